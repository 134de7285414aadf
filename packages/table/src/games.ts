import type { SkatCommand } from '@skatrunde/rules';
import type { AwaitingOffer, GameName, GameOffer } from './game-words.ts';
import { OFFICERS } from './officers-game.ts';
import type { TableSettings } from './settings.ts';
import { SKAT } from './skat-game.ts';
import type { TableGame } from './table-game.ts';

const GAMES: Readonly<Record<GameName, TableGame>> = { skat: SKAT, officers: OFFICERS };

export function gameNamed(name: GameName): TableGame {
  return GAMES[name];
}

export function gameOf(settings: TableSettings): TableGame {
  return GAMES[settings.game ?? 'skat'];
}

/** In every game alike: a claim or a concession waits for the others. */
export function awaitsAnswer(offer: GameOffer): offer is AwaitingOffer {
  return offer.kind === 'answerClaim' || offer.kind === 'answerConcession';
}

export function legalReply(offer: AwaitingOffer): Extract<SkatCommand, { type: 'answerClaim' | 'answerConcession' }> {
  switch (offer.kind) {
    case 'answerClaim':
      return { type: 'answerClaim', claim: offer.claim, accept: false };
    case 'answerConcession':
      return { type: 'answerConcession', concession: offer.concession, accept: false };
  }
}
