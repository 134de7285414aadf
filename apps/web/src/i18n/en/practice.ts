import type { practice as german } from '../de/practice.ts';

export const practice: typeof german = {
  title: 'Practice',
  open: 'Practice against bots',
  meanwhile: 'Practice meanwhile',
  opening: 'Setting up the practice table …',
  me: 'Guest',
  level: 'Level of the bots',
  rules: 'Rules',
  newMatchNote: 'Level and rules apply from the next match.',
  startOver: 'New match',
  sameDeal: 'The same cards again',
  sameDealShort: 'Same cards',
  again: 'Another match',
  friends: 'Play with friends',
  ways: 'What next',
  failed: {
    title: 'The practice table cannot be set up',
    text: 'This browser lacks something it needs, or the page has not loaded completely yet.',
    retry: 'Try again',
  },
};
