/** Longest name, in visible characters. */
export const NAME_LENGTH = 24;
/** Code points in a name: room for joined emoji, none for towers of accents. */
const CODE_POINTS = 96;

export type NameCheck =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly code: NameRefusal };
export type NameRefusal = 'nameEmpty' | 'nameTooLong';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Characters that show nothing: default ignorables (joiners, direction marks, fillers), controls, the empty Braille cell. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Zs}\u2800]/u;
/** Direction overrides and other format characters; the joiner and the variation selectors stay, emoji need them. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** A name as it is shown: NFC, runs of spaces become one, format characters go; 1 to 24 visible characters. */
export function cleanName(raw: string): NameCheck {
  const name = cleanText(raw);
  const characters = [...segmenter.segment(name)];
  if (!characters.some(({ segment }) => isVisible(segment))) return { ok: false, code: 'nameEmpty' };
  if (characters.length > NAME_LENGTH || [...name].length > CODE_POINTS) return { ok: false, code: 'nameTooLong' };
  return { ok: true, name };
}

/** One line of text: NFC, no controls, single spaces, nothing that turns the direction of what follows. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replace(FORMAT, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Something of this text is seen. */
export function isVisible(text: string): boolean {
  return [...text].some((character) => !INVISIBLE.test(character));
}
