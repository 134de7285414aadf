import type { ReferenceTexts } from '../rule-texts.ts';

/** The rules page: the game in short, then the table and the match. */
export const reference: ReferenceTexts = {
  title: 'Rules of Skat',
  lead: 'A quick reference, by the International Skat Order. What is adapted for playing online stands at the end.',
  houseTitle: 'House rules',
  houseLead: 'The host can switch them on. Everybody sees what applies under “At this table”.',
  sections: {
    goal: {
      title: 'Goal',
      lines: [
        'One plays alone against the two others. The declarer wins with at least 61 of 120 card points; at 60 to 60 the defenders win.',
        'A Null game is won only by taking not a single trick.',
        'Whoever has overbid or misses an announcement loses in any case.',
      ],
    },
    bidding: {
      title: 'Bidding',
      lines: [
        'Bidding decides who plays alone: middlehand says values to forehand, then rearhand to whoever is left. Who passes is out.',
        'If middlehand and rearhand do not bid, forehand may play for 18 or pass as well. If everyone passes, the deal is passed in: no game, the next player deals.',
        '“Automatically up to”: the table bids and holds for you up to this value and passes above it. The others do not see your limit.',
      ],
    },
    skat: {
      title: 'Skat and announcement',
      lines: [
        'The declarer takes up the skat, discards two cards and announces the game. Their points belong to the declarer.',
        'In a Hand game the skat stays down. Only then may Schneider, Schwarz or ouvert be announced: each announcement counts one level more, and if it is missed the game is lost. Null ouvert may be played with the skat too.',
      ],
    },
    play: {
      title: 'Tricks',
      lines: [
        'Forehand leads, then whoever took the trick. You must follow suit; if you cannot, you may trump or discard.',
        'The highest trump takes the trick, otherwise the highest card of the suit led.',
      ],
    },
    trumps: {
      title: 'Trumps and rank',
      lines: [
        'The four jacks are the highest trumps: clubs, spades, hearts, diamonds. Then comes the trump suit. In Grand only the jacks are trumps, in Null there are none.',
        'In every suit: ace, 10, king, queen, 9, 8, 7. In Null: ace, king, queen, jack, 10, 9, 8, 7.',
      ],
    },
    points: { title: 'Card points', lines: ['Ace 11, ten 10, king 4, queen 3, jack 2. Together 120.'] },
    values: {
      title: 'Base values',
      lines: [
        'Diamonds 9, hearts 10, spades 11, clubs 12, Grand 24.',
        'Game value = base value × (matadors + 1 for the game, plus 1 each for Hand, Schneider, Schneider announced, Schwarz, Schwarz announced and ouvert).',
        'Matadors are the highest trumps without a gap that you have (“with”) or lack (“without”). Schneider means 90 card points, Schwarz all tricks.',
        'A lost game counts double as a minus.',
      ],
    },
    null: { title: 'Null values', lines: ['Null 23, Null Hand 35, Null ouvert 46, Null ouvert Hand 59. Always.'] },
    match: {
      title: 'Match',
      lines: [
        'The host sets how long a match is: one game, one to three rounds, a list, or a target of 250, 500 or 1000 points. In a round everyone deals once.',
        'Once the target is reached, the round is played to its end. Then whoever leads wins, jointly on a tie.',
        'Between two games result and standings stay for 20 seconds, after the last one for 10 seconds, then the final standings come. They show the sum of each game as on a pad: “with 2 · game 3 · hand 4 × 12 = 48”.',
      ],
    },
    table: {
      title: 'At the table',
      lines: [
        'The first dealer is drawn by lot, then the deal goes round. With four, the dealer sits out.',
        'If somebody who is playing leaves, the game ends at once without a score. If enough are left, the next one is dealt without them, otherwise the match is over. What is on the pad stays.',
        'Adapted for playing online: defenders give up only together. A Null below the bid cannot be announced. Nobody can revoke: the table does not take a wrong card.',
        'Everybody sees what applies behind the cog, in the waiting room and in the game. Matches with house rules are marked “House rules”.',
      ],
    },
  },
};
