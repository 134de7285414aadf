import type { TableUpdate, TableView, TableViewEvent } from '@skatrunde/protocol';
import { Shuffle } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lengthText } from '../../house-rules/length-text.ts';
import { presetName } from '../../house-rules/preset-name.ts';
import { type Texts, useText } from '../../i18n/index.ts';
import { useAnnounce } from '../../ui/LiveRegion.tsx';
import { useToast } from '../../ui/Toast.tsx';
import { columnNames, nameOf, occupantName } from './names.ts';
import { useTableState, useTableUpdates } from './table-context.ts';

/** Tells the live region what happens around the cards: coming and going, ready, the match, chat. Cards tell the board. */
export function TableNews() {
  const text = useText();
  const announce = useAnnounce();
  const toast = useToast();
  const known = useRef<TableUpdate>(undefined);
  useTableUpdates((update) => {
    const before = known.current;
    known.current = update;
    const tell = (event: TableViewEvent): void => {
      const said = newsText(event, { update, before, text });
      if (said === undefined) return;
      // What applies has changed for everyone: seen as well as heard. A toast is announced too.
      if (event.type === 'settingsChanged') toast({ text: said });
      else announce(said);
    };
    const { earlier, later } = aroundCards(update.events);
    earlier.forEach(tell);
    const skipped = skippedNews(update, text);
    if (skipped !== undefined) toast({ text: skipped, icon: Shuffle });
    // The board hears the same update after this; what came of its cards is told when it has spoken.
    queueMicrotask(() => {
      later.forEach(tell);
      for (const said of presenceNews(update, before, text)) announce(said);
    });
  });
  useChatNews();
  return null;
}

/** What happened before the first card or call of this update, and what after. */
function aroundCards(events: readonly TableViewEvent[]) {
  const first = events.findIndex(({ type }) => type === 'game' || type === 'officers');
  const split = first < 0 ? events.length : first;
  return { earlier: events.slice(0, split), later: events.slice(split) };
}

type NewsContext = {
  readonly update: TableUpdate;
  /** Names of people who are gone by now stand in the view before. */
  readonly before: TableUpdate | undefined;
  readonly text: Texts;
};

/** One event as a sentence; `undefined` for what the board tells. */
export function newsText(event: TableViewEvent, { update, before, text }: NewsContext): string | undefined {
  const words = text.panel.news;
  const name = (person: string): string =>
    nameOf(update.view, person) ?? (before && nameOf(before.view, person)) ?? text.panel.somebody;
  switch (event.type) {
    case 'game':
    case 'officers':
      return undefined;
    case 'came':
      return event.as === 'player' ? words.cameToPlay(name(event.person)) : words.cameToWatch(name(event.person));
    case 'left':
      return event.removed ? words.removed(name(event.person)) : words.left(name(event.person));
    case 'seated':
      if (update.events.some((other) => other.type === 'came' && other.person === event.person)) return undefined;
      return words.seated(name(event.person), event.seat + 1);
    case 'stoodUp':
      return words.stoodUp(name(event.person));
    case 'botSeated':
      return words.botSeated(event.name);
    case 'botRemoved':
      return words.botRemoved(event.name);
    case 'botComing':
      return text.bots.news.botComing(event.name);
    case 'botLevelChanged':
      return text.bots.news.levelChanged(event.name, event.level);
    case 'tempoChanged':
      return text.bots.news.tempoChanged;
    case 'standInAsked':
    case 'standInAnswered':
    case 'standInBegan':
    case 'standInEnded':
      return standInNews(event, { me: update.view.you.person, name, text });
    case 'readyChanged':
      return event.ready ? words.ready(name(event.person)) : words.notReady(name(event.person));
    case 'settingsChanged':
      return settingsNews(update.view, text);
    case 'doorChanged':
      return words.doorChanged;
    case 'hostChanged':
      return event.host === update.view.you.person ? words.youHost : words.host(name(event.host));
    case 'matchStarted':
      return words.matchStarted;
    case 'gameBrokenOff':
      return words.brokenOff(occupantName(update.view, event.by) ?? text.panel.somebody);
    case 'pressedNext':
      return undefined;
    case 'matchEnded':
      return words.matchEnded;
  }
}

type StandInEvent = Extract<TableViewEvent, { readonly type: `standIn${string}` }>;
type StandInContext = {
  readonly me: string;
  readonly name: (person: string) => string;
  readonly text: Texts;
};

/** The question to the others is told by the slip that asks it. */
function standInNews(event: StandInEvent, { me, name, text }: StandInContext): string | undefined {
  const words = text.bots.news;
  const mine = event.person === me;
  switch (event.type) {
    case 'standInAsked':
      return undefined;
    case 'standInAnswered':
      if (event.by === me) return undefined;
      return (event.agree ? words.agrees : words.wouldWait)(name(event.by), name(event.person));
    case 'standInBegan':
      if (event.why === 'away') return mine ? words.beganForYou : words.began(name(event.person));
      return mine ? words.beganOnceForYou : words.beganOnce(name(event.person));
    case 'standInEnded':
      return mine ? words.youAgain : words.ended(name(event.person));
  }
}

/** At the deal: whose browser added nothing to the shuffle. Seen as well as heard. */
export function skippedNews({ view: { stage, people }, events }: TableUpdate, text: Texts): string | undefined {
  const dealt = events.some((one) => (one.type === 'game' || one.type === 'officers') && one.event.type === 'dealt');
  if (!dealt || stage.kind !== 'game') return undefined;
  const names = columnNames(stage.game.chance.skipped, { stage, people }, text);
  return names.length === 0 ? undefined : text.fairCards.skippedAtDeal(names);
}

/** What applies now; who sits there must say "ready" again. */
function settingsNews({ settings, you }: TableView, text: Texts): string {
  const { rules } = text;
  const changed = rules.changed(presetName(settings, text), lengthText(settings.length, text));
  return you.host || you.role === 'watcher' ? changed : `${changed}. ${rules.readyAgain}`;
}

/** Who was there in both views and has gone off or come back between them. */
export function presenceNews(update: TableUpdate, before: TableUpdate | undefined, text: Texts): readonly string[] {
  if (!before) return [];
  return update.view.people.flatMap(({ person, name, present, awaySince }) => {
    const known = before.view.people.find((one) => one.person === person);
    const gone = !present && awaySince === undefined;
    if (!known || gone || known.present === present || person === update.view.you.person) return [];
    return [present ? text.panel.news.back(name) : text.panel.news.away(name)];
  });
}

/** New messages of others; what was already there on arrival is not read out. */
function useChatNews(): void {
  const { chat, update } = useTableState();
  const text = useText();
  const announce = useAnnounce();
  const lastSaid = useRef<number>(undefined);
  const me = update?.view.you.person;
  const tell = useEffectEvent(() => {
    const last = lastSaid.current;
    lastSaid.current = chat && (chat.at(-1)?.id ?? last ?? 0);
    if (last === undefined || !chat) return;
    for (const message of chat) {
      if (message.id > last && message.person !== me) announce(text.panel.chat.said(message.name, message.text));
    }
  });
  useEffect(() => tell(), [chat]);
}
