// The French deck: clubs, spades, hearts, diamonds.
import * as d from './draw.mjs'
import { numberCard } from './numbers.mjs'
const { p, s, g, at, use, dot, line, flat, both, sym, row } = d

export const PREFIX = 'fr'
export const LETTERS = { 7: '7', 8: '8', 9: '9', T: '10', B: 'B', D: 'D', J: 'J', Q: 'Q', K: 'K', A: 'A' }
export const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A']

/** Suit pips, about 100 high, centred on 0,0. */
export const PIPS = {
  C: sym('M0 -53C15 -53 26 -42 26 -28C26 -18 20 -11 12 -6C17 -9 23 -12 29 -12C43 -12 53 -1 53 13C53 27 42 38 29 38C20 38 13 34 8 27C8 38 13 47 22 52L0 52'),
  S: sym('M0 -52C8 -30 46 -10 46 17C46 32 35 40 24 40C15 40 8 35 5 28C6 39 11 47 21 51L0 51'),
  H: sym('M0 -27C5 -41 15 -48 27 -48C40 -48 48 -38 48 -24C48 4 14 24 0 52'),
  D: sym('M0 -54C9 -34 24 -14 41 0C24 14 9 34 0 54'),
}

export const sign = suit => `<path fill="var(--s)" d="${PIPS[suit]}"/>`

// Suit colours (--s) and each suit's colour world for its court cards.
export const COLOURS = {
  C: { s: '#221e1c', a: '#2f3846', b: '#d9a238', c: '#8e3a31', p: '#dcd5c5', q: '#efeadd', h: '#4a3428' },
  S: { s: '#221e1c', a: '#27507f', b: '#a9c3d0', c: '#d9a84a', p: '#cfdcdf', q: '#e6edec', h: '#c9a466' },
  H: { s: '#b8242a', a: '#b02a30', b: '#f0bfa6', c: '#6d2038', p: '#efd0be', q: '#f9e7d8', h: '#8a4a24' },
  D: { s: '#b8242a', a: '#cc6a1e', b: '#2f6459', c: '#f2d48e', p: '#f0dcae', q: '#faeed0', h: '#5b3a20' },
}
export const COMMON = { face: '#fffdf6', edge: '#cbbfa6', k: '#2a1f1a', w: '#fffaf0', g: '#e3ad3f', f: '#f2cba6', r: '#bd4a3c', m: '#c3ccd0', o: '#8a5a33', l: '#55793f' }

// ---------------------------------------------------------------- courts
const headAt = (tilt, ...parts) => g(`translate(0 228) rotate(${tilt}) scale(1.06)`, ...parts)
const head = (...parts) => headAt(0, ...parts)
const ladyHead = (tilt, ...parts) => d.neck() + g(`translate(0 214) rotate(${tilt}) scale(1.06)`, ...parts)
const sleeve = (x = -104) =>
  line(`M${x} 384C${x - 8} 420 ${x - 6} 470 ${x + 4} 540`, 5) +
  (x < 0 ? line('M-134 352l-16 10M-140 372l-22 14M-144 394l-26 16M-146 418l-30 18', 4) : '')
const finial = suit => g('scale(.62)', p('s', PIPS[suit], 'stroke-width="8"'))

