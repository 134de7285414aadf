import type { Player } from '../../game.ts';
import { partnerOf } from '../rules/giving-in.ts';
import {
  type DoubleQuestion,
  type KontraFacts,
  kontraFirst,
  mayKontra,
  questionAfterDouble,
  questionAfterRefusal,
  type SaidDouble,
} from '../rules/kontra.ts';
import { whoRearranges } from '../rules/revolution.ts';
import type { Playing, Question } from './state.ts';

/** What stops the cards, and what comes after each answer. */

type Declared = Pick<Playing, 'settings' | 'declarer' | 'bid' | 'calls' | 'contract'>;

function kontraFacts({ settings, declarer, bid, calls }: Declared): KontraFacts {
  return { settings, declarer, bid, calls };
}

/** Before the cards of an open game are shown: whether somebody says Kontra. Source: rules.md 8.4. */
export function questionBeforeShowing(state: Declared): DoubleQuestion | undefined {
  return state.contract.ouvert ? kontraFirst(kontraFacts(state)) : undefined;
}

/** Once the cards are shown: in a Revolution the defenders share theirs. */
export function questionAfterShowing({ contract, declarer }: Declared): Question | undefined {
  if (contract.type !== 'null' || contract.revolution === undefined) return undefined;
  return nextToRearrange(whoRearranges(declarer));
}

export function nextToRearrange(players: readonly Player[]): Question | undefined {
  const [player, ...after] = players;
  return player === undefined ? undefined : { kind: 'rearrange', player, after };
}

/** After a word of the chain; `said` ends with it. */
export function questionAfterWord(state: Declared, said: readonly SaidDouble[]): DoubleQuestion | undefined {
  return questionAfterDouble(said, kontraFacts(state));
}

/** After "I let it stand". */
export function questionAfterNo(question: Question | undefined): DoubleQuestion | undefined {
  return question?.kind === 'double' ? questionAfterRefusal(question) : undefined;
}

/** This defender may still say Kontra: nobody has, and he has not played yet. In open games it was asked before. */
export function canSayKontra(state: Playing, player: Player): boolean {
  const { said, contract, tricks, trick, leader } = state;
  if (said.length > 0 || contract.ouvert || tricks.length > 0 || trick.length === 3) return false;
  const hasPlayed = trick.some((_, place) => (leader + place) % 3 === player);
  return !hasPlayed && mayKontra(kontraFacts(state)).includes(player);
}

export function partnerIn({ declarer }: Playing, player: Player): Player {
  return partnerOf(player, declarer);
}
