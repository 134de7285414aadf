import type { OfficersSettings } from '@skatrunde/rules/cards';
import type { RuleValueText } from './rule-texts.ts';

/** Every value of every house rule of Officers' Skat; one without words does not compile. */
export type OfficersRuleTexts = {
  readonly [K in keyof OfficersSettings]: {
    readonly name: string;
    readonly values: Readonly<Record<`${OfficersSettings[K]}`, RuleValueText>>;
  };
};

export const OFFICERS_SECTIONS = [
  'goal',
  'laying',
  'announcing',
  'play',
  'trumps',
  'points',
  'ramsch',
  'scoring',
  'table',
] as const;

/** The rules of Officers' Skat to be read, without its house rules. */
export type OfficersReferenceTexts = Readonly<Record<'lead' | 'houseTitle', string>> & {
  readonly sections: Readonly<
    Record<(typeof OFFICERS_SECTIONS)[number], { readonly title: string; readonly lines: readonly string[] }>
  >;
};
