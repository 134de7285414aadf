/** A thread of bots that ends in the middle of every thought. */
export function answerTo(): never {
  process.exit(3);
}
