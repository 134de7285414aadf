import type { TableUpdate } from '@skatrunde/protocol';
import type { Card, SkatAsk, SkatViewEvent } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import { claimWords } from '../ask/claim-words.ts';
import { followText } from '../ask/play-hint.ts';
import { resultTitle } from '../result/result-sentence.ts';
import { who } from './contract-line.ts';
import { contractName } from './contract-name.ts';
import { contractOf, type Scene, sceneOf, seatOf, turnOf } from './scene.ts';
import { gameEvents } from './use-trick-rest.ts';

export type ToldContext = { readonly text: Texts; readonly deck: Deck };

/**
 * An update in sentences for the screen reader: each call and card, who takes a trick, what is announced, and whose turn
 * it is. "Mira spielt Herz Zehn. Du bist dran: Herz bedienen."
 */
export function toldOf(update: TableUpdate, context: ToldContext): readonly string[] {
  const scene = sceneOf(update);
  const events = gameEvents(update);
  if (!scene?.game || events.length === 0) return [];
  const happened = events.flatMap((event) => eventText(event, scene, context) ?? []);
  const next = nextText(scene, context);
  return next === undefined ? happened : [...happened, next];
}

function eventText(event: SkatViewEvent, scene: Scene, { text, deck }: ToldContext): string | undefined {
  const { told } = text.table;
  const by = (player: number) => who(scene, player);
  const cards = (list: readonly Card[]): string => list.map((card) => text.cards.name(card, deck)).join(', ');
  switch (event.type) {
    case 'dealt':
      return event.hand.length > 0 ? told.dealt(cards(event.hand)) : told.dealtOthers;
    case 'bidMade':
      return told.bid(by(event.player), event.value);
    case 'bidHeld':
      return told.hold(by(event.player), event.value);
    case 'passed':
      return told.pass(by(event.player));
    case 'declarerFound':
      return event.bid === 0 ? undefined : told.declarer(by(event.declarer), event.bid);
    case 'skatPickedUp':
      return [told.pickedUp(by(event.player)), event.cards && told.skatCards(cards(event.cards))]
        .filter(Boolean)
        .join(' ');
    case 'discarded':
      return told.discarded(by(event.player));
    case 'announced': {
      const name = contractName(event.contract, { text, deck });
      const shown = event.shown && told.shown(by(event.player).name, cards(event.shown));
      return [told.announced(by(event.player), name), shown].filter(Boolean).join(' ');
    }
    case 'cardPlayed':
      return told.played(by(event.player), text.cards.name(event.card, deck));
    case 'trickTaken':
      return isNull(scene) ? told.trickNull(by(event.winner)) : told.trick(by(event.winner), event.cardPoints);
    case 'concessionOffered':
      return told.wantsToGiveUp(by(event.player));
    case 'concessionDeclined':
    case 'claimDeclined':
      return told.playOn(by(event.player));
    case 'conceded':
      return told.gaveUp(event.side);
    case 'claimOffered':
      return [claimWords(scene, event.player, text)?.open, told.shown(by(event.player).name, cards(event.shown))]
        .filter(Boolean)
        .join(' ');
    case 'claimAccepted':
      return told.agrees(by(event.player));
    case 'claimProven':
      return told.proven(by(event.player));
    case 'ramschBegan':
      return text.table.house.told.ramsch;
    case 'grandHandDeclined':
      return text.table.house.told.noGrandHand(by(event.player));
    case 'skatPushed':
      return text.table.house.told.pushed(by(event.player));
    case 'knocked':
      return event.knocked
        ? text.table.house.told.knocked(by(event.player))
        : text.table.house.told.notKnocked(by(event.player));
    case 'doubled':
      return text.table.house.told.doubled(by(event.player), event.word);
    case 'notDoubled':
      return text.table.house.told.notDoubled(by(event.player), event.word);
    case 'handShown':
      return told.shown(by(event.player).name, cards(event.shown));
    case 'rearranged':
      return text.table.house.told.rearranged(by(event.player));
    case 'gaveIn':
      return text.table.house.told.gaveIn(by(event.player));
    case 'giveInAnswered':
      return event.agreed
        ? text.table.house.told.agreed(by(event.player))
        : text.table.house.told.refused(by(event.player));
    case 'giftTaken':
      return text.table.house.told.giftTaken(by(event.player));
    case 'giftRefused':
      return text.table.house.told.giftRefused(by(event.player), contractName(event.contract, { text, deck }));
    case 'forfeited':
      return text.table.house.told.forfeited(by(event.player));
    case 'settled':
      return resultTitle(event.result, { who: by, text, deck });
  }
}

function isNull({ game }: Scene): boolean {
  return game !== undefined && contractOf(game.view)?.type === 'null';
}

/** What is asked of me now, or whose turn it is. */
function nextText(scene: Scene, context: ToldContext): string | undefined {
  const { game } = scene;
  if (!game) return undefined;
  if (game.ask) return askText(game.ask, scene, context);
  const turn = turnOf(game.view);
  const seat = turn === undefined ? undefined : seatOf(scene, turn);
  return seat && !seat.you ? context.text.table.told.turn(seat.name) : undefined;
}

function askText(ask: SkatAsk, scene: Scene, context: ToldContext): string {
  const { told, ask: words, house } = context.text.table;
  const { game } = scene;
  switch (ask.kind) {
    case 'bid':
      return told.askBid(ask.values[0] ?? 0);
    case 'hold':
      return told.askHold(ask.value);
    case 'pickUpOrHand':
      return told.askSkat;
    case 'grandHand':
      return house.before.grandHand;
    case 'push':
      return `${house.take}, ${house.push}?`;
    case 'knock':
      return `${house.before.knock}?`;
    case 'double':
      return house.asks(ask.word, ask.factor);
    case 'rearrange':
      return `${house.keepCards}, ${house.swapHands}?`;
    case 'giveIn':
      return house.giveInAsked(seatOf(scene, ask.by)?.name ?? '…');
    case 'takeGift':
      return house.giftAsked(ask.instead);
    case 'putOn':
    case 'discard':
      return told.askDiscard;
    case 'announce':
      return told.askAnnounce;
    case 'play': {
      const view = game?.view;
      const leads = (view?.phase === 'playing' || view?.phase === 'ramsch') && view.trick.length === 0;
      return followText(ask, context) === undefined
        ? `${leads ? words.play.lead : words.play.turn}.`
        : told.yourTurn(followText(ask, context) ?? '');
    }
  }
}
