import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser, NO_BROWSER } from './browser.ts';
import { ensurePageBuilt } from './build-page.ts';
import { believed, type Count, ONE_FAILED, ONE_PASSED, playwrightCount, vitestCount } from './counts.ts';
import { nodeProgram, type Program, runKept, runShown } from './processes.ts';
import { inProject, toolFile, workspaceFolders } from './project.ts';

/** One part of the tests: it always comes to an end and says how much of it passed. */
export type Part = { readonly name: string; readonly run: () => Promise<Count> };

/** A program that is one test: it passes when it exits with 0. Its output is shown when it does not. */
function check(name: string, program: Program): Part {
  return {
    name,
    run: async () => {
      const { code, output } = await runKept(program);
      if (code !== 0) console.error(`\n--- ${name} failed ---\n${output.trimEnd()}\n`);
      return code === 0 ? ONE_PASSED : ONE_FAILED;
    },
  };
}

/** Everything that reads the sources without running them. */
export function checks(): readonly Part[] {
  return [
    check('format and lint', nodeProgram(toolFile('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.'])),
    check(
      'boundaries',
      nodeProgram(toolFile('dependency-cruiser', 'depcruise'), ['--config', '.dependency-cruiser.cjs', ...SOURCES]),
    ),
    check('dead code', nodeProgram(toolFile('knip'), ['--no-progress'])),
    check('rule ids', nodeProgram(inProject('scripts', 'check-rules.ts'))),
    check('locales', nodeProgram(inProject('scripts', 'check-locales.ts'))),
    ...typeProjects().map((project) =>
      check(`types of ${project}`, nodeProgram(toolFile('typescript', 'tsc'), ['-p', project, '--noEmit'])),
    ),
  ];
}

const SOURCES = ['packages', 'apps', 'e2e', 'scripts'];

/** Every tsconfig of the workspace: of the sources and, where they need more, of the tests. */
function typeProjects(): readonly string[] {
  return [...workspaceFolders(), 'scripts']
    .flatMap((folder) => ['tsconfig.json', 'tsconfig.test.json'].map((file) => path.join(folder, file)))
    .filter((file) => existsSync(inProject(file)));
}

/** Rules, table, protocol, bots, server, page and these scripts, with the recorded games of other programs. */
export const UNIT_TESTS: Part = {
  name: 'unit, corpora and server tests',
  run: async () => {
    const report = freshReport('vitest.json');
    const args = ['run', '--reporter=dot', '--reporter=json', '--testTimeout=300000', `--outputFile.json=${report}`];
    const code = await runShown(nodeProgram(toolFile('vitest'), args));
    return believed(vitestCount(readReport(report)), code);
  },
};

export const PAGE_BUILD: Part = {
  name: 'page build',
  run: async () => {
    const { ok, output } = await ensurePageBuilt();
    if (!ok) console.error(output);
    return ok ? ONE_PASSED : ONE_FAILED;
  },
};

/** Whole games in real browsers. Without a browser: one failure. */
export function browserTests(args: readonly string[] = []): Part {
  return {
    name: 'browser tests',
    run: async () => {
      if ((await ensureBrowser()) === undefined) {
        console.error(NO_BROWSER);
        return ONE_FAILED;
      }
      return runPlaywright(args);
    },
  };
}

async function runPlaywright(args: readonly string[]): Promise<Count> {
  const report = freshReport('playwright.json');
  const cli = inProject('e2e', 'node_modules', '@playwright', 'test', 'cli.js');
  const program = nodeProgram(cli, ['test', '--reporter=list,json', ...args]);
  const code = await runShown({ ...program, cwd: inProject('e2e'), env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  return believed(playwrightCount(readReport(report)), code);
}

function freshReport(name: string): string {
  const file = inProject('.cache', 'reports', name);
  rmSync(file, { force: true });
  return file;
}

/** `undefined` if the runner wrote none. */
function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
