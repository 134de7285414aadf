import type { Contract, ContractInPlay, Level, Matadors, Suit } from '@skatrunde/rules/cards';

const SUITS: Readonly<Record<Suit, string>> = { C: 'Kreuz', S: 'Pik', H: 'Herz', D: 'Karo' };

/** Games by name and the words of their reckoning; for the contract line, the pad and the result. */
export const contracts = {
  suit: (suit: Suit): string => SUITS[suit],
  /** "Kreuz Hand", "Null ouvert", "Grand Hand Schneider angesagt". */
  name: (contract: ContractInPlay): string => [base(contract), ...announced(contract)].join(' '),
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
  spitze: 'Spitze',
};

function base(contract: ContractInPlay): string {
  switch (contract.type) {
    case 'suit':
      return SUITS[contract.trump];
    case 'grand':
      return 'Grand';
    case 'null':
      return contract.revolution ? 'Revolution' : 'Null';
    case 'ramsch':
      return 'Ramsch';
  }
}

/** Only the highest level is said: ouvert implies the others, Schwarz implies Schneider. */
function announced(contract: ContractInPlay): readonly string[] {
  if (contract.type === 'ramsch') return [];
  return contract.type !== 'null' && contract.spitze ? [...levels(contract), 'Spitze'] : levels(contract);
}

function levels(contract: Contract): readonly string[] {
  if (contract.type === 'null' && contract.revolution) return contract.hand ? ['Hand'] : [];
  if (contract.type === 'null') return [...(contract.hand ? ['Hand'] : []), ...(contract.ouvert ? ['ouvert'] : [])];
  if (contract.ouvert) return ['ouvert'];
  const level = contract.schwarzAnnounced
    ? ['Schwarz angesagt']
    : contract.schneiderAnnounced
      ? ['Schneider angesagt']
      : [];
  return [...(contract.hand ? ['Hand'] : []), ...level];
}
