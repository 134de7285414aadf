// node sheet.mjs FOLDER: contact sheets, to look at after a change. Needs a headless Chromium (name in CHROMIUM).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ART = new URL(process.env.CARD_ART_OUT ?? '../../public/cards/', import.meta.url)
const OUT = process.argv[2] ?? '.'
const CHROMIUM = process.env.CHROMIUM ?? 'chromium-headless-shell'
const read = name => readFileSync(new URL(name, ART), 'utf8')
const work = mkdtempSync(join(tmpdir(), 'cards-'))
const GERMAN_LETTER = { J: 'B', Q: 'D' }

function card(prefix, id, width, { large = false, english = false } = {}) {
  const rank = id.slice(1)
  const letter = prefix === 'fr' && !english ? (GERMAN_LETTER[rank] ?? rank) : rank
  const uses = id === 'back' ? [`${prefix}-back`] : [`${prefix}-${id}${large ? '-l' : ''}`, `${prefix}-${large ? 'ixl' : 'ix'}-${id[0]}${letter}`]
  return `<svg viewBox="0 0 590 910" width="${width}" height="${Math.round(width * 910 / 590)}">${uses.map(u => `<use href="#${u}"/>`).join('')}</svg>`
}
const row = (prefix, ids, width, options = {}) =>
  `<p class="${options.colours ?? ''}" style="gap:${Math.max(3, Math.round(width * 0.05))}px;${options.style ?? ''}">${ids.map(id => card(prefix, id, width, options)).join('')}</p>`

const suitRow = suit => ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'].map(rank => suit + rank)
const COURTS = ['J', 'Q', 'K'].flatMap(rank => ['C', 'S', 'H', 'D'].map(suit => suit + rank))
const MIXED = [...COURTS, 'CA', 'SA', 'HA', 'DA', 'C7', 'S8', 'H9', 'DT']

function shoot(name, rows, width, height) {
  const css = 'body{margin:0;padding:12px;background:#3b4a40}p{display:flex;flex-wrap:wrap;margin:0;padding:6px}' + '.fr-tournament{--fr-S-s:#1d6b45;--fr-S-a:#24664a;--fr-S-b:#b9cf9e;--fr-S-p:#d3dfc2;--fr-S-q:#e8efd9;--fr-D-s:#cc5c08}'
  const page = join(work, `${name}.html`)
  writeFileSync(page, `<meta charset="utf-8"><style>${css}</style><div hidden>${read('french.svg')}${read('german.svg')}</div>${rows.join('')}`)
  const png = join(OUT, `sheet-${name}.png`)
  execFileSync(CHROMIUM, ['--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--window-size=${width},${height}`, `--screenshot=${png}`, page], { stdio: 'ignore' })
}

for (const [name, prefix] of [['french', 'fr'], ['german', 'de']]) {
  shoot(name, ['C', 'S', 'H', 'D'].map(suit => row(prefix, suitRow(suit), 150)), 1298, 1020)
}
shoot('courts', [row('fr', COURTS.slice(0, 6), 240), row('fr', COURTS.slice(6), 240), row('de', COURTS.slice(0, 6), 240), row('de', COURTS.slice(6), 240)], 1536, 1558)
shoot('variants', [
  row('fr', ['CJ', 'SQ', 'HK', 'DJ', 'C7', 'S8', 'HT', 'DA'], 130, { colours: 'fr-tournament', english: true }),
  row('fr', ['CJ', 'SQ', 'HK', 'DJ', 'C7', 'S8', 'HT', 'DA'], 130, { large: true }),
  row('de', ['CJ', 'SQ', 'HK', 'DA', 'C7', 'S8', 'HT', 'D9'], 130, { large: true }),
  '<div style="display:flex">' + row('fr', ['back', 'SJ', 'DQ', 'HT'], 130, { style: 'background:#14110f;--fr-face:#e2d7bf' }) +
    row('fr', ['back', 'CK', 'HQ', 'D9'], 130, { style: 'background:#ddd2bd' }) + '</div>',
], 1130, 900)
shoot('sizes', [
  row('fr', MIXED, 40), row('fr', MIXED, 40, { large: true }), row('de', MIXED, 40), row('de', MIXED, 40, { large: true }),
  row('fr', COURTS, 90), row('de', COURTS, 90), row('fr', ['CJ', 'HQ', 'SK', 'DA', 'S9'], 200), row('de', ['DJ', 'HQ', 'SK', 'DA', 'C9'], 200),
  row('fr', ['SQ'], 600).replace('</p>', card('de', 'DQ', 600) + '</p>'),
], 1290, 2230)
