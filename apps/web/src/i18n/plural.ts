/** Forms of a counted phrase; `other` is the fallback of every language here. */
export type PluralForms = { readonly zero?: string; readonly one: string; readonly other: string };

/** Picks the form for a count by the rules of the language; `zero` is our own, where "no seat" reads better than "0 seats". */
export function pluralIn(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    if (count === 0 && forms.zero !== undefined) return forms.zero;
    return rules.select(count) === 'one' ? forms.one : forms.other;
  };
}
