import { defineConfig } from 'vitest/config';

/** Only for what hangs: on a busy machine a test may take its time. In ms. */
const HUNG = 300_000;

/** Tests that need nothing but Node. */
function node(name: string, root: string) {
  return {
    test: {
      name,
      root,
      environment: 'node' as const,
      include: ['**/*.test.ts'],
      exclude: ['**/node_modules/**'],
      testTimeout: HUNG,
      hookTimeout: HUNG,
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      node('rules', 'packages/rules'),
      node('table', 'packages/table'),
      node('bots', 'packages/bots'),
      node('protocol', 'packages/protocol'),
      node('server', 'apps/server'),
      node('bench', 'apps/bench'),
      node('scripts', 'scripts'),
      'apps/web',
    ],
  },
});
