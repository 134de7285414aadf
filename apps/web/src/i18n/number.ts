const MINUS = '\u2212';

/** A score as it is written on a pad: the minus is a real minus. */
export function scoreText(score: number): string {
  return score < 0 ? `${MINUS}${-score}` : String(score);
}

/** A change of score, always with its sign. */
export function signedText(score: number): string {
  return score > 0 ? `+${score}` : scoreText(score);
}
