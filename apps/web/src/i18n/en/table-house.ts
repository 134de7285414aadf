import type { DoublingWord } from '@skatrunde/rules/cards';
import type { house as german } from '../de/table-house.ts';
import type { Who } from '../who.ts';

const WORDS: Readonly<Record<DoublingWord, string>> = { kontra: 'Kontra', re: 'Re', bock: 'Bock', hirsch: 'Hirsch' };

const does = ({ name, you }: Who, third: string, second: string): string =>
  you ? `You ${second}` : `${name} ${third}`;

export const house: typeof german = {
  ramsch: 'Ramsch',
  ramschLine: 'Ramsch: everyone alone',
  ramschDetail: 'few card points win',
  before: { grandHand: 'Grand Hand instead of Ramsch?', push: 'Pushing', putOn: 'Putting on', knock: 'Knocking' },
  grandHand: 'Grand Hand …',
  noGrandHand: 'Play Ramsch',
  take: 'Take the skat',
  push: 'Push it on',
  knock: 'Knock: I will not lose',
  noKnock: 'Do not knock',
  say: (word) => `Say ${WORDS[word]}`,
  asks: (word, factor) => `Do you say ${WORDS[word]}? Then it counts × ${factor}.`,
  letStand: 'Say nothing',
  keepCards: 'Leave the cards as they are',
  rearrange: 'Share the cards …',
  rearrangeTitle: 'Which ten do you keep?',
  rearrangeCount: (count) => `Keep ten cards, you have chosen ${count}`,
  keepThese: 'Keep these ten',
  swapHands: 'Swap hands',
  partnerHolds: (cards) => `Your partner holds ${cards}.`,
  giveIn: 'Give the game away …',
  giveInTitle: 'Give the game away?',
  giveInText: 'If your partner agrees, the declarer may take it as simply won.',
  giveInNow: 'Give it away',
  giveInAsked: (name) => `${name} wants to give the game away.`,
  agree: 'Agree',
  playOn: 'Play on',
  giftAsked: (level) => `The game is given to you. Playing on means ${level} announced.`,
  takeGift: 'Take it',
  told: {
    ramsch: 'Ramsch is played.',
    noGrandHand: (who) => `${does(who, 'plays', 'play')} no Grand Hand.`,
    pushed: (who) => `${does(who, 'pushes', 'push')} it on.`,
    knocked: (who) => `${does(who, 'knocks', 'knock')}.`,
    notKnocked: (who) => `${does(who, 'does', 'do')} not knock.`,
    doubled: (who, word) => `${does(who, 'says', 'say')} ${WORDS[word]}.`,
    notDoubled: (who, word) => `${does(who, 'says', 'say')} no ${WORDS[word]}.`,
    rearranged: (who) => `${does(who, 'shares', 'share')} out the cards.`,
    gaveIn: (who) => `${does(who, 'wants', 'want')} to give the game away.`,
    agreed: (who) => `${does(who, 'agrees', 'agree')}.`,
    refused: (who) => `${does(who, 'plays', 'play')} on.`,
    giftTaken: (who) => `${does(who, 'takes', 'take')} the gift.`,
    giftRefused: (who, contract) => `${does(who, 'plays', 'play')} on: ${contract}.`,
    forfeited: (who) => `${does(who, 'leaves', 'leave')}: that counts as giving up.`,
  },
  result: {
    lost: (who, points) => `${does(who, 'loses', 'lose')} the Ramsch with ${points} card points.`,
    lostBoth: (names) => `${names} lose the Ramsch.`,
    nobody: 'All have the same: nobody loses the Ramsch.',
    durchmarsch: (who) => `${does(who, 'makes', 'make')} the Durchmarsch: every trick.`,
    jungfrau: (who) => `${does(who, 'stays', 'stay')} without a trick.`,
    givenIn: 'The game was given away.',
    left: 'Leaving counts as giving up.',
    spitze: 'The Spitze did not take the last trick.',
    bockRounds: (rounds) => (rounds === 1 ? 'A Bock round follows.' : `${rounds} Bock rounds follow.`),
  },
  rules: 'House rules',
  rulesText: 'Official rules with this table’s changes.',
};
