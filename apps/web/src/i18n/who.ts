/** Somebody in a sentence: by name, or "du". */
export type Who = { readonly name: string; readonly you: boolean };
