import { inPackOrder } from '../../cards/card.ts';
import type { Player } from '../../game.ts';
import { settleConceded } from '../rules/conceding.ts';
import { afterRefusedGift, canBeGiven } from '../rules/giving-in.ts';
import { sharedCards, whyNotKeep } from '../rules/revolution.ts';
import type { SkatCommand } from './commands.ts';
import { accept, refuse, type SkatDecision } from './decision.ts';
import type { SkatEvent } from './events.ts';
import { canSayKontra, partnerIn, questionAfterNo, questionAfterWord } from './questions.ts';
import { playedResult, progressOf, stakeOf } from './result-of.ts';
import type { Playing, Question } from './state.ts';

/** Kontra and its chain, Revolution, giving in: what stops the cards. */

type Command<Type extends SkatCommand['type']> = Extract<SkatCommand, { readonly type: Type }>;

/** The answer to what stops the cards; nobody else may say anything meanwhile. */
export function decideAnswer(
  state: Playing,
  question: Question,
  { player, command }: { readonly player: Player; readonly command: SkatCommand },
): SkatDecision {
  if (player !== question.player) return refuse('notYourTurn');
  switch (question.kind) {
    case 'double':
      return command.type === 'double' ? decideDouble(state, question, command) : refuse('notYourTurn');
    case 'rearrange':
      return command.type === 'rearrange' ? decideRearranging(state, player, command) : refuse('notYourTurn');
    case 'giveIn':
      if (command.type !== 'answerGiveIn') return refuse('notYourTurn');
      return accept({ type: 'giveInAnswered', player, agreed: command.agree });
    case 'takeGift':
      return command.type === 'answerGift' ? decideGift(state, player, command) : refuse('notYourTurn');
  }
}

function decideDouble(
  state: Playing,
  question: Extract<Question, { readonly kind: 'double' }>,
  { word, say }: Command<'double'>,
): SkatDecision {
  const { player } = question;
  if (word !== question.word) return refuse('notThisWord');
  if (!say) return accept({ type: 'notDoubled', player, word }, ...shownUnless(state, questionAfterNo(question)));
  const next = questionAfterWord(state, [...state.said, { player, word }]);
  return accept({ type: 'doubled', player, word }, ...shownUnless(state, next));
}

/** When nobody is asked for a word any more, the cards of an open game are shown. */
function shownUnless({ contract, shown, declarer, hands }: Playing, next: Question | undefined): readonly SkatEvent[] {
  if (next !== undefined || !contract.ouvert || shown.includes(declarer)) return [];
  return [{ type: 'handShown', player: declarer, shown: inPackOrder(hands[declarer] ?? []) }];
}

function decideRearranging(state: Playing, player: Player, { keep }: Command<'rearrange'>): SkatDecision {
  const partner = partnerIn(state, player);
  const code = whyNotKeep(keep, sharedCards(state.hands, player, partner));
  return code === undefined ? accept({ type: 'rearranged', player, partner, keep }) : refuse(code);
}

/** Taken, the game is won as if the defenders had given up; refused, it is one level dearer. */
function decideGift(state: Playing, player: Player, { take }: Command<'answerGift'>): SkatDecision {
  if (!take) return accept({ type: 'giftRefused', player, contract: afterRefusedGift(state.contract) });
  const counted = progressOf(state);
  const settlement = settleConceded('defenders', stakeOf(state), counted);
  const result = playedResult(state, settlement, 'givenIn', counted);
  return accept({ type: 'giftTaken', player }, { type: 'settled', result });
}

export function decideKontra(state: Playing, player: Player): SkatDecision {
  return canSayKontra(state, player) ? accept({ type: 'doubled', player, word: 'kontra' }) : refuse('notYourTurn');
}

/** Why this defender cannot give the game away now. */
export function whyNotGiveIn(state: Playing, player: Player): 'notYourTurn' | 'alreadyAsked' | undefined {
  const { settings, contract, tricks, trick, declarer, refusedGiveIn } = state;
  const possible = settings.schenken && canBeGiven(contract) && tricks.length === 0 && trick.length < 3;
  if (!possible || player === declarer) return 'notYourTurn';
  return refusedGiveIn.includes(player) ? 'alreadyAsked' : undefined;
}

export function decideGiveIn(state: Playing, player: Player): SkatDecision {
  const code = whyNotGiveIn(state, player);
  return code === undefined ? accept({ type: 'gaveIn', player }) : refuse(code);
}
