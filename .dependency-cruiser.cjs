/** Who may import whom: docs/architecture.md. `pnpm check` runs it. */

const TESTS = '\\.test\\.tsx?$|/test/|/fixtures/';
/** The packages that know neither machine nor network. */
const PURE = '^packages/[^/]+/src/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'nothing-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(raw|url|inline|worker)$' },
    },
    {
      name: 'other-packages-by-their-door',
      comment:
        'A package is used through its doors (index, cards-door, records, schemas, fairness), never by a file inside of it.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^(packages|apps)/[^/]+/src/',
        pathNot: ['^$1/$2/', '^packages/[^/]+/src/(index|cards-door|records/index|schemas|fairness)\\.ts$'],
      },
    },
    {
      name: 'rules-stand-alone',
      severity: 'error',
      from: { path: '^packages/rules/' },
      to: { path: '^(packages/(?!rules/)|apps/|scripts/|e2e/)' },
    },
    {
      name: 'table-knows-rules-only',
      severity: 'error',
      from: { path: '^packages/table/' },
      to: { path: '^(packages/(?!rules/|table/)|apps/|scripts/|e2e/)' },
    },
    {
      name: 'bots-know-rules-only',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^(packages/(?!rules/|bots/)|apps/|scripts/|e2e/)' },
    },
    {
      name: 'protocol-knows-rules-and-table-only',
      severity: 'error',
      from: { path: '^packages/protocol/' },
      to: { path: '^(packages/bots/|apps/|scripts/|e2e/)' },
    },
    {
      name: 'no-machine-in-pure-packages',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-libraries-in-pure-packages',
      comment:
        'The protocol uses one for its schemas, and the fair cards one for SHA-256, which has to be the same here and in the page.',
      severity: 'error',
      from: { path: PURE, pathNot: TESTS },
      to: { path: 'node_modules', pathNot: 'node_modules/(zod|@noble/hashes)/' },
    },
    {
      name: 'hashes-for-fair-cards-only',
      severity: 'error',
      from: { path: PURE, pathNot: [TESTS, '^packages/table/src/fairness\\.ts$'] },
      to: { path: 'node_modules/@noble/' },
    },
    {
      name: 'no-schemas-outside-the-protocol',
      severity: 'error',
      from: { path: '^packages/(?!protocol/)' },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'rules-before-the-game',
      comment: 'A rule may know the types of the game it serves, never call into it.',
      severity: 'error',
      from: { path: '^packages/rules/src/[^/]+/rules/', pathNot: TESTS },
      to: { path: '^packages/rules/src/[^/]+/game/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-knows-cards-and-protocol-only',
      comment:
        'The page shows what it is sent; it has no rules, tables or bots. Its workers may have them. The shuffle alone it repeats: one short file, for whoever checks the cards.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/workers/', TESTS] },
      to: {
        path: '^packages/',
        pathNot: '^packages/(protocol/src/index|rules/src/cards-door|table/src/fairness)\\.ts$',
      },
    },
    {
      name: 'workers-by-their-messages',
      comment:
        'What a worker runs must not run on the thread of the page: the page knows the types of its messages alone.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/workers/', TESTS] },
      to: { path: '^apps/web/src/workers/', pathNot: '-messages\\.ts$' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'ui-without-game-words',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^(packages/|apps/web/src/(features|cards|connection)/)' },
    },
    {
      name: 'page-and-server-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/', pathNot: TESTS },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'sql-in-its-place',
      comment:
        'Queries stand in storage/, in files called *-rows, in the log of the tables, their notes, and the readiness check.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/(storage/|tables/table-(log|notes)\\.ts$)', '-rows\\.ts$', TESTS],
      },
      to: { path: 'node_modules/kysely/|^node:sqlite$' },
    },
    {
      name: 'sockets-in-their-place',
      comment: 'Only what speaks to pages knows Socket.IO.',
      severity: 'error',
      from: { path: '^apps/server/src/(accounts|chat|lobby|storage)/', pathNot: TESTS },
      to: { path: 'node_modules/socket\\.io' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: [TESTS, '^e2e/', '\\.config\\.ts$'] },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|coverage|card-art)/|/test-results/' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.svg', '.d.ts'],
    },
  },
};
