import { isMainThread } from 'node:worker_threads';

/** A bot that says where it thinks. */
export function answerTo(): unknown {
  return { isMainThread };
}