const bube = {
  C: { cx: 318, art: () =>
    headAt(-3, d.bobHair()) +
    d.torso('a') + d.puff(-118, 376, 'a', 'b') + d.puff(112, 372, 'a', 'b') + d.front('c', 40) +
    line('M-20 340H20M-22 376H22M-24 412H24M-24 448H24', 5, 'b') + d.ruff() +
    headAt(-3, d.face({ browW: 9, lips: 0, nose: 1 }), d.moustache(), d.mouth(), d.goatee(), at(0, -44, at(-70, -34, g('rotate(-78) scale(.94)', d.plume('w'))), g('rotate(4)', d.beret('a', 'b')))) +
    d.halberd(152, 92) + d.arm(152, 400, { sleeve: 'a', cuff: 'b' }) },
  S: { cx: 352, flip: 1, art: () =>
    d.glaive(146, 92) + headAt(4, d.bobHair()) +
    d.torso('a') + p('b', 'M-86 306L0 402L86 306L112 317L0 458L-112 317Z') + line('M-98 312L0 428L98 312', 4, 'a') + d.front('b', 26) +
    d.bentArm('a', 'b') + d.collar() +
    headAt(4, d.face({ man: 1, browW: 7 }), p('h', 'M-60 -50C-50 -34 -40 -30 -34 -44C-24 -28 -8 -28 0 -42C14 -26 40 -28 60 -50Z', 'stroke-width="5"'), at(0, -46, at(-60, -20, g('rotate(-44) scale(.92)', d.quill('w')), g('rotate(-16) scale(.76)', d.quill('c'))), d.notched('a', 'b'), dot('g', -58, -14, 13))) +
    d.arm(146, 350, { sleeve: 'a', cuff: 'b' }) },
  H: { cx: 318, art: () =>
    headAt(-4, d.curls()) +
    d.torso('a') + d.puff(-120, 378, 'a', 'w') + d.puff(114, 374, 'a', 'w') + d.front('b', 48) +
    line('M-26 356L26 386M26 356L-26 386M-28 406L28 436M28 406L-28 436', 5, 'c') + d.collar('w') +
    headAt(-4, d.face({ man: 1, browW: 7 }), d.whiskers(), at(0, -46, at(-66, -40, g('rotate(-70) scale(.9)', d.plume('b', 'k'))), g('scale(-1 1) rotate(5)', d.beret('c', 'b')))) +
    d.voulge(150, 90) + d.arm(150, 400, { sleeve: 'a', cuff: 'w' }) },
  D: { cx: 352, flip: 1, art: () =>
    d.partisan(148, 92) + headAt(4, d.curls()) +
    d.torso('a') + d.front('c', 42) + d.buttons('b', 356, 5, 38) + d.bentArm('a', 'c') +
    p('b', 'M-106 306C-60 330 -30 340 0 342C30 340 60 330 106 306C140 318 160 336 172 356C110 384 50 392 0 392C-50 392 -110 384 -172 356C-160 336 -140 318 -106 306Z') +
    line('M-150 346C-100 366 -50 374 0 374C50 374 100 366 150 346', 5, 'c') + d.collar('c') +
    headAt(4, d.face({ man: 1, browW: 7 }), d.goatee(), p('h', 'M-62 -40C-52 -30 -44 -34 -40 -46C-24 -30 0 -36 8 -46C30 -32 50 -36 62 -44L40 -66H-40Z', 'stroke-width="5"'), at(0, -42, at(-40, -44, g('rotate(-66) scale(.86)', d.quill('w'))), d.hunter('b', 'c'))) +
    d.arm(148, 350, { sleeve: 'a', cuff: 'c' }) },
}

