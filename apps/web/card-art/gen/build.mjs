// node build.mjs: writes the sprites french.svg and german.svg into public/cards.
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import * as french from './french.mjs'
import * as german from './german.mjs'
import { flat, use } from './draw.mjs'
import { glyph } from './glyphs.mjs'
import { back, backFlower } from './back.mjs'

const OUT = new URL(process.env.CARD_ART_OUT ?? '../../public/cards/', import.meta.url)
const SUITS = ['C', 'S', 'H', 'D']
const TURNED = 'rotate(180 295 455)'
const BASE = '<rect x="2" y="2" width="586" height="906" rx="34" fill="var(--face)" stroke="var(--edge)" stroke-width="4"/>'
const NARROW = { 10: 0.86, K: 0.88, A: 0.9, Q: 0.92, D: 0.95 } // widths of wide letters
const SIZES = {
  ix: { w: 124, h: 240, x: 70, letterY: 34, letter: 1.02, pipY: 186, pip: 0.68 },
  ixl: { w: 176, h: 296, x: 94, letterY: 30, letter: 1.45, pipY: 236, pip: 0.92 },
}

const symbol = (id, body) => `<symbol id="${id}" viewBox="0 0 590 910">${body}</symbol>`

/** Names each colour in full: what the page says for it, else ours. Inline styles would need an exception in the page's security policy. */
function inFull(deck, suit, body) {
  const own = Object.entries(deck.COLOURS[suit]).map(([name, value]) => [name, `var(--${deck.PREFIX}-${suit}-${name},${value})`])
  const common = Object.entries(deck.COMMON).map(([name, value]) => [name, `var(--${deck.PREFIX}-${name},${value})`])
  const full = new Map([...common, ...own])
  return body.replace(/var\(--(\w+)\)/g, (short, name) => full.get(name) ?? short)
}

/** A drawing in its suit's colours; shared letters take theirs from `color`. */
function coloured(deck, suit, body, id = '') {
  return inFull(deck, suit, `<g${id && ` id="${id}"`} color="var(--s)">${body}</g>`)
}

/** Letter and sign in two corners, on a tab that courts get framed. */
function index(deck, suit, letter, kind) {
  const { w, h, x, letterY, letter: k, pipY, pip } = SIZES[kind]
  const id = `${deck.PREFIX}-${kind}-${suit}${letter}-corner`
  const edge = `M${w} 36V${h - 40}Q${w} ${h} ${w - 40} ${h}H36`
  const frame = deck.FRAMED.includes(letter) ? `<path fill="none" stroke="var(--k)" stroke-width="6" d="${edge}"/>` : ''
  const corner = flat('face', `M20 20H${w}V${h - 40}Q${w} ${h} ${w - 40} ${h}H20Z`) + frame +
    use(`${deck.PREFIX}-glyph-${letter}`, `translate(${x} ${letterY}) scale(${(k * (NARROW[letter] ?? 1)).toFixed(3)} ${k})`) +
    use(`${deck.PREFIX}-pip-${suit}`, `translate(${x} ${pipY}) scale(${pip})`)
  return `<g id="${id}">${corner}</g>${use(id, TURNED)}`
}

/** Shared parts: signs, letters, background marks. */
function parts(deck) {
  const pips = SUITS.map(suit => inFull(deck, suit, `<g id="${deck.PREFIX}-pip-${suit}">${deck.sign(suit)}</g>`))
  const letters = [...new Set(Object.values(deck.LETTERS))].map(l => `<g id="${deck.PREFIX}-glyph-${l}" fill="none" stroke="currentColor">${glyph(l)}</g>`)
  return [...pips, ...letters, deck.EXTRA, backFlower(deck.PREFIX)]
}

function symbols(deck) {
  const out = []
  for (const suit of SUITS) {
    for (const rank of deck.RANKS) {
      const id = `${deck.PREFIX}-${suit}${rank}`
      if (deck.isCourt(rank)) {
        out.push(symbol(id, coloured(deck, suit, BASE + deck.court(suit, rank), `${id}-face`)))
        out.push(symbol(`${id}-l`, use(`${id}-face`)))
      } else {
        const field = rank === 'A' ? deck.ace(suit) : deck.pips(suit, rank)
        const calm = rank === 'A' ? use(`${id}-field`, 'translate(295 455) scale(.86) translate(-295 -455)') : deck.pip(suit, 295, 455, 2.3)
        out.push(symbol(id, coloured(deck, suit, `${BASE}<g id="${id}-field">${field}</g>`)))
        out.push(symbol(`${id}-l`, coloured(deck, suit, BASE + calm)))
      }
    }
    for (const [key, letter] of Object.entries(deck.LETTERS)) {
      for (const kind of ['ix', 'ixl']) out.push(symbol(`${deck.PREFIX}-${kind}-${suit}${key}`, coloured(deck, suit, index(deck, suit, letter, kind))))
    }
  }
  for (const suit of SUITS) out.push(`<symbol id="${deck.PREFIX}-suit-${suit}" viewBox="-60 -60 120 120">${use(`${deck.PREFIX}-pip-${suit}`)}</symbol>`)
  out.push(symbol(`${deck.PREFIX}-back`, back(deck.PREFIX)))
  return out
}

const shorter = text => text.replace(/(\d\.\d\d)\d+/g, '$1')
const root = body => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 590 910">\n${body}\n</svg>\n`

for (const [name, deck] of Object.entries({ french, german })) {
  const sprite = symbols(deck)
  const text = shorter(root(`<defs>\n${parts(deck).join('\n')}\n</defs>\n${sprite.join('\n')}`))
  writeFileSync(new URL(`${name}.svg`, OUT), text)
  console.log(name, `${text.length} bytes, gzip ${gzipSync(text, { level: 9 }).length}`)
}
