import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeDifferences, readLocale } from './locales.ts';
import { inProject } from './project.ts';

/** Prints what one language has and another has not; exits with 1 if there is anything. */
const folder = inProject('apps', 'web', 'src', 'i18n');
const [original, ...others] = ['de', ...languagesBeside('de')].map(
  (language): Locale => readLocale(path.join(folder, language), language),
);
const differences =
  original === undefined ? ['There is no German'] : others.flatMap((other) => localeDifferences(original, other));
for (const difference of differences) console.log(difference);
console.log(
  `locales: ${original?.texts.size ?? 0} texts in ${others.length + 1} languages, ${differences.length} differences`,
);
process.exitCode = differences.length > 0 || others.length === 0 || original?.texts.size === 0 ? 1 : 0;

function languagesBeside(language: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== language)
    .map((entry) => entry.name);
}
