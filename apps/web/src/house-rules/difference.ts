/** One rule that differs from the official ones: what it is called and what it does. */
export type Difference = { readonly key: string; readonly name: string; readonly does: string };
