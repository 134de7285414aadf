import { parseCards, parseContract } from '../cards/notation.ts';
import type { Stake } from '../skat/rules/settlement.ts';
import type { Play } from '../skat/rules/winning.ts';

/**
 * The worked examples of scoring (rules.md 7C). Not whole deals; a few are artificial. Columns: id, contract in the
 * letters of the ISS, bid, ten cards played, two in the skat, matadors, the declarer's card points with the skat, his
 * tricks, value, factor, charged instead when overbid, score, why.
 */
const TABLE = `
E01 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  61 |  5 |  18 |  2 |     |  +18 | border: 61 wins
E02 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  60 |  5 |  18 |  2 |     |  -36 | 60:60 is a loss
E03 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  59 |  5 |  18 |  2 |     |  -36 |
E04 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  89 |  8 |  18 |  2 |     |  +18 | border below Schneider
E05 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  90 |  8 |  27 |  3 |     |  +27 | border Schneider
E06 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     | 120 |  9 |  27 |  3 |     |  +27 | 120 points but defenders took one 0-point trick: Schneider, not Schwarz
E07 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     | 120 | 10 |  36 |  4 |     |  +36 | Schwarz (unannounced) adds Schneider + Schwarz
E08 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  31 |  2 |  18 |  2 |     |  -36 | declarer just out of Schneider
E09 | D   |  18 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  30 |  2 |  27 |  3 |     |  -54 | declarer is Schneider
E10 | D   |  18 | DQ D9 D8 D7 CA C7 SA S7 HA H9 | H7 H8 | without 7  |   0 |  1 |  81 |  9 |     | -162 | without 7; declarer has one 0-point trick only: Schneider, not Schwarz
E11 | D   |  18 | DQ D9 D8 D7 CA C7 SA S7 HA H9 | HT H8 | without 7  |  10 |  0 |  90 | 10 |     | -180 | without 7; declarer has no trick (10 skat points only): Schneider + Schwarz
E12 | H   |  20 | HJ DJ HA HT HK H9 CA C7 SA D7 | DT D8 | without 2  |  65 |  6 |  30 |  3 |     |  +30 | without 2, game 3
E13 | H   |  20 | HJ DJ HA HT HK H9 CA C7 SA D7 | DT D8 | without 2  |  45 |  4 |  30 |  3 |     |  -60 |
E14 | S   |  33 | CJ SJ SA ST SK S9 CA C8 DA D7 | HJ D8 | with 3     |  70 |  6 |  44 |  4 |     |  +44 | HJ discarded into the skat still counts: with 3
E15 | CH  |  48 | CJ SJ CA CT CK C8 SA S7 DA D7 | H7 H8 | with 2     |  64 |  6 |  48 |  4 |     |  +48 | the pad line "with 2, game 3, hand 4 x 12 = 48"
E16 | CH  |  48 | CJ SJ CA CT CK C8 SA S7 DA D7 | H7 H8 | with 2     |  60 |  5 |  48 |  4 |     |  -96 | lost Hand game is doubled (since 1999)
E17 | S   |  55 | SA ST SK SQ S9 S8 CA C7 DA D7 | H7 H8 | without 4  |  62 |  6 |  55 |  5 |     |  +55 | without 4, game 5
E18 | C   |  72 | CJ SJ HJ DJ CA CK C9 C8 SA DA | S7 H7 | with 5     |  88 |  8 |  72 |  6 |     |  +72 | with 5 (four jacks + A; the 10 is missing)
E19 | H   |  22 | CJ SJ HJ DJ HA HT HK H9 SA DA | S7 D7 | with 7     |  88 |  8 |  80 |  8 |     |  +80 | with 7 - pagat matador example with A,10,K
E20 | C   |  18 | CJ SJ HJ DJ CA CT CK CQ C9 C8 | C7 HA | with 11    | 120 | 10 | 168 | 14 |     | +168 | with 11 incl. the buried 7; all tricks: 11+1+1+1=14
E21 | D   |  18 | HA HT HK H9 SA ST SK CA CT CK | S9 C9 | without 11 |  52 |  4 | 108 | 12 |     | -216 | without 11 - declarer holds no trump
E22 | D   |  18 | HA HT HK H9 SA ST SK CA CT CK | S9 C9 | without 11 |  22 |  1 | 117 | 13 |     | -234 | without 11 and declarer Schneider: 13
E23 | G   |  18 | CJ HJ CA CT CK SA ST HA DA D7 | H7 H8 | with 1     |  72 |  7 |  48 |  2 |     |  +48 | Grand with 1
E24 | G   |  18 | CA CT CK SA ST SK HA HT DA DT | H7 D7 | without 4  |  80 |  7 | 120 |  5 |     | +120 | Grand without 4
E25 | GH  |  18 | CA CT CK SA ST SK HA HT DA DT | H7 D7 | without 4  |  80 |  7 | 144 |  6 |     | +144 | Grand Hand without 4
E26 | G   |  18 | CJ SJ HJ DJ CA CT SA ST HA DA | H7 D7 | with 4     | 100 |  8 | 144 |  6 |     | +144 | Grand with 4, Schneider: 144
E27 | D   |  18 | HJ DA DT DK D9 D8 CA SA S7 H7 | C7 C8 | without 2  |  55 |  5 |  27 |  3 |     |  -54 | Diamonds without 2 lost: -54
E28 | N   |  18 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  0 |  23 |    |     |  +23 | Null won
E29 | N   |  18 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  1 |  23 |    |     |  -46 | Null lost, play stops at the first declarer trick
E30 | NH  |  18 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  0 |  35 |    |     |  +35 |
E31 | NH  |  18 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  1 |  35 |    |     |  -70 |
E32 | NO  |  46 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  0 |  46 |    |     |  +46 | bid 46 is still covered
E33 | NO  |  46 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  1 |  46 |    |     |  -92 |
E34 | NOH |  59 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  0 |  59 |    |     |  +59 | bid 59 is still covered
E35 | NOH |  59 | C7 C8 C9 CJ S7 S8 S9 H7 H8 D7 | CA SA |            |   0 |  1 |  59 |    |     | -118 |
E36 | CHS |  36 | CJ HJ CA CT CK CQ C9 SA HA DA | D7 S7 | with 1     |  90 |  8 |  60 |  5 |     |  +60 | Schneider announced and made: 1+1+1+1+1
E37 | CHS |  36 | CJ HJ CA CT CK CQ C9 SA HA DA | D7 S7 | with 1     |  89 |  8 |  60 |  5 |     | -120 | announced, 89: lost, ALL announced levels count
E38 | CHS |  36 | CJ HJ CA CT CK CQ C9 SA HA DA | D7 S7 | with 1     | 120 | 10 |  72 |  6 |     |  +72 | Schneider announced, Schwarz made (unannounced)
E39 | CHS |  36 | CJ HJ CA CT CK CQ C9 SA HA DA | D7 S7 | with 1     |  25 |  2 |  60 |  5 |     | -120 | announced Schneider, declarer himself Schneider: counted once
E40 | CHS |  36 | C9 C8 C7 S7 S8 S9 H7 H8 H9 D7 | D8 D9 | without 8  |   0 |  0 | 156 | 13 |     | -312 | (artificial) without 8; announced Schneider, declarer himself Schwarz: 8+1+1+1+1+1
E41 | GHS |  48 | CJ SJ HJ CA CT SA ST HA DA D7 | DJ H7 | with 4     |  89 |  8 | 192 |  8 |     | -384 | 4th jack lay in the skat; defenders have 31. With 4, game 5, hand 6, Schneider 7, announced 8
E42 | CHZ |  40 | CJ SJ HJ CA CT CK CQ C9 SA HA | D7 S7 | with 3     | 120 | 10 | 108 |  9 |     | +108 | Schwarz announced, made: 9 x 12
E43 | CHZ |  40 | CJ SJ HJ CA CT CK CQ C9 SA HA | D7 S7 | with 3     | 118 |  9 | 108 |  9 |     | -216 | Schwarz announced, one trick lost
E44 | HHZ |  18 | CJ HJ HA HT HK HQ H9 SA CA DA | D7 S7 | with 1     | 120 |  9 |  70 |  7 |     | -140 | Schwarz announced, only a 0-point trick lost (120 points)
E45 | CO  |  18 | CJ SJ CA CT CK CQ C9 C8 SA HA | D7 S7 | with 2     | 120 | 10 | 108 |  9 |     | +108 | Clubs ouvert with 2 = 9 x 12
E46 | SO  |  18 | CJ HJ SA ST SK SQ S9 S8 CA HA | D7 C7 | with 1     | 120 | 10 |  88 |  8 |     |  +88 | Spades ouvert with 1 = 8 x 11
E47 | GO  |  18 | CJ SJ HJ DJ CA CT SA ST HA DA | H7 D7 | with 4     | 120 | 10 | 264 | 11 |     | +264 | Grand ouvert with 4 = 11 x 24
E48 | GO  |  18 | CJ SJ HJ DJ CA CT SA ST HA DA | H7 D7 | with 4     | 116 |  9 | 264 | 11 |     | -528 | Grand ouvert with 4 lost
E49 | GO  |  18 | CJ HJ DJ CA CT CK SA ST HA DA | H7 D7 | with 1     | 120 | 10 | 192 |  8 |     | +192 | Grand ouvert with 1 = 8 x 24
E50 | CO  |  18 | CJ SJ HJ DJ CA CT CK CQ C9 C8 | C7 HA | with 11    | 120 | 10 | 216 | 18 |     | +216 | maximum suit game: with 11, ouvert = 18 x 12
O01 | CH  |  46 | HJ DJ CT CK C9 C8 SA DA DT D7 | CJ HQ | with 1     |  74 |  6 |  36 |  3 |  48 |  -96 | CJ in the skat turns "without 2" into "with 1": 36 < 46
O02 | CH  |  46 | HJ DJ CT CK C9 C8 SA DA DT D7 | CJ HQ | with 1     |  95 |  8 |  48 |  4 |     |  +48 | same deal, Schneider lifts 36 to 48 >= 46
O03 | D   |  20 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  85 |  8 |  18 |  2 |  27 |  -54 | 18 < 20, charged 27
O04 | D   |  20 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  90 |  8 |  27 |  3 |     |  +27 | rescued by Schneider: 27 >= 20
O05 | D   |  33 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  70 |  7 |  18 |  2 |  36 |  -72 | charged 36
O06 | D   |  36 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     | 120 |  9 |  27 |  3 |  36 |  -72 | Schneider gives only 27 < 36
O07 | D   |  36 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     | 120 | 10 |  36 |  4 |     |  +36 | rescued by Schwarz: 36 >= 36
O08 | H   |  30 | CJ HJ HA HT HK H9 SA ST DA C7 | C8 D7 | with 1     |  92 |  8 |  30 |  3 |     |  +30 | value exactly equals the bid
O09 | H   |  30 | CJ HJ HA HT HK H9 SA ST DA C7 | C8 D7 | with 1     |  89 |  8 |  20 |  2 |  30 |  -60 | 20 < 30
O10 | SH  |  72 | ST SK SQ S9 S8 S7 CA C9 HA DA | CJ D7 | with 1     |  75 |  7 |  33 |  3 |  77 | -154 | planned without 5(77); CJ in skat: 33 < 72, charged 77
O11 | SH  |  72 | ST SK SQ S9 S8 S7 CA C9 HA DA | CJ D7 | with 1     | 120 | 10 |  55 |  5 |  77 | -154 | even Schwarz gives only 55 < 72
O12 | G   |  50 | CJ HJ CA CT CK SA ST HA DA D7 | H7 H8 | with 1     |  75 |  7 |  48 |  2 |  72 | -144 | 48 < 50, charged 72
O13 | G   |  50 | CJ HJ CA CT CK SA ST HA DA D7 | H7 H8 | with 1     |  90 |  8 |  72 |  3 |     |  +72 | rescued by Schneider: 72
O14 | G   |  48 | CJ HJ CA CT CK SA ST HA DA D7 | H7 H8 | with 1     |  75 |  7 |  48 |  2 |     |  +48 | 48 = 48 is not overbid
O15 | HH  |  50 | DJ HA HT HK HQ H9 CA C8 SA DA | SJ D7 | without 1  |  75 |  7 |  30 |  3 |  50 | -100 | planned without 3 (50); SJ in skat: without 1, 30 < 50
O16 | HH  |  50 | DJ HA HT HK HQ H9 CA C8 SA DA | SJ D7 | without 1  |  95 |  8 |  40 |  4 |  50 | -100 | Schneider 40 < 50
O17 | HH  |  50 | DJ HA HT HK HQ H9 CA C8 SA DA | SJ D7 | without 1  | 120 | 10 |  50 |  5 |     |  +50 | Schwarz 50 >= 50: rescued
O18 | CH  |  36 | CJ HJ CA CT CK C8 SA S7 DA D7 | SJ H8 | with 3     |  64 |  6 |  60 |  5 |     |  +60 | skat jack helps: with 1 becomes with 3
O19 | H   |  40 | CJ HJ HA HT HK H9 SA ST DA C7 | C8 D7 | with 1     |  25 |  2 |  30 |  3 |  40 |  -80 | lost AND overbid: value incl. own Schneider 30 < 40, charged 40
O20 | H   |  30 | CJ HJ HA HT HK H9 SA ST DA C7 | C8 D7 | with 1     |  25 |  2 |  30 |  3 |     |  -60 | own Schneider makes the value 30 >= 30: plain loss
O21 | S   |  55 | CJ SJ HJ SA ST SK S9 CA C8 DA | D7 D8 | with 3     |  91 |  8 |  55 |  5 |     |  +55 | with 3 = 44 + Schneider = 55
O22 | S   |  55 | CJ SJ HJ SA ST SK S9 CA C8 DA | D7 D8 | with 3     |  89 |  8 |  44 |  4 |  55 | -110 | 44 < 55
O23 | CHS |  59 | CJ HJ CA CT CK CQ C9 SA HA DA | D7 S7 | with 1     |  92 |  8 |  60 |  5 |     |  +60 | announced level counts toward the bid: 60 >= 59
O24 | CHS |  59 | CJ HJ CA CT CK CQ C9 SA HA DA | D7 S7 | with 1     |  80 |  7 |  60 |  5 |     | -120 | announcement failed: value 60 >= 59, so plain loss
O25 | D   |  22 | HJ D7 DA DT D9 D8 CA SA ST H7 | CJ C7 | with 1     |  50 |  5 |  18 |  2 |  27 |  -54 | conceded Diamonds at bid 22 with 1: charged 27
O26 | S   |  23 | SJ HJ SA ST S9 S8 CA C7 DA HA | D7 H7 | without 1  |  89 |  8 |  22 |  2 |  33 |  -66 | Spades without 1 (22) at bid 23, defenders 31: charged 33
O27 | S   |  23 | SJ HJ SA ST S9 S8 CA C7 DA HA | D7 H7 | without 1  |  90 |  8 |  33 |  3 |     |  +33 | same, Schneider made
O28 | C   | 216 | CJ SJ HJ DJ CA CT CK CQ C9 C8 | C7 HA | with 11    | 120 | 10 | 168 | 14 | 216 | -432 | 168 < 216: jump-bid trap
O29 | D   | 264 | CJ HJ DA DK D9 D8 CA C7 SA S7 | HT H7 | with 1     |  70 |  7 |  18 |  2 | 270 | -540 | bid 264, Diamonds: charged 270 (30 x 9; above every real game value)
`;