const flower = (x, y, f, len = 190) => at(x, y, d.stem(len, 96), f)
const dame = {
  C: { cx: 318, art: () =>
    s('a', 'M0 76C92 76 126 150 126 230C126 300 150 350 168 430L0 430') +
    line('M-104 190C-108 240 -116 290 -134 330M104 190C108 240 116 290 130 320', 4) + // dark veil
        d.torso('c') + d.front('b', 50) + line('M-22 400L22 430M22 400L-22 430M-24 444L24 474M24 444L-24 474', 5, 'c') + sleeve() +
        sleeve(98) +
        ladyHead(3, p('h', sym('M0 -84C60 -84 84 -40 82 10C80 40 66 60 56 66L40 0L0 -40')), d.face({ lashes: 1, look: 6, nose: 3, browW: 5, lift: 4 }), s('h', 'M0 -78C44 -80 66 -50 64 -6C54 -18 40 -48 0 -56'), at(0, -66, d.coronet('c'))) +
    p('w', 'M-104 312C-84 304 -72 306 -62 312C-40 352 40 352 62 312C72 306 84 304 104 312C84 392 -84 392 -104 312Z') +
    line('M-80 324C-50 372 50 372 80 324', 4) + dot('g', 0, 362, 11, 'stroke-width="5"') +
    flower(150, 186, d.clover('w'), 230) + d.arm(150, 412, { sleeve: 'c', cuff: 'b' }) },
  S: { cx: 352, flip: 1, art: () =>
    p('w', 'M-60 52C-150 70 -190 190 -192 300C-192 370 -184 410 -196 450L-84 410C-92 330 -80 230 -48 160Z') +
    line('M-84 90C-140 170 -152 270 -154 410M-72 136C-104 210 -116 290 -120 400', 4) +
    flower(148, 156, d.tulip('c'), 240) +
    d.torso('a') + d.front('b', 46) + d.brocade('a') + d.bentArm('a', 'w') +
    ladyHead(0, d.buns(), d.face({ lashes: 1, nose: 0, browW: 5, brow: 'o', lift: 5 }),
      g('translate(-4 4) rotate(-15)', p('a', 'M-66 -34C-64 -80 -42 -112 -26 -146C-14 -158 14 -158 22 -144C42 -108 60 -80 66 -36C40 -58 -36 -58 -66 -34Z') + line('M-50 -66L18 -146M-30 -70L40 -112M50 -66L-22 -146M30 -70L-38 -116', 4, 'g') + p('g', 'M-29 -142C-14 -158 14 -158 25 -140C10 -132 -14 -132 -29 -142Z')),
      p('b', 'M-70 -14C-74 -50 -66 -62 -60 -68C-30 -84 34 -84 56 -70C66 -60 72 -46 70 -22C58 -46 30 -58 0 -58C-34 -58 -60 -44 -70 -14Z') +
      dot('g', 4, -68, 8, 'stroke-width="4"') + dot('c', -32, -65, 5, 'stroke-width="4"') + dot('c', 38, -64, 5, 'stroke-width="4"')) +
    p('w', 'M-112 314C-90 304 -74 306 -62 312C-40 352 40 352 62 312C74 306 90 304 112 314C84 396 -84 396 -112 314Z') +
    dot('c', 0, 358, 13) +
    d.arm(148, 350, { sleeve: 'a', cuff: 'w' }) },
  H: { cx: 318, hair: '#c98a35', art: () =>
    at(0, 214, g('rotate(-4) scale(1.06)', d.longHair(), g('translate(0 40)', d.longHair()))) +
    d.torso('a') + d.front('w', 52) + line('M-34 402H34M-36 428H36M-38 454H38M-40 480H40', 5, 'a') + sleeve() + sleeve(98) +
    ladyHead(-4, d.face({ lashes: 1, smile: 4, look: 8, nose: 3, browW: 5, brow: 'o', lift: 5 }), s('h', 'M0 -82C48 -86 72 -50 72 10C62 -6 52 -48 0 -58'), at(0, -68, d.coronet('a'))) +
    p('b', 'M-124 322C-100 306 -80 306 -62 312C-40 352 40 352 62 312C80 306 100 306 124 322C100 376 40 386 0 386C-40 386 -100 376 -124 322Z') +
    both(line('M98 326C70 354 36 364 0 364', 4)) + dot('g', 0, 360, 11, 'stroke-width="5"') +
    flower(150, 186, d.rose('a'), 230) + d.arm(150, 412, { sleeve: 'a', cuff: 'w' }) },
  D: { cx: 352, flip: 1, art: () =>
    flower(148, 160, d.daisy('w'), 240) +
    d.torso('b') + d.front('a', 46) + d.brocade('c') + d.bentArm('b', 'c') +
    p('c', 'M-96 306C-50 350 50 350 96 306L136 324C90 398 -90 398 -136 324Z') +
    row(7, i => at(-84 + i * 28, 366 - Math.abs(i - 3) * 9, dot('g', 0, 0, 7, 'stroke-width="4"'))) +
    ladyHead(5, g('scale(1.04 .97)', d.face({ lashes: 1, smile: 3, look: 4, nose: 2, browW: 5 })), p('h', 'M-62 -30C-40 -44 -14 -52 0 -64C16 -50 40 -44 62 -30C60 -60 40 -80 0 -80C-40 -80 -60 -60 -62 -30Z', 'stroke-width="5"'),
      p('w', 'M0 -64C-30 -56 -58 -44 -66 -14C-70 30 -52 70 -30 92L-64 112C-104 60 -114 -20 -92 -62C-96 -104 -50 -128 0 -112C50 -128 96 -104 92 -62C114 -20 104 60 64 112L30 92C52 70 70 30 66 -14C58 -44 30 -56 0 -64Z') +
      line('M-92 -62C-70 -50 -66 -30 -66 -14M92 -62C70 -50 66 -30 66 -14M-84 60C-80 20 -82 -6 -80 -24M84 60C80 20 82 -6 80 -24', 4) +
      p('a', 'M-78 -84C-40 -64 40 -64 78 -84C84 -96 70 -110 60 -112C30 -98 -30 -98 -60 -112C-70 -110 -84 -96 -78 -84Z') +
      dot('g', 0, -86, 11)) +
    d.arm(148, 350, { sleeve: 'b', cuff: 'c' }) },
}

