/** Both have something of everything; forehand has the better clubs. */
export const EVEN =
  'CJ SJ HA DA CA S7 H7 D7 | HJ C7 HT DT ST S8 H8 D8 | DJ CT SA HK DK S9 H9 D9 | C8 C9 CK CQ SK SQ HQ DQ';

/** Forehand has the jacks, the aces and every black card but one: in clubs all sixteen tricks. */
export const STRONG =
  'CJ SJ HJ DJ CA CT SA HA | CK CQ C9 C8 C7 DA ST SK | HT HK HQ H9 H8 H7 S9 S8 | DT DK DQ D9 D8 D7 S7 SQ';
