import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { OpenGame, OpenPosition } from '@skatrunde/bots';
import { type Card, cardPoints } from '@skatrunde/rules';
import { parseNeutral } from '@skatrunde/rules/records';

/** A contract that a computer player bid, before the first trick, all cards open. */
export type BidContract = {
  readonly position: OpenPosition;
  /** Card points of the skat, the declarer's from the start. */
  readonly skatPoints: number;
};

/** Our own copy of deals that xskat's computer players bid and played; its README tells of them. */
const DEALS = new URL('../../../../packages/rules/test-data/xskat-ai-official.jsonl.gz', import.meta.url);

type Parsed = Extract<ReturnType<typeof parseNeutral>, { readonly ok: true }>['value'];
type DealRecord = Extract<Parsed, { readonly form: 'deal' }>['record'];

export function bidContracts(): readonly BidContract[] {
  const lines = gunzipSync(readFileSync(DEALS)).toString('utf8').trim().split('\n');
  return lines.flatMap((line) => {
    const reading = parseNeutral(line);
    return reading.ok && reading.value.form === 'deal' ? contractOf(reading.value.record) : [];
  });
}

function contractOf(record: DealRecord): readonly BidContract[] {
  const { declarer, forehand, skat, discard } = record;
  const game = gameOf(record);
  if (game === undefined || declarer === null) return [];
  const buried = discard ?? skat;
  const held = (seat: number): readonly Card[] => {
    const dealt = record.hands[seat % 3] ?? [];
    return seat === declarer ? [...dealt, ...skat].filter((card) => !buried.includes(card)) : dealt;
  };
  const position: OpenPosition = {
    game,
    hands: [held(declarer), held(declarer + 1), held(declarer + 2)],
    leader: (forehand - declarer + 3) % 3,
  };
  return [{ position, skatPoints: cardPoints(buried) }];
}

function gameOf({ contract: { type, trump } }: DealRecord): OpenGame | undefined {
  switch (type) {
    case 'suit':
      return trump ?? undefined;
    case 'grand':
    case 'null':
      return type;
    case 'ramsch':
    case 'passed':
      return undefined;
  }
}
