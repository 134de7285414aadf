import type { Suit } from '../cards/card.ts';

export type OfficersSuit = { readonly type: 'suit'; readonly trump: Suit };
export type OfficersGrand = { readonly type: 'grand' };
/** Only the jacks are trump, and who takes the fewest card points wins. */
export type OfficersRamsch = { readonly type: 'ramsch' };

/** What forehand announces (Spielansage). Source: rules.md 9.4, 9.9. */
export type OfficersContract = OfficersSuit | OfficersGrand | OfficersRamsch;
