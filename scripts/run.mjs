/** Every command of this project: `node scripts/run.mjs start`, `test`, `dev`, ... Plain JavaScript, so that an older Node can read it. */
import { fileURLToPath } from 'node:url';
import { isNewEnough, runUnderNewerNode } from './node-bridge.mjs';

const args = process.argv.slice(2);
if (isNewEnough(process.versions.node)) {
  const { runCommand } = await import('./commands.ts');
  process.exitCode = await runCommand(args);
} else {
  process.exitCode = await runUnderNewerNode(fileURLToPath(import.meta.url), args);
}
