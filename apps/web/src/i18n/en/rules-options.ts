import type { BockTexts, RuleTexts } from '../rule-texts.ts';

/** Every house rule: its name and what each value does. */
export const options: RuleTexts = {
  ramsch: {
    name: 'Ramsch',
    values: {
      off: { label: 'off', does: 'If everyone passes, the deal is passed in: no game, the next player deals.' },
      allPass: {
        label: 'when all pass',
        does: 'If everyone passes, Ramsch is played: everyone alone, only the jacks are trumps, and whoever takes the most card points writes them as a minus.',
      },
      always: {
        label: 'always',
        does: 'There is no bidding, every deal is a Ramsch: everyone alone, only the jacks are trumps, and whoever takes the most card points writes them as a minus.',
      },
    },
  },
  ramschSkatTo: {
    name: 'Skat in Ramsch',
    values: {
      lastTrick: { label: 'last trick', does: 'The skat goes to whoever takes the last trick.' },
      loser: { label: 'loser', does: 'The skat goes to whoever loses.' },
      nobody: { label: 'nobody', does: 'The skat counts for nobody.' },
    },
  },
  ramschTies: {
    name: 'Two level on top',
    values: {
      allLose: { label: 'both lose', does: 'If two have the same number of card points, both lose.' },
      laterTrick: {
        label: 'later trick',
        does: 'If two have the same number of card points, the one who took a trick later loses.',
      },
      shared: { label: 'shared', does: 'If two have the same number of card points, they share the minus.' },
    },
  },
  jungfrau: {
    name: 'Jungfrau',
    values: {
      true: { label: 'on', does: 'If somebody stays without a trick, the loser loses double.' },
      false: { label: 'off', does: 'Staying without a trick doubles nothing.' },
    },
  },
  durchmarsch: {
    name: 'Durchmarsch',
    values: {
      pushed: {
        label: 'doubled as well',
        does: 'Whoever takes all the tricks wins 120, with everything that doubles.',
      },
      flat: { label: 'not by pushing', does: 'Whoever takes all the tricks wins 120, whatever was pushed or knocked.' },
    },
  },
  schieberamsch: {
    name: 'Schieberamsch',
    values: {
      true: {
        label: 'on',
        does: 'Before the Ramsch the skat goes round: each player takes it up and puts on two cards, or pushes it on unseen.',
      },
      false: { label: 'off', does: 'The skat stays on the table in Ramsch.' },
    },
  },
  jacksMayBePutOn: {
    name: 'Putting on jacks',
    values: {
      true: { label: 'on', does: 'Jacks may be put into the skat.' },
      false: { label: 'off', does: 'Jacks may not be put into the skat.' },
    },
  },
  pushingDoubles: {
    name: 'Pushing doubles',
    values: {
      true: { label: 'on', does: 'Every push doubles.' },
      false: { label: 'off', does: 'Pushing doubles nothing.' },
    },
  },
  grandHandBeforeRamsch: {
    name: 'Grand Hand instead of Ramsch',
    values: {
      true: {
        label: 'on',
        does: 'Before each compulsory Ramsch one player may play Grand Hand instead. In Ramsch rounds the same player then deals again.',
      },
      false: { label: 'off', does: 'There is no Grand Hand against a compulsory Ramsch.' },
    },
  },
  klopfen: {
    name: 'Knocking',
    values: {
      true: {
        label: 'on',
        does: 'Whoever knocks before a Ramsch says “I will not lose” and doubles. Nobody who has pushed may knock.',
      },
      false: { label: 'off', does: 'There is no knocking.' },
    },
  },
  schenken: {
    name: 'Giving in',
    values: {
      true: {
        label: 'on',
        does: 'During the first trick the defenders may give the game away together: the declarer takes the simple win, or plays on and has to make Schneider, the second time Schwarz.',
      },
      false: { label: 'off', does: 'Games are not given away.' },
    },
  },
  revolution: {
    name: 'Revolution',
    values: {
      true: {
        label: 'on',
        does: 'Revolution is a Null ouvert before which the defenders may exchange cards between their hands. It counts 92.',
      },
      false: { label: 'off', does: 'There is no Revolution.' },
    },
  },
  valuesBefore1999: {
    name: 'Values before 1999',
    values: {
      true: { label: 'on', does: 'A lost Hand game counts once, Grand ouvert has the base value 36.' },
      false: { label: 'off', does: 'Every lost game counts double, Grand ouvert has the base value 24.' },
    },
  },
  kontraLevel: {
    name: 'Kontra',
    values: {
      0: { label: 'off', does: 'There is no Kontra.' },
      1: { label: 'Kontra', does: 'A defender may say Kontra until their own first card: the game counts double.' },
      2: {
        label: 'up to Re',
        does: 'A defender may say Kontra until their own first card, the declarer may answer Re: each word doubles.',
      },
      3: {
        label: 'up to Bock',
        does: 'A defender may say Kontra until their own first card, then Re and Bock may follow: each word doubles.',
      },
      4: {
        label: 'up to Hirsch',
        does: 'A defender may say Kontra until their own first card, then Re, Bock and Hirsch may follow: each word doubles.',
      },
    },
  },
  kontraRight: {
    name: 'Who may say Kontra',
    values: {
      bid18: { label: 'who has bid', does: 'Only a defender who has said or held at least 18 may say Kontra.' },
      anyDefender: { label: 'any defender', does: 'Any defender may say Kontra.' },
    },
  },
  spitze: {
    name: 'Spitze',
    values: {
      0: { label: 'off', does: 'There is no Spitze.' },
      1: {
        label: 'one level',
        does: 'The declarer announces that their lowest trump will take the last trick: one level more. If it does not, the game is lost.',
      },
      2: {
        label: 'two levels',
        does: 'The declarer announces that their lowest trump will take the last trick: two levels more. If it does not, the game is lost.',
      },
    },
  },
  bockRamsch: {
    name: 'Ramsch round after Bock',
    values: {
      true: {
        label: 'on',
        does: 'Each Bock round is followed by a round of compulsory Ramsch: everyone deals once, and Bock does not count in it.',
      },
      false: { label: 'off', does: 'After a Bock round play goes on as usual.' },
    },
  },
  scoring: {
    name: 'Scoring',
    values: {
      classic: { label: 'classic', does: 'Only the declarer writes: plus when winning, double minus when losing.' },
      seeger: { label: 'Seeger', does: 'Each game won adds 50 points, each game lost takes 50 off.' },
      tournament: {
        label: 'tournament',
        does: 'Each game won adds 50 points, each game lost takes 50 off, and then the others get 40 each, 30 at a table of four. With equal points the games won decide.',
      },
      bierlachs: {
        label: 'Bierlachs',
        does: 'There is only minus: when the declarer wins, the two others write it as a minus; when the declarer loses, it is double minus. Whoever reaches the target first has lost.',
      },
    },
  },
  leavingCountsAsConceding: {
    name: 'Leaving is giving up',
    values: {
      true: { label: 'on', does: 'Whoever leaves the table during a game has given it up: it is scored.' },
      false: { label: 'off', does: 'If somebody leaves the table during a game, it ends without a score.' },
    },
  },
};

