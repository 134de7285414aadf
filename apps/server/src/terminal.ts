import { renderUnicodeCompact } from 'uqr';
import type { Addresses } from './addresses.ts';
import { type ConfigProblem, LOG_LEVELS } from './config.ts';
import { NotReached } from './not-reached.ts';

/** The few lines an operator reads in the terminal, German and English. The page has its own texts. */

/** Where to open the page, and a code for the first phone. */
export function welcome(addresses: Addresses, page: { readonly built: boolean }): string {
  const [first] = addresses.network;
  return [
    '',
    '  Skatrunde',
    '',
    `  Dieser Rechner · this machine    ${addresses.thisMachine}`,
    ...addresses.network.map((address) => `  Im Netz hier · local network     ${address}`),
    ...(first === undefined ? [] : ['', indented(renderUnicodeCompact(first, { border: 2 })), '']),
    first === undefined
      ? '  Nur von diesem Rechner zu erreichen. · Reachable from this machine only.'
      : '  Mit dem Telefon abfotografieren und mitspielen. · Scan it with a phone and play.',
    ...(page.built ? [] : ['', PAGE_MISSING]),
    '  Beenden · stop: Strg+C / Ctrl+C',
    '',
  ].join('\n');
}

const PAGE_MISSING = [
  '  Die Seite ist nicht gebaut: der Server läuft, aber im Browser erscheint nichts. Erst: npm start oder pnpm build',
  '  The page is not built: the server runs, but a browser shows nothing. First: npm start or pnpm build',
  '',
].join('\n');

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
}

const EXPECTED: Readonly<Record<ConfigProblem['expected'], string>> = {
  port: 'eine Zahl von 0 bis 65535 · a number from 0 to 65535',
  yesOrNo: 'yes / no',
  origins:
    'Adressen ohne Pfad, mit Komma getrennt · addresses without a path, separated by commas: https://skat.example',
  logLevel: LOG_LEVELS.join(', '),
  factor: 'eine Zahl über 0 · a number above 0',
  threads: 'eine Zahl von 1 bis 64 · a number from 1 to 64',
  postgres: 'eine Datenbank · a database: postgres://user:password@host:5432/name',
  redis: 'ein Redis · a Redis: redis://host:6379',
  withDatabase: 'nur zusammen mit DATABASE_URL · together with DATABASE_URL only',
  page: 'die ganze Adresse einer Seite · the whole address of a page: https://verein.example/impressum',
  nothing: 'gar nichts: das gibt es nur in Tests · nothing at all: this is for tests only',
};

/** Nobody may take fixed deals for shuffled ones. */
export const TEST_DEALS =
  '  Nur zum Testen: die Karten sind gelegt, nicht gemischt. · For tests only: the cards are laid, not shuffled.\n';

/** One line for each setting that cannot be used. What may hold a password is not said again. */
export function settingsRefused(problems: readonly ConfigProblem[]): string {
  const lines = problems.map(
    ({ setting, value, expected }) => `  ${setting}=${SECRET.includes(setting) ? '…' : value} → ${EXPECTED[expected]}`,
  );
  return ['Diese Einstellungen gehen nicht · these settings cannot be used:', ...lines, ''].join('\n');
}

const SECRET: readonly string[] = ['DATABASE_URL', 'REDIS_URL'];

/** Why the server did not start, as far as an operator can mend it. */
export function startFailed(error: unknown, place: { readonly port: number; readonly dataFolder: string }): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const { port, setting } = takenPort(error, place.port);
    return `Port ${port} ist belegt: ${setting}=… wählen oder den anderen Server beenden. · Port ${port} is taken: choose ${setting}=… or stop the other server.\n`;
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'ENOSPC' || code === 'ERR_SQLITE_ERROR') {
    return `Die Daten in ${place.dataFolder} lassen sich nicht öffnen. · The data in ${place.dataFolder} cannot be opened: ${messageOf(error)}\n`;
  }
  if (error instanceof NotReached) {
    return `${error.setting} ist nicht zu erreichen. · ${error.setting} cannot be reached: ${messageOf(error.cause)}\n`;
  }
  return `Der Server startet nicht. · The server does not start: ${messageOf(error)}\n`;
}

/** Of the two ports a server may have. */
function takenPort(error: unknown, own: number): { readonly port: number; readonly setting: 'PORT' | 'METRICS_PORT' } {
  const port = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : own;
  return { port, setting: port === own ? 'PORT' : 'METRICS_PORT' };
}

/** Where several tries failed at once, the message of the whole is empty. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}

export const STOPPING = 'Der Server wird beendet; Spiele sind gespeichert. · Stopping; games are stored.\n';