const koenig = {
  C: { cx: 318, art: () =>
    head(d.bobHair()) +
    d.torso('a') + d.front('c', 50) + d.buttons('g', 400, 4, 40) + d.ermine() +
    head(d.face({ browW: 9, lips: 0, old: 1 }), d.fullBeard(150), d.moustache(), d.mouth(), at(0, -54, d.arches('c'), d.crown('c', 'fleur'))) +
    d.sceptre(152, 110, at(0, -4, finial('C'))) + d.arm(152, 412, { sleeve: 'a', cuff: 'b' }) },
  S: { cx: 352, flip: 1, hair: '#e8e3d8', art: () =>
    d.sceptre(148, 110, at(0, -4, finial('S'))) + head(d.longHair()) +
    d.torso('a') + d.front('b', 50) + d.brocade('a', 440) + d.ermine() +
    head(d.face({ browW: 9, brow: 'h', lips: 0, old: 1, nose: 1 }), d.fullBeard(186), d.moustache(), d.mouth(), at(0, -54, d.crown('a'))) +
    d.arm(148, 350, { sleeve: 'a', cuff: 'b' }) + at(-112, 388, d.orb(0, 0, 42), d.palm('a', 'b')) },
  H: { cx: 318, art: () =>
    head(d.curls()) +
    d.torso('a') + d.front('b', 54) + line('M-30 410H30M-32 440H32M-34 470H34', 5, 'a') + d.ermine() +
    head(d.face({ browW: 8, brow: 'h', lips: 0, nose: 2 }), d.fullBeard(124), d.moustache(), d.mouth(), at(0, -54, d.crown('a', 3))) +
    d.sceptre(152, 110, at(0, -4, finial('H'))) + d.arm(152, 412, { sleeve: 'a', cuff: 'w' }) },
  D: { cx: 352, flip: 1, art: () =>
    d.sceptre(148, 110, at(0, -4, finial('D'))) + head(d.bobHair()) +
    d.torso('b') + d.front('a', 50) + d.buttons('c', 400, 4, 40) + d.ermine() +
    head(d.face({ browW: 8, lips: 0 }), d.forkBeard(), d.moustache(), d.mouth(), at(0, -54, d.cushion('a'), d.crown('b', 7))) +
    d.arm(148, 350, { sleeve: 'b', cuff: 'c' }) + at(-112, 388, d.orb(0, 0, 42), d.palm('b', 'c')) },
}
const FIGURES = { J: bube, Q: dame, K: koenig }

const seam = d.alongSeam(p('a', 'M-340 -17H340V17H-340Z') + line('M-340 -9H340M-340 9H340', 3, 'g') + row(13, i => at(-300 + i * 50, 0, p('g', 'M-11 0L0 -11L11 0L0 11Z', 'stroke-width="4"'))))

export function courtHalf(suit, rank) {
  const { cx, flip, hair, art } = FIGURES[rank][suit]
  return `<g color="var(--q)" stroke="none">${d.ground(`fr-mark-${suit}`, cx, 220, 186)}</g>` +
  dot('q', cx, 220, 186, 'stroke="none"') +
  `<g transform="translate(${cx} 0)${flip ? ' scale(-1 1)' : ''}">${hair ? art().replaceAll('var(--h)', `var(--fr-${suit}${rank}-h,${hair})`) : art()}</g>`
}
export const court = (suit, rank) => {
  const id = `${PREFIX}-${suit}${rank}-half`
  const half = `<g id="${id}">${d.aboveSeam(courtHalf(suit, rank))}</g>`
  return p('p', 'M36 36H554V874H36Z', 'stroke="none"') +
    d.ink(d.inPanel(half + use(id, 'rotate(180 295 455)') + seam) + `<rect x="36" y="36" width="518" height="838" rx="10" fill="none"/>`)
}

// ---------------------------------------------------------------- number cards and aces
export const pip = (suit, x, y, k) => use(`${PREFIX}-pip-${suit}`, `translate(${x} ${y}) scale(${k})`)
export const pips = (suit, rank) => numberCard(rank, suit === 'C' ? 1 : 1.06, (x, y, k) => pip(suit, x, y, k))

export function ace(suit) {
  const inner = { C: 0, S: 6, H: -4, D: 0 }[suit]
  const leaf = sym('M0 -30C12 -14 12 8 0 24')
  const wreath = row(28, i => g(`rotate(${(i - 13.5) * 360 / 28}) translate(0 ${i % 2 ? -216 : -230}) rotate(${i % 2 ? 62 : 100}) scale(1.3)`, flat(i % 2 ? 'a' : 'b', leaf))) 
  return g('translate(295 455)', wreath, pip(suit, 0, 0, 3.1), g('scale(2.46)', `<path fill="none" stroke="var(--face)" stroke-width="2" d="${PIPS[suit]}"/>`),
    at(0, inner, row(suit === 'C' ? 3 : 4, i => g(`rotate(${i * (suit === 'C' ? 120 : 90)})`, flat('face', sym('M0 -52C16 -40 14 -18 0 -10')))), dot('face', 0, 0, 7)))
}
export const EXTRA = Object.keys(PIPS).map(suit => `<path id="fr-mark-${suit}" fill="currentColor" d="${PIPS[suit]}" transform="scale(.26)"/>`).join('')
export const isCourt = rank => 'JQK'.includes(rank)
export const FRAMED = 'BDJQK'
