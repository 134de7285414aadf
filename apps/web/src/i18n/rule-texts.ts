import type { BockTrigger, SkatSettings } from '@skatrunde/rules/cards';

/** The house rules with one value; what starts a Bock round is switched one by one. */
export type RuleKey = Exclude<keyof SkatSettings, 'bock'>;

/** One value of a rule: its name on a button where there are several, and what it does in one sentence. */
export type RuleValueText = { readonly label: string; readonly does: string };

/** Every value of every house rule; one without words does not compile. */
export type RuleTexts = {
  readonly [K in RuleKey]: {
    readonly name: string;
    readonly values: Readonly<Record<`${SkatSettings[K]}`, RuleValueText>>;
  };
};

/** What starts a Bock round: on its switch, and after "after". */
export type BockTexts = Readonly<Record<BockTrigger, { readonly name: string; readonly after: string }>>;

export const REFERENCE_SECTIONS = [
  'goal',
  'bidding',
  'skat',
  'play',
  'trumps',
  'points',
  'values',
  'null',
  'match',
  'table',
] as const;

/** The rules page without the house rules, which it takes from the options. */
export type ReferenceTexts = Readonly<Record<'title' | 'lead' | 'houseTitle' | 'houseLead', string>> & {
  readonly sections: Readonly<
    Record<(typeof REFERENCE_SECTIONS)[number], { readonly title: string; readonly lines: readonly string[] }>
  >;
};
