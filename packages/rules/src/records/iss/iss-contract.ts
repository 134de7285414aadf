import type { Contract } from '../../skat/contract.ts';
import { misread, type Reading, read } from '../reading.ts';

const TOKEN = /^([CSHDGN])([OHSZ]*)$/;

/**
 * Reads an announcement as ISS writes it: `C`, `CHS`, `GO`, `NOH`. What a letter implies is filled in: `Z` announces
 * Schneider too, `O` in a suit or Grand game is Hand with everything announced. Source: rules.md 14.3, 4.5, 4.6.
 */
export function parseIssContract(token: string, place: string): Reading<Contract> {
  const [, game, letters] = TOKEN.exec(token) ?? [];
  if (game === undefined || letters === undefined) return misread(place, `${token} is no announcement`);
  if (new Set(letters).size !== letters.length) return misread(place, `a letter twice in ${token}`);
  return game === 'N' ? nullContract(letters, place) : levelContract(game, letters, place);
}

/** The announcement in its shortest form, letters in the order O H S/Z. */
export function printIssContract(contract: Contract): string {
  if (contract.type === 'null') return `N${contract.ouvert ? 'O' : ''}${contract.hand ? 'H' : ''}`;
  const game = contract.type === 'grand' ? 'G' : contract.trump;
  if (contract.ouvert) return `${game}O`;
  const level = contract.schwarzAnnounced ? 'Z' : contract.schneiderAnnounced ? 'S' : '';
  return `${game}${contract.hand ? 'H' : ''}${level}`;
}

function nullContract(letters: string, place: string): Reading<Contract> {
  if (/[SZ]/.test(letters)) return misread(place, 'Null announces neither Schneider nor Schwarz');
  return read({ type: 'null', hand: letters.includes('H'), ouvert: letters.includes('O') });
}

function levelContract(game: string, letters: string, place: string): Reading<Contract> {
  const ouvert = letters.includes('O');
  const hand = ouvert || letters.includes('H');
  const schwarzAnnounced = ouvert || letters.includes('Z');
  const schneiderAnnounced = schwarzAnnounced || letters.includes('S');
  if (schneiderAnnounced && !hand) return misread(place, 'Schneider and Schwarz are announced only in Hand games');
  const announced = { hand, schneiderAnnounced, schwarzAnnounced, ouvert };
  if (game === 'G') return read({ type: 'grand', ...announced });
  if (game === 'C' || game === 'S' || game === 'H' || game === 'D') {
    return read({ type: 'suit', trump: game, ...announced });
  }
  return misread(place, `${game} is no game`);
}
