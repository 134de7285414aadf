/** A thread of bots that thinks for ever about some questions. */
export function answerTo({ seed }: { readonly seed: string }) {
  while (seed === 'endless');
  return { type: 'pass' };
}
