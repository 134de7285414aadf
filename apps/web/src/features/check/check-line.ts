import type { CheckTexts } from '../../i18n/check.ts';
import type { Checked, Told } from './checks.ts';

/** One check in words: what it is about, what came out, and the numbers that were compared. */
export type CheckLine = {
  readonly title: string;
  readonly says: string;
  readonly numbers: readonly { readonly label?: string; readonly value: string }[];
};

type Context = { readonly words: CheckTexts; readonly names: readonly string[] };

export function checkLine(checked: Checked, context: Context): CheckLine {
  const { words } = context;
  const title = words[checked.check].title;
  switch (checked.check) {
    case 'secret':
      return { title, says: words.secret[checked.outcome], numbers: secretNumbers(checked, words) };
    case 'seen':
      return { title, ...seenSays(checked, words) };
    case 'own':
      return checked.outcome === 'open'
        ? { title, says: words.own[checked.why], numbers: [] }
        : { title, says: words.own[checked.outcome], numbers: [{ value: checked.text }] };
    case 'skipped':
      return { title, says: skippedSays(checked, context), numbers: [] };
    case 'order':
      return {
        title,
        says: checked.outcome === 'good' ? words.order.good : words.order.bad(checked.first + 1),
        numbers: [],
      };
    case 'hands':
      return {
        title,
        says: checked.outcome === 'bad' ? words.hands[checked.why] : words.hands[checked.outcome],
        numbers: [],
      };
  }
}

type Of<Check extends Checked['check']> = Extract<Checked, { readonly check: Check }>;

function secretNumbers(checked: Of<'secret'>, { secret }: CheckTexts): CheckLine['numbers'] {
  if (checked.outcome !== 'bad') return [{ value: checked.sum }];
  return [
    { label: secret.commitment, value: checked.commitment },
    { label: secret.sum, value: checked.sum },
  ];
}

function seenSays(checked: Of<'seen'>, { seen }: CheckTexts): Omit<CheckLine, 'title'> {
  switch (checked.outcome) {
    case 'good':
      return { says: seen.good(checked.at), numbers: [] };
    case 'bad':
      return { says: seen.bad(checked.at), numbers: [{ value: checked.noted }] };
    case 'open':
      return { says: seen[checked.why], numbers: [] };
  }
}

function skippedSays(checked: Of<'skipped'>, { words: { skipped }, names }: Context): string {
  const told = skipped.told(...named(checked, names));
  if (checked.outcome !== 'bad') return `${told} ${skipped[checked.outcome]}`;
  return `${told} ${checked.shown ? skipped.bad(...named(checked.shown, names)) : skipped.twice}`;
}

/** A column without a name by its number. */
function named({ added, skipped }: Told, names: readonly string[]): [readonly string[], readonly string[]] {
  const name = (column: number): string => names[column] ?? String(column);
  const inOrder = (columns: readonly number[]) => [...columns].sort((a, b) => a - b).map(name);
  return [inOrder(added), inOrder(skipped)];
}
