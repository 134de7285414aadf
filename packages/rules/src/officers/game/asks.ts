import type { Player } from '../../game.ts';
import { legalCards, suitToFollow } from '../../skat/rules/following-suit.ts';
import { contractChoices } from '../rules/announcing.ts';
import { DOUBLES, doublingFactor } from '../rules/doubling.ts';
import { asInSkat } from '../rules/trumps.ts';
import { FOREHAND } from '../seats.ts';
import { openCards } from '../stack.ts';
import type { OfficersAsk } from './ask.ts';
import type { Doubled, OfficersState, Playing } from './state.ts';

/** What this player must answer now, with every option; `undefined` if it is not their turn. */
export function asks(state: OfficersState, player: Player): OfficersAsk | undefined {
  switch (state.phase) {
    case 'announcing':
      if (player !== FOREHAND) return undefined;
      return { kind: 'announce', number: state.number, ...contractChoices(state.settings) };
    case 'doubling':
      return doublingAsk(state, player);
    case 'playing':
      return cardAsk(state, player);
    case 'over':
      return undefined;
  }
}

function doublingAsk({ asked, number, doublings }: Doubled, player: Player): OfficersAsk | undefined {
  if (asked === undefined || player !== DOUBLES[asked]) return undefined;
  return { kind: asked, number, factor: doublingFactor([...doublings, asked]) };
}

function cardAsk({ stacks, turn, trick, contract, number }: Playing, player: Player): OfficersAsk | undefined {
  const own = stacks[player];
  if (player !== turn || own === undefined || trick.length === 2) return undefined;
  const open = openCards(own);
  const trumps = asInSkat(contract);
  const follow = suitToFollow(open, trick, trumps);
  const ask = { kind: 'play', number, cards: legalCards(open, trick, trumps) } as const;
  return follow === undefined ? ask : { ...ask, follow };
}
