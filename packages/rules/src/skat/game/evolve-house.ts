import { partnerOf } from '../rules/giving-in.ts';
import { rearranged } from '../rules/revolution.ts';
import type { SkatEvent } from './events.ts';
import { nextToRearrange, questionAfterNo, questionAfterShowing, questionAfterWord } from './questions.ts';
import type { Playing, Question } from './state.ts';

/** Events of what stops the cards: Kontra, showing, Revolution, giving in. */
export type HouseEvent = Extract<
  SkatEvent,
  {
    readonly type: 'doubled' | 'notDoubled' | 'handShown' | 'rearranged' | 'gaveIn' | 'giveInAnswered' | 'giftRefused';
  }
>;

export function afterHouse(state: Playing, event: HouseEvent): Playing {
  const { player } = event;
  switch (event.type) {
    case 'doubled': {
      const said = [...state.said, { player, word: event.word }];
      return asking({ ...state, said }, questionAfterWord(state, said));
    }
    case 'notDoubled':
      return asking(state, questionAfterNo(state.question));
    case 'handShown':
      return { ...asking(state, questionAfterShowing(state)), number: state.number, shown: [...state.shown, player] };
    case 'rearranged': {
      const { partner, keep } = event;
      const hands = rearranged(state.hands, { player, partner, keep });
      const after = state.question?.kind === 'rearrange' ? state.question.after : [];
      return asking({ ...state, hands }, nextToRearrange(after));
    }
    case 'gaveIn':
      return asking(state, { kind: 'giveIn', player: partnerOf(player, state.declarer), by: player });
    case 'giveInAnswered':
      return event.agreed
        ? asking(state, { kind: 'takeGift', player: state.declarer })
        : asking(withRefusal(state), undefined);
    case 'giftRefused':
      return asking({ ...state, contract: event.contract, refusedGiveIn: [] }, undefined);
  }
}

/** The next question, if there is one. An answer raises the number, and so does what opens a question. */
function asking(state: Playing, next: Question | undefined): Playing {
  const { question: answered, ...rest } = state;
  const changed = answered !== undefined || next !== undefined;
  const number = state.number + (changed ? 1 : 0);
  return next === undefined ? { ...rest, number } : { ...rest, number, question: next };
}

/** Who wanted to give in cannot ask again for this game. */
function withRefusal(state: Playing): Playing {
  if (state.question?.kind !== 'giveIn') return state;
  return { ...state, refusedGiveIn: [...state.refusedGiveIn, state.question.by] };
}
