import { at, SEVEN } from '../bits.ts';
import { staysBelow } from '../safe-suit.ts';
import { hands, sideEnd, trumps } from './cards-left.ts';

/** In Ramsch, when another hand leads: the first hand has no jack and in every suit the lower cards, so it takes nothing more. */
export function staysOut(): boolean {
  const own = at(hands, 0);
  if ((own & trumps) !== 0) return false;
  const others = at(hands, 1) | at(hands, 2);
  for (let place = 0; place < sideEnd; place += 7) {
    if (!staysBelow((own >>> place) & SEVEN, (others >>> place) & SEVEN)) return false;
  }
  return true;
}
