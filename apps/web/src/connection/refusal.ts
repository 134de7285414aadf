import type { ALL_REFUSALS } from '@skatrunde/protocol';

/** Every code the page must have words for: what the server refuses, and what the page itself runs into. */
export type Refusal = (typeof ALL_REFUSALS)[number] | 'noAnswer' | 'failed';