export type ScorerVector = {
  readonly id: string;
  readonly letters: string;
  readonly stake: Stake;
  /** `with 1`; empty in Null. */
  readonly matadors: string;
  readonly play: Play;
  readonly value: number;
  readonly factor: number | undefined;
  readonly charged: number | undefined;
  readonly score: number;
  readonly why: string;
};

export const SCORER_VECTORS: readonly ScorerVector[] = TABLE.trim().split('\n').map(vectorFrom);

function vectorFrom(line: string): ScorerVector {
  const [id = '', letters = '', bid, hand = '', skat = '', matadors = '', points, tricks, ...numbers] = line
    .split('|')
    .map((cell) => cell.trim());
  const [value, factor, charged, score, why = ''] = numbers;
  const contract = parseContract(letters);
  const [ten, two] = [parseCards(hand), parseCards(skat)];
  if (contract === undefined || ten?.length !== 10 || two?.length !== 2) throw new Error(`Unreadable: ${line}`);
  return {
    id,
    letters,
    stake: { contract, bid: Number(bid), hand: ten, skat: two },
    matadors,
    play: { cardPoints: Number(points), tricks: Number(tricks) },
    value: Number(value),
    factor: factor ? Number(factor) : undefined,
    charged: charged ? Number(charged) : undefined,
    score: Number(score),
    why,
  };
}
