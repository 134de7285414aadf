import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { PACK } from '@skatrunde/rules';
import { expect, test } from 'vitest';
import { commitmentTo, shuffledBy } from '../fairness.ts';

test('the shell script of docs/fair-cards.md comes to the same cards', () => {
  const page = readFileSync(new URL('../../../../docs/fair-cards.md', import.meta.url), 'utf8');
  const [, script = ''] = /```bash\n([\s\S]*?)```/.exec(page) ?? [];
  const secret = 'ffeeddccbbaa99887766554433221100ffeeddccbbaa99887766554433221100';
  const entropies = [
    { place: 0, text: 'aa' },
    { place: 2, text: 'bb' },
  ];
  const output = execFileSync('bash', ['-c', script, 'check', secret, '0:aa\n2:bb', ...PACK], { encoding: 'utf8' });
  const [shown, cards] = output.trim().split('\n');
  expect(shown).toBe(`shown before the deal: ${commitmentTo(secret)}`);
  expect(cards?.split(' ')).toEqual(shuffledBy({ secret, entropies }, PACK));
});
