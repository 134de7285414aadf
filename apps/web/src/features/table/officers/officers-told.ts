import type { OfficersGameView, TableUpdate } from '@skatrunde/protocol';
import type { Card, OfficersAsk, OfficersViewEvent } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import { who } from '../board/contract-line.ts';
import { type Scene, sceneOf } from '../board/scene.ts';
import { followWords } from './follow.ts';
import { officersName } from './reckoning.ts';
import { officersTitle } from './result-words.ts';

type Words = { readonly text: Texts; readonly deck: Deck };

/** An update in sentences for the screen reader: calls, cards, tricks, flips, and what is asked of me. */
export function officersTold(update: TableUpdate, words: Words): readonly string[] {
  const scene = sceneOf(update);
  if (!scene?.officers) return [];
  const events = update.events.flatMap((event) => (event.type === 'officers' ? [event.event] : []));
  const happened = events.flatMap((event) => eventText(event, scene, words) ?? []);
  if (happened.length === 0) return [];
  const next = nextText(scene, scene.officers, words);
  return next === undefined ? happened : [...happened, next];
}

function eventText(event: OfficersViewEvent, scene: Scene, { text, deck }: Words): string | undefined {
  const { told } = text.officers;
  const by = (player: number) => who(scene, player);
  const name = (card: Card): string => text.cards.name(card, deck);
  switch (event.type) {
    case 'dealt':
      return told.dealt;
    case 'rowOpened':
      return told.row(by(event.player), event.cards.map(name).join(', '));
    case 'announced':
      return told.announced(by(event.player), officersName(event.contract, { text, deck }));
    case 'doubled':
      return told.doubled(by(event.player), event.doubling);
    case 'passed':
      return told.notDoubled(by(event.player), event.doubling);
    case 'cardPlayed':
      return text.table.told.played(by(event.player), name(event.card));
    case 'trickTaken':
      return text.table.told.trick(by(event.winner), event.cardPoints);
    case 'cardsTurned':
      return event.cards.map(({ player, card }) => told.turned(by(player), name(card))).join(' ');
    case 'conceded':
      return told.gaveUp(by(event.player));
    case 'claimOffered':
      return text.table.ask.offer.claim.rest.open(by(event.player));
    case 'claimAccepted':
      return text.table.told.agrees(by(event.player));
    case 'claimDeclined':
      return text.table.told.playOn(by(event.player));
    case 'claimProven':
      return text.table.told.proven(by(event.player));
    case 'settled':
      return officersTitle(event.result, { who: by, text, deck });
    case 'rowCovered':
    case 'doublingAsked':
    case 'playBegun':
      return undefined;
  }
}

function nextText(scene: Scene, { view, ask }: OfficersGameView, words: Words): string | undefined {
  if (ask) return askText(ask, words);
  const turn = 'turn' in view ? view.turn : undefined;
  const seat = turn === undefined ? undefined : who(scene, turn);
  return seat && !seat.you ? words.text.table.told.turn(seat.name) : undefined;
}

function askText(ask: OfficersAsk, { text, deck }: Words): string {
  switch (ask.kind) {
    case 'announce':
      return text.officers.told.ask;
    case 'kontra':
    case 're':
      return text.officers.ask.question(ask.kind, ask.factor);
    case 'play': {
      const follow = followWords(ask.follow, { text, deck });
      return follow === undefined ? `${text.table.ask.play.turn}.` : text.table.told.yourTurn(follow);
    }
  }
}
