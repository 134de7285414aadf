import type { SkatSettings } from '@skatrunde/rules/cards';
import type { RuleKey } from '../i18n/rule-texts.ts';

/** Every value of every house rule, in the order in which they are offered. */
export const RULE_VALUES: { readonly [K in RuleKey]: readonly SkatSettings[K][] } = {
  ramsch: ['off', 'allPass', 'always'],
  ramschSkatTo: ['lastTrick', 'loser', 'nobody'],
  ramschTies: ['allLose', 'laterTrick', 'shared'],
  jungfrau: [false, true],
  durchmarsch: ['pushed', 'flat'],
  schieberamsch: [false, true],
  jacksMayBePutOn: [false, true],
  pushingDoubles: [false, true],
  grandHandBeforeRamsch: [false, true],
  klopfen: [false, true],
  schenken: [false, true],
  revolution: [false, true],
  valuesBefore1999: [false, true],
  kontraLevel: [0, 1, 2, 3, 4],
  kontraRight: ['bid18', 'anyDefender'],
  spitze: [0, 1, 2],
  bockRamsch: [false, true],
  scoring: ['classic', 'seeger', 'tournament', 'bierlachs'],
  leavingCountsAsConceding: [false, true],
};

export const RULE_GROUPS = {
  ramsch: [
    'ramsch',
    'ramschSkatTo',
    'ramschTies',
    'jungfrau',
    'durchmarsch',
    'schieberamsch',
    'pushingDoubles',
    'jacksMayBePutOn',
    'klopfen',
    'grandHandBeforeRamsch',
  ],
  kontra: ['kontraLevel', 'kontraRight', 'bockRamsch'],
  games: ['spitze', 'schenken', 'revolution', 'valuesBefore1999'],
  scoring: ['scoring', 'leavingCountsAsConceding'],
} as const satisfies Readonly<Record<string, readonly RuleKey[]>>;
export type RuleGroup = keyof typeof RULE_GROUPS;
export const GROUP_NAMES = ['ramsch', 'kontra', 'games', 'scoring'] as const satisfies readonly RuleGroup[];

/** What a rule needs to do anything. */
export type Need = 'ramsch' | 'schieberamsch' | 'compulsory' | 'kontra';

/** What is missing for this rule to do anything; `undefined` where it does. */
export function missingFor(key: RuleKey, settings: SkatSettings): Need | undefined {
  const need = NEEDS[key];
  return need === undefined || isMet(need, settings) ? undefined : need;
}

const NEEDS: Partial<Readonly<Record<RuleKey, Need>>> = {
  ramschSkatTo: 'ramsch',
  ramschTies: 'ramsch',
  jungfrau: 'ramsch',
  durchmarsch: 'ramsch',
  pushingDoubles: 'schieberamsch',
  jacksMayBePutOn: 'schieberamsch',
  grandHandBeforeRamsch: 'compulsory',
  kontraRight: 'kontra',
};

function isMet(need: Need, { ramsch, bockRamsch, schieberamsch, kontraLevel }: SkatSettings): boolean {
  switch (need) {
    case 'ramsch':
      return ramsch !== 'off' || bockRamsch;
    case 'schieberamsch':
      return schieberamsch;
    case 'compulsory':
      return ramsch === 'always' || bockRamsch;
    case 'kontra':
      return kontraLevel > 0;
  }
}
