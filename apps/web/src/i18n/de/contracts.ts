import type { Contract, Level, Matadors, Suit } from '@skatrunde/rules/cards';

const SUITS: Readonly<Record<Suit, string>> = { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' };

/** Games by name and the words of their reckoning; for the contract line, the pad and the result. */
export const contracts = {
  suit: (suit: Suit): string => SUITS[suit],
  /** "Kreuz Hand", "Null ouvert", "Grand Hand Schneider angesagt". */
  name: (contract: Contract): string => [base(contract), ...announced(contract)].join(' '),
  /** "mit 2", "ohne 4". */
  matadors: ({ kind, count }: Matadors): string => `${kind === 'with' ? 'mit' : 'ohne'} ${count}`,
  level: (level: Level): string => LEVELS[level],
};

const LEVELS: Readonly<Record<Level, string>> = {
  game: 'Spiel',
  hand: 'Hand',
  schneider: 'Schneider',
  schneiderAnnounced: 'Schneider angesagt',
  schwarz: 'Schwarz',
  schwarzAnnounced: 'Schwarz angesagt',
  ouvert: 'ouvert',
};

function base(contract: Contract): string {
  switch (contract.type) {
    case 'suit':
      return SUITS[contract.trump];
    case 'grand':
      return 'Grand';
    case 'null':
      return 'Null';
  }
}

/** Only the highest level is said: ouvert implies the others, Schwarz implies Schneider. */
function announced(contract: Contract): readonly string[] {
  if (contract.type === 'null') return [...(contract.hand ? ['Hand'] : []), ...(contract.ouvert ? ['ouvert'] : [])];
  if (contract.ouvert) return ['ouvert'];
  const level = contract.schwarzAnnounced
    ? ['Schwarz angesagt']
    : contract.schneiderAnnounced
      ? ['Schneider angesagt']
      : [];
  return [...(contract.hand ? ['Hand'] : []), ...level];
}
