import { isCard, OFFICERS_CONTRACTS, type OfficersContract, type OfficersView, type StackView } from '@skatrunde/rules';
import { describe, expect, it } from 'vitest';
import { answerAnnounce } from './announcing.ts';
import { answerDoubling } from './doubling.ts';
import { winningChance } from './prospects.ts';

function stacks(line: string): readonly StackView[] {
  return line
    .split(' ')
    .filter(isCard)
    .map((open) => ({ open, covered: true }));
}

const VALUES = [12, 11, 10, 9, 24];
const ASK = {
  kind: 'announce',
  number: 0,
  contracts: OFFICERS_CONTRACTS.map((contract, place) => {
    const value = VALUES[place];
    return value === undefined ? { contract } : { contract, value };
  }),
  refused: [],
} as const;

function announces(line: string): OfficersContract | undefined {
  const view: OfficersView = { phase: 'announcing', you: 0, hand: [], stacks: [stacks(line), []], turn: 0 };
  const command = answerAnnounce(view, ASK);
  return command?.type === 'announce' ? command.contract : undefined;
}

describe('announcing', () => {
  it.each([
    ['jacks and aces', 'CJ SJ HA DA', { type: 'grand' }],
    ['a long suit with its jack', 'CJ D9 D8 DT', { type: 'suit', trump: 'D' }],
    ['four small cards', 'C7 S8 H7 D8', { type: 'ramsch' }],
  ] as const)('%s', (_, line, contract) => expect(announces(line)).toEqual(contract));

  it('a table without Ramsch gets some other game', () => {
    const view: OfficersView = { phase: 'announcing', you: 0, hand: [], stacks: [stacks('C7 S8 H7 D8'), []], turn: 0 };
    const contracts = ASK.contracts.filter(({ contract }) => contract.type !== 'ramsch');
    expect(answerAnnounce(view, { ...ASK, contracts })).toMatchObject({ type: 'announce' });
  });
});

describe('Kontra and Re', () => {
  const doubling = (you: 0 | 1, forehand: string, dealer: string): OfficersView => ({
    phase: 'doubling',
    you,
    hand: [],
    stacks: [stacks(forehand), stacks(dealer)],
    announcer: 0,
    contract: { type: 'grand' },
    doublings: [],
  });

  it('Kontra with the better cards, otherwise not', () => {
    expect(answerDoubling(doubling(1, 'SJ HA DK C9', 'CJ HJ CA SA'), 'kontra')).toEqual({ type: 'kontra' });
    expect(answerDoubling(doubling(1, 'CJ HJ CA SA', 'SJ HA DK C9'), 'kontra')).toEqual({ type: 'pass' });
  });

  it('Re when the second row has turned it', () => {
    expect(answerDoubling(doubling(0, 'SJ HA DK C9 DJ CT ST DA', 'HJ CA SA HK'), 're')).toEqual({ type: 're' });
    expect(answerDoubling(doubling(0, 'SJ HA DK C9 C7 S7 D7 H7', 'HJ CA SA HK'), 're')).toEqual({ type: 'pass' });
  });

  it('what one wins the other loses', () => {
    const [mine, theirs] = [0, 1].map((you) =>
      winningChance(doubling(you === 0 ? 0 : 1, 'SJ HA DK C9', 'CJ HJ CA SA'), { type: 'grand' }),
    );
    expect((mine ?? 0) + (theirs ?? 0)).toBeCloseTo(1);
  });
});
