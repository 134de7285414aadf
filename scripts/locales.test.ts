import { describe, expect, it } from 'vitest';
import { type Locale, localeDifferences, textsIn } from './locales.ts';

function locale(language: string, source: string): Locale {
  return { language, texts: textsIn('table.ts', source) };
}

const GERMAN = locale(
  'de',
  `export const table = {
    title: 'Tisch',
    turn: (name: string): string => \`\${name} ist dran\`,
    free: (count: number): string => plural(count, { one: 'ein Platz', other: \`\${count} Plätze\` }),
    promises: ['eins', 'zwei'],
    who: { says: ({ name, you }: Who, value: number): string => \`\${you ? 'Du sagst' : name} \${value}\` },
  };`,
);

function differences(english: string): readonly string[] {
  return localeDifferences(GERMAN, locale('en', english));
}

const ENGLISH = `export const table: typeof german = {
  title: 'Table',
  turn: (name) => \`It is \${name}'s turn\`,
  free: (count) => plural(count, { one: 'a seat', other: \`\${count} seats\` }),
  promises: ['one', 'two'],
  who: { says: ({ name, you }, value) => \`\${you ? 'You say' : name} \${value}\` },
};`;

describe('locales', () => {
  it('agree when every text is there and uses the same values', () => {
    expect(GERMAN.texts.size).toBe(6);
    expect(differences(ENGLISH)).toEqual([]);
  });

  it('tell a missing text, also in a list', () => {
    expect(differences(ENGLISH.replace("'one', 'two'", "'one'"))).toEqual(['en: table/table.promises[1] is missing']);
  });

  it('tell a text that only the other language has', () => {
    expect(differences(ENGLISH.replace("title: 'Table'", "title: 'Table', more: 'More'"))).toEqual([
      'de: table/table.more is missing',
    ]);
  });

  it('tell an empty text', () => {
    expect(differences(ENGLISH.replace("'Table'", "' '"))).toEqual(['en: table/table.title is empty']);
  });

  it('tell a value that is left out', () => {
    expect(differences(ENGLISH.replace(/\$\{value\}/, 'something'))).toEqual([
      'en: table/table.who.says does not use the same values: parameter 2',
    ]);
  });
});
