import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PACK } from '@skatrunde/rules';
import { describe, expect, test } from 'vitest';
import { commitmentTo, shuffledBy } from '../fairness.ts';

const PAGE = readFileSync(new URL('../../../../docs/fair-cards.md', import.meta.url), 'utf8');
const [, SCRIPT = ''] = /```bash\n([\s\S]*?)```/.exec(PAGE) ?? [];

describe('the shell script of docs/fair-cards.md', () => {
  test('comes to the same cards', () => {
    const secret = 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100';
    const entropies = [
      { place: 0, text: 'aa' },
      { place: 2, text: 'bb' },
    ];
    const output = execFileSync('bash', ['-c', SCRIPT, 'check', secret, '0:aa\n2:bb', ...PACK], { encoding: 'utf8' });
    const [shown, cards] = output.trim().split('\n');
    expect(shown).toBe(`shown before the deal: ${commitmentTo(secret)}`);
    expect(cards?.split(' ')).toEqual(shuffledBy({ secret, entropies }, PACK));
  });

  test('called as the page says, answers what the page says of the game that was played', () => {
    const [, call = ''] = /\nbash check\.sh (.*)\n/.exec(PAGE) ?? [];
    const [, answer] = /```\n(shown before the deal: [\s\S]*?)```/.exec(PAGE) ?? [];
    const output = execFileSync('bash', ['-c', `check() {\n${SCRIPT}}\ncheck ${call}`], { encoding: 'utf8' });
    expect(output).toBe(answer);
  });
});
