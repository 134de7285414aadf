import type { Stage } from '@skatrunde/protocol';
import type { ContractInPlay, SkatView } from '@skatrunde/rules/cards';
import type { Deck } from '../../../cards/deck.ts';
import type { Texts } from '../../../i18n/index.ts';
import type { Who } from '../../../i18n/who.ts';
import { isOpening } from '../mixing.ts';
import { occupantName } from '../names.ts';
import { roundText } from '../pad/PadFooter.tsx';
import { contractName } from './contract-name.ts';
import { playerOf, type Scene } from './scene.ts';

export type Line = {
  readonly contract?: ContractInPlay;
  readonly title: string;
  readonly shortTitle: string;
  /** Empty when there is nothing to add. */
  readonly detail: string;
  readonly shortDetail: string;
};

export type LineContext = { readonly stage: Stage; readonly text: Texts; readonly deck: Deck };

/** What is on, in one sentence: during the auction, the game and the pause after it. */
export function lineOf(scene: Scene, context: LineContext): Line {
  return withRound(phaseLine(scene, context), scene, context.text);
}

/** A deal that counts double, or a compulsory Ramsch, says so in every phase. */
function withRound(line: Line, { match }: Scene, text: Texts): Line {
  const long = roundText(match, text);
  if (long === undefined) return line;
  const short = match.bock?.now === 'bock' ? text.rules.rounds.bockShort : text.rules.rounds.ramschShort;
  const join = (words: string, round: string) => (words === '' ? round : `${words} · ${round}`);
  return { ...line, detail: join(line.detail, long), shortDetail: join(line.shortDetail, short) };
}

function phaseLine(scene: Scene, context: LineContext): Line {
  if (context.stage.kind === 'pause' || !scene.game) return pauseLine(scene, context);
  const { view } = scene.game;
  switch (view.phase) {
    case 'bidding':
      return biddingLine(scene, view, context);
    case 'pickingUp':
    case 'discarding':
    case 'announcing':
      return declaringLine(scene, view, context);
    case 'playing':
      return playingLine(scene, view, context);
    case 'beforeRamsch':
    case 'ramsch':
      return ramschLine(view, context);
    case 'over':
      return pauseLine(scene, context);
  }
}

function ramschLine(view: Phase<'beforeRamsch' | 'ramsch'>, { text }: LineContext): Line {
  const words = text.table.house;
  const detail = view.phase === 'beforeRamsch' ? words.before[view.step] : words.ramschDetail;
  const line = { title: words.ramschLine, shortTitle: words.ramsch, detail, shortDetail: detail };
  return view.phase === 'ramsch' ? { ...line, contract: view.contract } : line;
}

type Phase<P> = Extract<SkatView, { readonly phase: P }>;

function biddingLine(scene: Scene, view: Phase<'bidding'>, { text }: LineContext): Line {
  const { line } = text.table.board;
  const detail = biddingDetail(scene, view, text);
  return { title: line.bidding, shortTitle: line.biddingShort, detail, shortDetail: detail };
}

function biddingDetail(scene: Scene, view: Phase<'bidding'>, text: Texts): string {
  const { line } = text.table.board;
  const ask = scene.game?.ask;
  if (ask?.kind === 'bid') return ask.lastRight ? line.lastRight : line.youTurn;
  if (ask?.kind === 'hold') return line.bids(lastSpeaker(scene, view), ask.value);
  return line.turn(who(scene, view.turn).name);
}

/** Who said the value that stands. */
export function lastSpeaker(scene: Scene, view: Phase<'bidding'>): string {
  const call = view.calls.findLast((one) => one.call === 'bid');
  return call ? who(scene, call.player).name : '';
}

function declaringLine(
  scene: Scene,
  view: Phase<'pickingUp' | 'discarding' | 'announcing'>,
  { text }: LineContext,
): Line {
  const { line } = text.table.board;
  const declarer = who(scene, view.declarer);
  const bid = { detail: line.bid(view.bid), shortDetail: line.bidShort(view.bid) };
  switch (view.phase) {
    case 'pickingUp':
      return { title: line.declares(declarer), shortTitle: line.declares(declarer), ...bid };
    case 'discarding':
      return { title: line.pickedUp(declarer), shortTitle: line.pickedUpShort(declarer), ...bid };
    case 'announcing':
      return { title: line.announces(declarer), shortTitle: line.announces(declarer), ...bid };
  }
}

function playingLine(scene: Scene, view: Phase<'playing'>, { text, deck }: LineContext): Line {
  const { line } = text.table.board;
  const name = contractName(view.contract, { text, deck });
  const declarer = who(scene, view.declarer);
  return {
    contract: view.contract,
    title: line.plays(declarer, name),
    shortTitle: line.playsShort(declarer, name),
    detail: [...bidSaid(view, line.bid), ...doublingsSaid(view, text)].join(' · '),
    shortDetail: [...bidSaid(view, line.bidShort), ...doubledSoFar(view, text)].join(' · '),
  };
}

/** Nothing in a Grand Hand instead of a Ramsch, where nobody has bid. */
function bidSaid({ bid }: Phase<'playing'>, say: (bid: number) => string): readonly string[] {
  return bid === 0 ? [] : [say(bid)];
}

/** "× 2 Kontra", "× 2 Re"; more than two only in sum. */
function doublingsSaid(view: Phase<'playing'>, text: Texts): readonly string[] {
  const { doubled } = view;
  if (doubled.length > 2) return doubledSoFar(view, text);
  return doubled.map(({ word }) => text.table.reckoning.doubling({ kind: word, factor: 2 }));
}

/** Where there is little room, the last word with all that it comes to: "× 8 Bock". */
function doubledSoFar({ doubled }: Phase<'playing'>, text: Texts): readonly string[] {
  const last = doubled.at(-1);
  return last === undefined ? [] : [text.table.reckoning.doubling({ kind: last.word, factor: 2 ** doubled.length })];
}

function pauseLine({ match, game, officers }: Scene, { stage, text }: LineContext): Line {
  const { line } = text.table.board;
  const { mixing } = text.fairCards;
  if (isOpening(stage)) return { title: mixing, shortTitle: mixing, detail: '', shortDetail: '' };
  const title = (game ?? officers) ? line.over(match.game) : line.brokenOff(match.game);
  const last = stage.kind === 'pause' && stage.last;
  const left = match.games === undefined ? '' : line.gamesLeft(match.games - match.game);
  const detail = last ? line.last : left;
  return { title, shortTitle: title, detail, shortDetail: detail };
}

/** A player of the game in a sentence, also when he has left since. */
export function who(scene: Scene, player: number): Who {
  const occupant = playerOf(scene, player);
  const you = occupant?.kind === 'person' && occupant.person === scene.view.you.person;
  return { name: (occupant && occupantName(scene.view, occupant)) ?? '…', you };
}
