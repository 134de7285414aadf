import { type Card, inHandOrder, isCard } from '@skatrunde/rules/cards';
import { CardFace } from '../../cards/CardFace.tsx';
import { useDeck } from '../../cards/deck.ts';
import type { GameRecord } from '../../fair-cards/game-record.ts';
import { type CheckTexts, useCheckText } from '../../i18n/check.ts';
import { useText } from '../../i18n/index.ts';
import styles from './DealtCards.module.css';
import { dealtTo, type Packet, packetsOf } from './dealing.ts';

/** The cards as they came from the pack, packet by packet, and what everybody had then. */
export function DealtCards({ record }: { readonly record: GameRecord }) {
  const words = useCheckText();
  const packets = packetsOf(record);
  const officers = record.plays === 'officers';
  return (
    <section className={styles.sheet} data-surface="paper">
      <h2>{words.cards.title}</h2>
      <p className={styles.note}>{officers ? words.cards.officers : words.cards.skat}</p>
      <ol className={styles.packets} aria-label={words.cards.packets}>
        {packets.map((packet) => (
          <li key={packet.from}>
            <span className={styles.to}>{packetName(packet, record, words)}</span>
            <Cards cards={packet.cards} />
          </li>
        ))}
      </ol>
      {!officers && <Hands record={record} packets={packets} />}
    </section>
  );
}

type HandsProps = { readonly record: GameRecord; readonly packets: readonly Packet[] };

/** In the order in which one holds them. */
function Hands({ record, packets }: HandsProps) {
  const words = useCheckText();
  return (
    <>
      <h3 className={styles.second}>{words.cards.hands}</h3>
      <ul className={styles.hands} aria-label={words.cards.hands}>
        {([0, 1, 2, 'skat'] as const).map((to) => (
          <li key={to} className={styles.hand} data-to={to}>
            <span className={styles.to}>{placeName(to, record, words)}</span>
            <Cards cards={inHandOrder(dealtTo(packets, to).filter(isCard))} />
          </li>
        ))}
      </ul>
    </>
  );
}

function packetName(packet: Packet, record: GameRecord, words: CheckTexts): string {
  const name = shortName(packet.to, record, words);
  if (packet.covered === undefined) return name;
  return words.cards.named(name, packet.covered ? words.cards.covered : words.cards.open);
}

/** The player's name where the record has it. */
function shortName(to: Packet['to'], { players, names, plays }: GameRecord, { cards }: CheckTexts): string {
  if (to === 'skat') return cards.inSkat;
  const positions = plays === 'officers' ? cards.officersPositions : cards.positions;
  return names[players[to] ?? -1] ?? positions[to] ?? '';
}

function placeName(to: Packet['to'], record: GameRecord, words: CheckTexts): string {
  const name = shortName(to, record, words);
  const position = to === 'skat' ? undefined : words.cards.positions[to];
  return position === undefined || position === name ? name : words.cards.of(position, name);
}

function Cards({ cards }: { readonly cards: readonly string[] }) {
  return (
    <ul className={styles.cards}>
      {[...new Set(cards)].filter(isCard).map((card) => (
        <Face key={card} card={card} />
      ))}
    </ul>
  );
}

function Face({ card }: { readonly card: Card }) {
  const text = useText();
  const deck = useDeck();
  return (
    <li className={styles.card}>
      <span role="img" aria-label={text.cards.name(card, deck)}>
        <CardFace card={card} large />
      </span>
    </li>
  );
}
