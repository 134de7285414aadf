import type { OfficersReferenceTexts, OfficersRuleTexts } from '../officers-rule-texts.ts';

export const options: OfficersRuleTexts = {
  dealOrder: {
    name: 'Laying out',
    values: {
      rows: {
        label: 'row by row',
        does: 'Forehand announces when the first face-up row lies. The second row comes only after Kontra.',
      },
      coveredFirst: {
        label: 'face-down first',
        does: 'All face-down cards lie first. Forehand announces when the first face-up row lies on them.',
      },
      allLaid: { label: 'everything', does: 'All cards lie before forehand announces.' },
    },
  },
  ramsch: {
    name: 'Announcing Ramsch',
    values: {
      true: {
        label: 'on',
        does: 'Forehand may announce Ramsch too: only the jacks are trump, and fewer card points win.',
      },
      false: { label: 'off', does: 'There is no Ramsch: forehand announces a suit or Grand.' },
    },
  },
  kontra: {
    name: 'Kontra',
    values: {
      off: { label: 'off', does: 'There is no Kontra.' },
      kontra: { label: 'Kontra', does: 'The dealer may answer the announcement with Kontra: the game counts double.' },
      re: {
        label: 'up to Re',
        does: 'The dealer may answer the announcement with Kontra, forehand with Re: each word doubles.',
      },
    },
  },
  kontraInRamsch: {
    name: 'Kontra in Ramsch',
    values: {
      true: { label: 'on', does: 'A Ramsch may be doubled too.' },
      false: { label: 'off', does: 'A Ramsch is never doubled.' },
    },
  },
  scoring: {
    name: 'Scoring',
    values: {
      winner: {
        label: 'the winner',
        does: 'The winner scores base value × (1 for the game, plus 1 each for schneider and schwarz), the other nothing. In Ramsch the loser scores their card points as minus; a Durchmarsch scores 120.',
      },
      column: {
        label: 'as in Skat',
        does: 'Only forehand scores: games won as plus, games lost twice as minus. In Ramsch the loser scores their card points as minus; a Durchmarsch scores 120.',
      },
      steps: {
        label: '1 to 4 points',
        does: 'The winner scores 2, from 91 card points 3, with all 120 card points 4, and at 60 to 60 only 1. In Ramsch the loser’s card points decide.',
      },
    },
  },
};

export const reference: OfficersReferenceTexts = {
  lead: 'Skat for two, without bidding and without a skat.',
  houseTitle: 'House rules for two',
  sections: {
    goal: {
      title: 'Goal',
      lines: ['Forehand announces the game and needs 61 of 120 card points. At 60 to 60 the other wins.'],
    },
    laying: {
      title: 'Laying out',
      lines: [
        'Each has 16 cards in eight stacks, two rows of four: one face down, one face up on it. Nobody knows a face-down card, not even its owner.',
      ],
    },
    announcing: {
      title: 'Announcing',
      lines: [
        'After the first face-up row forehand announces a suit, Grand or Ramsch. Then the dealer may say Kontra and forehand answer Re, not in Ramsch.',
      ],
    },
    play: {
      title: 'Tricks',
      lines: [
        'Forehand leads, then whoever won the trick. Only face-up cards are played: if one of them can follow suit, suit must be followed, otherwise any may be played.',
        'A freed card is turned up after the trick and counts from the next one. After 16 tricks the game is over.',
      ],
    },
    trumps: {
      title: 'Trumps and rank',
      lines: [
        'The four jacks are the highest trumps: clubs, spades, hearts, diamonds. Then comes the trump suit. In Grand and Ramsch only the jacks are trump.',
        'In each suit: ace, 10, king, queen, 9, 8, 7.',
      ],
    },
    points: { title: 'Card points', lines: ['Ace 11, ten 10, king 4, queen 3, jack 2. Together 120.'] },
    ramsch: {
      title: 'Ramsch',
      lines: [
        'Fewer card points win; at 60 to 60 the announcer loses. Whoever takes all 16 tricks has made the Durchmarsch and wins.',
      ],
    },
    scoring: {
      title: 'Scoring',
      lines: [
        'Base values: diamonds 9, hearts 10, spades 11, clubs 12, Grand 24. Matadors do not count.',
        'Schneider: the loser has 30 card points at most. Schwarz: the loser has no trick.',
        'There is no official scoring for two. Ours stands first among the house rules; the host can change it.',
      ],
    },
    table: {
      title: 'At the table',
      lines: [
        'The first dealer is drawn by lot, then the deal alternates. In a round each deals once.',
        'Who gives up leaves the rest to the other; in Ramsch they take it themselves. If one leaves the table the match ends, and the running game does not count.',
      ],
    },
  },
};