/** What starts a Bock round. */
export const bock: BockTexts = {
  lostWithSixty: { name: 'Lost at 60 to 60', after: 'a 60 to 60' },
  grandHandWon: { name: 'Grand Hand won', after: 'a Grand Hand won' },
  lostAfterKontra: { name: 'Lost with Kontra', after: 'a game lost with Kontra' },
  wonAfterKontra: { name: 'Won despite Kontra', after: 'a game won despite Kontra' },
  kontraAndRe: { name: 'Kontra and Re said', after: 'Kontra and Re' },
  equalDigits: { name: 'Three equal digits', after: 'a total that ends in three equal digits' },
  multipleOf100: { name: 'A round hundred', after: 'a total that is a multiple of 100' },
  value72: { name: 'Game value of 72 or more won', after: 'a game won with a value of 72 or more' },
  value96: { name: 'Game value of 96 or more won', after: 'a game won with a value of 96 or more' },
  allPassed: { name: 'All passed', after: 'a deal in which all passed' },
  grandLost: { name: 'Grand lost', after: 'a Grand lost' },
  handPlayed: { name: 'Grand Hand or Null ouvert Hand', after: 'a Grand Hand or Null ouvert Hand played' },
  all120: { name: 'All 120 card points', after: 'a game with all 120 card points' },
};
