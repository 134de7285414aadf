import type { Player } from '../../game.ts';
import { contractChoices } from '../rules/announcing.ts';
import { DOUBLING_WORDS } from '../rules/kontra.ts';
import { mayBePutOn } from '../rules/pushing.ts';
import { sharedCards } from '../rules/revolution.ts';
import type { SkatAsk } from './ask.ts';
import { partnerIn } from './questions.ts';
import type { BeforeRamsch, Playing, Question } from './state.ts';

/** What a question that stops the cards asks. */
export function questionAsk(state: Playing, question: Question, player: Player): SkatAsk | undefined {
  if (player !== question.player) return undefined;
  const { number } = state;
  switch (question.kind) {
    case 'double':
      return {
        kind: 'double',
        number,
        word: question.word,
        factor: 2 ** (DOUBLING_WORDS.indexOf(question.word) + 1),
      };
    case 'rearrange':
      return { kind: 'rearrange', number, cards: sharedCards(state.hands, player, partnerIn(state, player)) };
    case 'giveIn':
      return { kind: 'giveIn', number, by: question.by };
    case 'takeGift': {
      const { contract } = state;
      const schneider = contract.type !== 'null' && contract.schneiderAnnounced;
      return { kind: 'takeGift', number, instead: schneider ? 'schwarz' : 'schneider' };
    }
  }
}

/** What is asked before a Ramsch. */
export function ramschAsk(state: BeforeRamsch, player: Player): SkatAsk | undefined {
  if (player !== state.turn) return undefined;
  const { number, settings, hands } = state;
  const hand = hands[player] ?? [];
  switch (state.step) {
    case 'grandHand': {
      const { contracts } = contractChoices('untouched', hand, 0, { settings, hand });
      const grands = contracts.filter(({ contract }) => contract.type === 'grand');
      return { kind: 'grandHand', number, bid: 0, contracts: grands, refused: [] };
    }
    case 'push':
      return { kind: 'push', number };
    case 'putOn':
      return { kind: 'putOn', number, cards: mayBePutOn(hand, settings) };
    case 'knock':
      return { kind: 'knock', number };
  }
}
