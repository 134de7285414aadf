import type { rules as german } from '../de/rules.ts';
import { bock, options } from './rules-options.ts';
import { reference } from './rules-reference.ts';

const list = new Intl.ListFormat('en', { type: 'disjunction' });

const presets: typeof german.presets = {
  official: { name: 'Official rules', note: 'International Skat Order, adapted for playing online.' },
  pub: { name: 'Pub Skat', note: 'Ramsch, Kontra up to Hirsch, Bock rounds, up to 500 points.' },
  officers: { name: 'Officers’ Skat', note: 'For two, each with 16 cards on the table.' },
  tournament: { name: 'Tournament list', note: '36 games, 48 with four, with 50 points for each game.' },
  bierlachs: { name: 'Bierlachs 501', note: 'Only minus: whoever has 501 first buys the round.' },
  ramschEvening: { name: 'Ramsch evening', note: 'Every deal a Schieberamsch, with knocking.' },
  beginners: { name: 'Beginners’ table', note: 'One game, and a lost Hand counts only once.' },
  grandmas: { name: 'Grandma’s kitchen', note: 'Old values, Spitze, giving in, Schieberamsch.' },
  bockEvening: { name: 'Bock evening', note: 'Bock and Ramsch rounds, everything gets big.' },
};

/** House rules in words: presets, the editor, what applies at a table, the rules page. */
export const rules: typeof german = {
  presets,
  presetsTitle: 'Presets',
  mixed: 'Rules of your own',
  options,
  bock,
  groups: { ramsch: 'Ramsch', kontra: 'Kontra and Bock', games: 'Games', scoring: 'Scoring' },
  bockTitle: 'Bock rounds',
  bockNote: 'In a Bock round everyone deals once, and everything counts double. One starts after:',
  bockDoes: (after) => `After ${list.format(after)} one round counts double.`,
  needs: {
    ramsch: 'needs Ramsch',
    schieberamsch: 'needs Schieberamsch',
    compulsory: 'needs compulsory Ramsch: always Ramsch, or Ramsch rounds',
    kontra: 'needs Kontra',
  },
  valueName: (label) => `${label}:`,
  blocked: (label, why) => `${label}: ${why}.`,
  follows: (names) => `This switches off as well: ${names}.`,
  own: {
    keep: 'Keep as your own',
    named: (name) => `“${name}”`,
    name: 'Name of the preset',
    placeholder: 'Our Thursday',
    kept: (name) => `Kept: ${name}. Only in this browser.`,
    notKept: 'This browser keeps nothing, so it cannot be kept.',
    remove: (name) => `Delete preset: ${name}`,
    note: 'What you set here you can keep under a name for next time.',
  },
  link: {
    opens: (preset) => `Your table begins with the preset: ${preset}.`,
    opensOwn: (name, rules) => `Your table begins with: ${name}${rules && ` (${rules})`}.`,
    copy: 'Copy link to a table like this',
    copied: 'Link copied: it opens a new table with these rules.',
    label: 'Link to a table like this',
  },
  atTable: {
    title: 'At this table',
    summary: (preset, length) => `${preset} · ${length}`,
    newcomer: 'You join a running match. This applies here:',
    understood: 'Understood',
  },
  changed: (preset, length) => `Now at this table: ${preset}, ${length}`,
  readyAgain: 'Say “ready” again.',
  open: 'Read the rules',
  rounds: {
    bock: (deals) => (deals === 1 ? 'Bock round, 1 game left' : `Bock round, ${deals} games left`),
    ramsch: (deals) => (deals === 1 ? 'Ramsch round, 1 game left' : `Ramsch round, ${deals} games left`),
    bockShort: 'Bock × 2',
    ramschShort: 'Compulsory Ramsch',
  },
  reference,
};
