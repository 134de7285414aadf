/**
 * For the tests: what a function of the texts says to samples of all that the page gives such functions. A call that
 * throws, or says nothing, was not meant for those samples.
 */
const SAMPLES: readonly unknown[] = [
  { name: 'Mira', you: false },
  { name: 'Lotte', you: true },
  'Mira',
  0,
  1,
  3,
  -48,
  12,
  true,
  false,
  ['Mira', 'Henning'],
  [{ name: 'Mira', total: 34 }],
  ['schneider'],
  ...['C', 'CT', 'french', 'german', 'hand', 'schwarz', 'kontra', 'unscored', 'givenUp', 'trump', 'nullBelowBid'],
  ...['club', 'ask'],
  { type: 'suit', trump: 'C', hand: true, schneiderAnnounced: true, schwarzAnnounced: false, ouvert: false },
  { type: 'null', hand: true, ouvert: true },
  { kind: 'with', count: 2 },
  { kind: 'kontra', factor: 2 },
  { value: 23, bid: 24 },
  { code: 'winsTrick', points: 14 },
  { code: 'worthUpTo', upTo: 24, game: 'S', percent: 71, jacks: 2, trumps: 5, aces: 1 },
];

/** Enough for the few that are given more than three. */
const FEW: readonly unknown[] = [{ name: 'Mira', you: false }, 'Mira', 1, 12, ['Mira', 'Henning']];

export type TextFunction = { readonly takes: number; readonly call: (given: readonly unknown[]) => unknown };

/** Every sentence that some combination of samples brings about. */
export function sentencesOf({ takes, call }: TextFunction): readonly string[] {
  const samples = takes > 3 ? FEW : SAMPLES;
  const said = combinations(takes, samples).flatMap((given) => stringsIn(attempt(call, given)));
  return [...new Set(said)].filter((sentence) => !/undefined|NaN|\[object/.test(sentence));
}

function attempt(call: TextFunction['call'], given: readonly unknown[]): unknown {
  try {
    return call(given);
  } catch {
    return undefined;
  }
}

function combinations(length: number, samples: readonly unknown[]): readonly (readonly unknown[])[] {
  if (length === 0) return [[]];
  return combinations(length - 1, samples).flatMap((rest) => samples.map((sample) => [...rest, sample]));
}

function stringsIn(said: unknown): readonly string[] {
  if (typeof said === 'string') return [said];
  return Array.isArray(said) ? said.flatMap(stringsIn) : [];
}
