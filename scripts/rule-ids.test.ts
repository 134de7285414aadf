import { describe, expect, it } from 'vitest';
import { faultsIn, rowsIn, titlesIn, withCounts } from './rule-ids.ts';

const DOCUMENT = `# Rules

| Id | Rule | German | Source | File | Tests |
| --- | --- | --- | --- | --- | --- |
| BID-1 | Only 63 values. | Reizwerte | 3.1 | \`bidding.ts\` | 2 |
| WIN-1 | 61 card points win. | Gewinn | 7.1 | \`winning.ts\` | 1 |
`;

const tests = (source: string) => titlesIn(new Map([['some.test.ts', source]]));
const GOOD = tests("it('[BID-1] one', f); it.each(rows)('[BID-1] %d', f); it(`[WIN-1] two`, f);");

function faults(document: string, titles = GOOD, gone = '') {
  return faultsIn(rowsIn(document), titles, (file) => file !== gone);
}

describe('rule ids', () => {
  it('agree when every rule has its file and as many tests as it says', () => expect(faults(DOCUMENT)).toEqual([]));

  it('tell a rule without a test', () => {
    expect(faults(DOCUMENT, tests("it('[BID-1] a', f); it('[BID-1] b', f)"))).toEqual(['WIN-1 has no test']);
  });

  it('tell a test of an unknown rule', () => {
    const titles = tests("it('[BID-1] a', f); it('[BID-1] [WIN-1] b', f); it('[WIN-9] c', f)");
    expect(faults(DOCUMENT, titles)).toEqual(['some.test.ts tests an unknown rule: WIN-9']);
  });

  it('tell a file that is gone', () => {
    expect(faults(DOCUMENT, GOOD, 'winning.ts')).toEqual(['WIN-1 names a file that is gone: winning.ts']);
  });

  it('tell a wrong count, and put it right', () => {
    const wrong = DOCUMENT.replace('| 2 |', '| 7 |');
    expect(faults(wrong)).toEqual(['BID-1 says 7 tests, there are 2']);
    expect(withCounts(wrong, GOOD)).toBe(DOCUMENT);
  });

  it('tell an id that stands twice', () => {
    expect(faults(DOCUMENT.replace('WIN-1', 'BID-1'), tests("it('[BID-1] a', f); it('[BID-1] b', f)"))).toContain(
      'BID-1 stands twice in the table',
    );
  });

  it('refuse a row they cannot read', () => expect(() => rowsIn('| BID-1 | Only 63 values. |')).toThrow());
});
