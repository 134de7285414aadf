import type { PresetKey } from '@skatrunde/protocol';
import { bock, options } from './rules-options.ts';
import { reference } from './rules-reference.ts';

const list = new Intl.ListFormat('de', { type: 'disjunction' });

const presets: Readonly<Record<PresetKey, { readonly name: string; readonly note: string }>> = {
  official: { name: 'Offizielle Regeln', note: 'Internationale Skatordnung, fürs Online-Spiel angepasst.' },
  pub: { name: 'Kneipenskat', note: 'Ramsch, Kontra bis Hirsch, Bockrunden, bis 500 Punkte.' },
  officers: { name: 'Offiziersskat', note: 'Zu zweit, jeder mit 16 Karten auf dem Tisch.' },
  tournament: { name: 'Turnierliste', note: '36 Spiele, zu viert 48, mit 50 Punkten je Spiel.' },
  bierlachs: { name: 'Bierlachs 501', note: 'Nur Minus: Wer zuerst 501 hat, zahlt.' },
  ramschEvening: { name: 'Ramschabend', note: 'Jedes Spiel ein Schieberamsch, mit Klopfen.' },
  beginners: { name: 'Anfängertisch', note: 'Ein Spiel, und ein verlorener Hand zählt nur einfach.' },
  grandmas: { name: 'Omas Küche', note: 'Alte Werte, Spitze, Schenken, Schieberamsch.' },
  bockEvening: { name: 'Bockabend', note: 'Bock- und Ramschrunden, alles wird groß.' },
};

/** House rules in words: presets, the editor, what applies at a table, the rules page. */
export const rules = {
  presets,
  presetsTitle: 'Vorlagen',
  /** A set of rules that is no preset. */
  mixed: 'Eigene Regeln',
  options,
  bock,
  groups: { ramsch: 'Ramsch', kontra: 'Kontra und Bock', games: 'Spiele', scoring: 'Abrechnung' },
  bockTitle: 'Bockrunden',
  bockNote: 'In einer Bockrunde gibt jeder einmal, und alles zählt doppelt. Sie beginnt nach:',
  bockDoes: (after: readonly string[]): string => `Nach ${list.format(after)} zählt eine Runde doppelt.`,
  /** Why a rule does nothing now. */
  needs: {
    ramsch: 'braucht Ramsch',
    schieberamsch: 'braucht Schieberamsch',
    compulsory: 'braucht Pflichtramsch: immer Ramsch oder Ramschrunden',
    kontra: 'braucht Kontra',
  },
  valueName: (label: string): string => `${label}:`,
  blocked: (label: string, why: string): string => `${label}: ${why}.`,
  follows: (names: string): string => `Damit ist auch aus: ${names}.`,
  own: {
    keep: 'Als eigene sichern',
    /** A set of rules by the name that its host has given it. */
    named: (name: string): string => `„${name}“`,
    name: 'Name der Vorlage',
    placeholder: 'Unser Donnerstag',
    kept: (name: string): string => `Gesichert: ${name}. Nur in diesem Browser.`,
    notKept: 'Dieser Browser behält nichts, deshalb geht das Sichern nicht.',
    remove: (name: string): string => `Vorlage löschen: ${name}`,
    note: 'Was du einstellst, kannst du unter einem Namen für das nächste Mal behalten.',
  },
  link: {
    opens: (preset: string): string => `Dein Tisch beginnt mit der Vorlage: ${preset}.`,
    /** Rules that no preset has: their names. */
    opensOwn: (name: string, rules: string): string => `Dein Tisch beginnt mit: ${name}${rules && ` (${rules})`}.`,
    copy: 'Link zu so einem Tisch kopieren',
    copied: 'Link kopiert: Er öffnet einen neuen Tisch mit diesen Regeln.',
    label: 'Link zu so einem Tisch',
  },
  atTable: {
    title: 'An diesem Tisch',
    /** Under the title: preset and length. */
    summary: (preset: string, length: string): string => `${preset} · ${length}`,
    newcomer: 'Du kommst in eine laufende Partie. Das gilt hier:',
    understood: 'Verstanden',
  },
  changed: (preset: string, length: string): string => `Am Tisch gilt jetzt: ${preset}, ${length}`,
  readyAgain: 'Sag noch einmal „bereit“.',
  open: 'Regeln nachlesen',
  /** The pad's foot: rounds that count double or are Ramsch. */
  rounds: {
    bock: (deals: number): string => (deals === 1 ? 'Bockrunde, noch 1 Spiel' : `Bockrunde, noch ${deals} Spiele`),
    ramsch: (deals: number): string =>
      deals === 1 ? 'Ramschrunde, noch 1 Spiel' : `Ramschrunde, noch ${deals} Spiele`,
    bockShort: 'Bock × 2',
    ramschShort: 'Pflichtramsch',
  },
  reference,
};
