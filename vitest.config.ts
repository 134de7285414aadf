import { defineConfig } from 'vitest/config';

/** Tests that need nothing but Node. */
function node(name: string, root: string) {
  return {
    test: { name, root, environment: 'node' as const, include: ['**/*.test.ts'], exclude: ['**/node_modules/**'] },
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
