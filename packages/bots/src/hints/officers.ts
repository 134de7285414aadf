import {
  beats,
  CARD_POINTS,
  type Card,
  cardPoints,
  legalCards,
  type OfficersAsk,
  type OfficersCommand,
  type OfficersContract,
  type OfficersOffer,
  type OfficersTrick,
  type OfficersView,
  rankOf,
} from '@skatrunde/rules';
import { answerOfficers } from '../officers/bot.ts';
import { type Position, positionOf } from '../officers/position.ts';
import { winningChance } from '../officers/prospects.ts';
import type { Seed } from '../random.ts';
import { countsIn } from './hand-reasons.ts';
import type { Hint } from './hint.ts';
import type { HintReason } from './reasons.ts';

/** The same at Officers' Skat: what a bot would say to this ask, and why. */
export function hintOfficers(
  view: OfficersView,
  ask: OfficersAsk,
  offers: readonly OfficersOffer[],
  seed: Seed,
  tricks: readonly OfficersTrick[] = [],
): Hint<OfficersCommand> | undefined {
  const command = answerOfficers(view, ask, offers, seed, tricks);
  return command === undefined ? undefined : { command, reason: reasonFor(command, view, ask) };
}

function reasonFor(command: OfficersCommand, view: OfficersView, ask: OfficersAsk): HintReason {
  switch (ask.kind) {
    case 'announce':
      return command.type === 'announce' ? announceReason(command.contract, view) : { code: 'bestBalance' };
    case 'kontra':
    case 're':
      return { code: command.type === ask.kind ? 'doubleWorth' : 'doubleNot' };
    case 'play': {
      if (command.type !== 'play' || view.phase !== 'playing' || view.you === undefined) return { code: 'bestBalance' };
      return playReason(command.card, ask.cards, positionOf(view, view.you));
    }
  }
}

function announceReason(contract: OfficersContract, view: OfficersView): HintReason {
  if (contract.type === 'ramsch') return { code: 'fewestPoints' };
  const game = contract.type === 'suit' ? contract.trump : 'grand';
  const percent = Math.round(100 * winningChance(view, contract));
  return { code: 'bestGame', game, percent, ...countsIn(view.hand, game) };
}

function playReason(card: Card, legal: readonly Card[], position: Position): HintReason {
  if (legal.length === 1) return { code: 'onlyCard' };
  const { led, theirs, trumps, aim } = position;
  if (aim < 0) return { code: led !== undefined && !beats(card, led, trumps) ? 'ramschUnder' : 'bestBalance' };
  if (led !== undefined) return answerReason(card, { led, legal, trumps });
  const beaten = legalCards(theirs, [card], trumps).some((answer) => beats(answer, card, trumps));
  return { code: beaten ? 'bestBalance' : 'noOpenBeats' };
}

type Answered = Pick<Position, 'trumps'> & { readonly led: Card; readonly legal: readonly Card[] };

function answerReason(card: Card, { led, legal, trumps }: Answered): HintReason {
  if (beats(card, led, trumps)) return { code: 'winsTrick', points: cardPoints([led, card]) };
  const pointsOf = (one: Card): number => CARD_POINTS[rankOf(one)];
  const least = Math.min(...legal.map(pointsOf));
  if (pointsOf(card) > least) return { code: 'bestBalance' };
  const couldWin = legal.some((one) => beats(one, led, trumps));
  return couldWin ? { code: 'keepsHigh', points: pointsOf(led) } : { code: 'cannotWin' };
}
