import type { Hint } from '@skatrunde/protocol';
import type { Card } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import { contractName } from '../board/contract-name.ts';

type Words = { readonly text: Texts; readonly deck: Deck };

/** "Spiel Kreuz Ass. Diesen Stich nimmt dir keiner mehr: 14 Augen." */
export function hintSentence(hint: Hint, words: Words): string {
  return `${whatToDo(hint, words)}. ${words.text.hints.why(hint.reason, words.deck)}`;
}

function whatToDo({ command }: Hint, words: Words): string {
  const { text, deck } = words;
  const { what } = text.hints;
  const cards = (some: readonly Card[]): string => text.app.list(some.map((card) => text.cards.short(card, deck)));
  switch (command.type) {
    case 'bid':
      return what.bid(command.value);
    case 'hold':
      return what.hold(command.value);
    case 'discard':
      return what.discard(cards(command.cards));
    case 'announce':
      return command.contract.type === 'ramsch'
        ? what.announce(text.contracts.name(command.contract))
        : what.announce(contractName(announcedAs(command.contract), words));
    case 'play':
      return what.play(text.cards.name(command.card, deck));
    case 'rearrange':
      return what.keep(cards(command.keep));
    case 'knock':
      return command.knock ? what.knock : what.noKnock;
    case 'double':
      return command.say ? what.say(command.word) : what.letStand;
    case 'kontra':
    case 're':
      return what.say(command.type);
    case 'answerGiveIn':
      return command.agree ? what.agree : what.playOn;
    case 'answerGift':
      return command.take ? what.takeGift : what.playOn;
    case 'answerClaim':
    case 'answerConcession':
      return command.accept ? what.agree : what.playOn;
    case 'pass':
    case 'pickUp':
    case 'push':
    case 'giveIn':
    case 'concede':
    case 'claim':
      return what[command.type];
  }
}

type Announced = Extract<Hint['command'], { readonly type: 'announce' }>['contract'];

/** An announcement of Officers' Skat is named like the game of Skat with the same trumps. */
function announcedAs(contract: Exclude<Announced, { readonly type: 'ramsch' }>) {
  if (contract.type === 'null' || 'hand' in contract) return contract;
  return { ...contract, hand: false, schneiderAnnounced: false, schwarzAnnounced: false, ouvert: false };
}
