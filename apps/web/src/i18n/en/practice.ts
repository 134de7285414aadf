import type { Texts } from '../index.ts';

export const practice: Texts['practice'] = {
  title: 'Practice',
  open: 'Practice against bots',
  meanwhile: 'Practice meanwhile',
  opening: 'Setting up the practice table …',
  me: 'Guest',
  settings: 'Practice table',
  rules: 'Rules',
  newMatchNote: 'Level and rules apply from the next match.',
  startOver: 'New match',
  sameDeal: 'The same cards again',
  again: 'Another match',
  friends: 'Play with friends',
  ways: 'What next',
  failed: {
    title: 'The practice table cannot be set up',
    text: 'This browser lacks something it needs, or the page has not loaded completely yet.',
    retry: 'Try again',
  },
};
