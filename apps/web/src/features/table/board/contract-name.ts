import type { ContractInPlay } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';

/** "Kreuz Hand"; with the German deck on the table "Eichel Hand". */
export function contractName(
  contract: ContractInPlay,
  { text, deck }: { readonly text: Texts; readonly deck: Deck },
): string {
  const name = text.contracts.name(contract);
  if (contract.type !== 'suit' || deck !== 'german') return name;
  const suit = text.cards.suit(contract.trump, deck);
  return name.replace(text.contracts.suit(contract.trump), suit.charAt(0).toUpperCase() + suit.slice(1));
}
