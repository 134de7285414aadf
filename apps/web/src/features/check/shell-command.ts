import { PACK } from '@skatrunde/rules/cards';
import type { GameRecord } from '../../fair-cards/game-record.ts';
import script from './check.sh?raw';
import { orderOf } from './checks.ts';

/** The script of docs/fair-cards.md, letter by letter: for who believes no page, only a shell and `openssl`. */
export const SHELL_SCRIPT: string = script;

/** What is typed to check this game; its parts are hex digits, column numbers and cards, so nothing has to be escaped. */
export function shellCommand({ secret, added }: Pick<GameRecord, 'secret' | 'added'>): string {
  return `bash check.sh ${secret} $'${added.join('\\n')}' ${PACK.join(' ')}`;
}

/** What the script answers when everything is right; the commitment as far as somebody has noted it. */
export function shellOutput(record: GameRecord): string {
  return `shown before the deal: ${record.commitment ?? '…'}\n${orderOf(record).join(' ')}\n`;
}
