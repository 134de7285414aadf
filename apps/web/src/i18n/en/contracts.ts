import type { Contract, ContractInPlay, Level, Suit } from '@skatrunde/rules/cards';
import type { contracts as german } from '../de/contracts.ts';

const SUITS: Readonly<Record<Suit, string>> = { C: 'Clubs', S: 'Spades', H: 'Hearts', D: 'Diamonds' };

const LEVELS: Readonly<Record<Level, string>> = {
  game: 'game',
  hand: 'hand',
  schneider: 'schneider',
  schneiderAnnounced: 'schneider announced',
  schwarz: 'schwarz',
  schwarzAnnounced: 'schwarz announced',
  ouvert: 'ouvert',
  spitze: 'Spitze',
};

export const contracts: typeof german = {
  suit: (suit) => SUITS[suit],
  name: (contract) => [base(contract), ...announced(contract)].join(' '),
  matadors: ({ kind, count }) => `${kind} ${count}`,
  level: (level) => LEVELS[level],
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

function announced(contract: ContractInPlay): readonly string[] {
  if (contract.type === 'ramsch') return [];
  return contract.type !== 'null' && contract.spitze ? [...levels(contract), 'Spitze'] : levels(contract);
}

function levels(contract: Contract): readonly string[] {
  if (contract.type === 'null' && contract.revolution) return contract.hand ? ['hand'] : [];
  if (contract.type === 'null') return [...(contract.hand ? ['hand'] : []), ...(contract.ouvert ? ['ouvert'] : [])];
  if (contract.ouvert) return ['ouvert'];
  const level = contract.schwarzAnnounced
    ? ['schwarz announced']
    : contract.schneiderAnnounced
      ? ['schneider announced']
      : [];
  return [...(contract.hand ? ['hand'] : []), ...level];
}
