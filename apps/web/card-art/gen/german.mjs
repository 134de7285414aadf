// The German deck: acorns (C), leaves (S), hearts (H), bells (D).
import * as d from './draw.mjs'
import { numberCard } from './numbers.mjs'
const { p, s, g, at, use, dot, line, flat, both, sym, row, oval } = d

export const PREFIX = 'de'
export const LETTERS = { 7: '7', 8: '8', 9: '9', T: '10', J: 'U', Q: 'O', K: 'K', A: 'A' }
export const FRAMED = 'UOKA'
export const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A']
export const isCourt = rank => 'JQKA'.includes(rank)

export const COLOURS = {
  C: { s: '#53341d', a: '#6b4526', b: '#d8a440', c: '#5a6b34', p: '#e0ccb0', q: '#f2e6d3', h: '#4a3428' },
  S: { s: '#1f6b3c', a: '#2c6b45', b: '#d5c86a', c: '#8c3b2e', p: '#d5dfbf', q: '#eaf0da', h: '#8a5a2c' },
  H: { s: '#b8242a', a: '#b12b30', b: '#e8c27a', c: '#28486e', p: '#efd0be', q: '#f9e7d8', h: '#b98a4a' },
  D: { s: '#b4640c', a: '#d9922a', b: '#3d5a80', c: '#a8372c', p: '#f2e0b0', q: '#fbf1d4', h: '#46322a' },
}
export const COMMON = { face: '#fffdf6', edge: '#cbbfa6', k: '#2a1f1a', w: '#fffaf0', g: '#e3ad3f', f: '#f2cba6', r: '#bd4a3c', m: '#c3ccd0', o: '#8a5a33', l: '#55793f',
  nut: '#d9a145', cup: '#5f6b2c', leaf: '#3f8a4a', vein: '#cfe0a0', heart: '#c8322f', bell: '#eab93c', band: '#b23a2c' }

const art = (...parts) => `<g stroke="var(--k)" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`
/** Suit signs, about 104 high, centred on 0,0. */
export const PIPS = {
  C: art(
    p('o', 'M-4 34C-6 44 -10 50 -16 54L-6 58C2 52 6 44 5 34Z'),
    p('nut', sym('M0 -54C5 -47 9 -45 16 -40C31 -28 35 -6 31 12L0 16')), flat('w', 'M-17 -26C-24 -16 -26 -6 -25 4C-19 2 -17 -14 -11 -28Z', 'opacity=".6"'),
    p('cup', sym('M0 4C18 4 32 2 39 -1C44 14 38 34 18 38C12 40 6 40 0 40')), line('M-36 10C-12 18 12 18 36 10M-30 24C-10 31 10 31 30 24M-22 6L-14 36M0 8V38M22 6L14 36', 3, 'k')),
  S: art(
    p('leaf', 'M-4 26C-16 44 -52 32 -46 2C-42 -22 -14 -28 0 -56C14 -28 42 -22 46 2C52 32 16 44 4 26C4 38 10 48 20 52L10 58C-2 52 -4 40 -4 26Z'),
    line('M0 28V-34M0 18L-28 4M0 18L28 4M0 0L-22 -12M0 0L22 -12M0 -18L-11 -26M0 -18L11 -26', 3.5, 'vein')),
  H: art(p('heart', sym('M0 -27C5 -41 15 -48 27 -48C40 -48 48 -38 48 -24C48 4 14 24 0 52')), flat('w', 'M-35 -30C-40 -20 -38 -8 -32 0C-30 -10 -32 -22 -24 -34C-28 -36 -32 -34 -35 -30Z', 'opacity=".65"')),
  D: art(
    line('M-8 -42C-14 -58 14 -58 8 -42', 5), dot('bell', 0, 4, 44), flat('w', 'M-32 -12C-28 -24 -20 -31 -10 -34L-8 -27C-17 -24 -23 -18 -26 -10Z', 'opacity=".7"'),
    p('band', 'M-43.6 -3C-20 8 20 8 43.6 -3C44.4 2 44 9 43 14C20 25 -20 25 -43 14C-44 9 -44.4 2 -43.6 -3Z'),
    dot('k', 0, 29, 5, 'stroke="none"'), line('M0 30V47', 5), both(dot('k', 21, 31, 3.5, 'stroke="none"'))),
}
export const sign = suit => PIPS[suit]
export const EXTRA = `<path id="de-mark" fill="currentColor" stroke="none" d="M0 -13L5 -5L13 0L5 5L0 13L-5 5L-13 0L-5 -5Z"/>`
export const pip = (suit, x, y, k) => `<use href="#${PREFIX}-pip-${suit}" transform="translate(${x} ${y}) scale(${k})"/>`

// ---------------------------------------------------------------- courts: right hand (+x) holds, figures are drawn flipped
const headAt = (tilt, ...parts) => g(`translate(0 228) rotate(${tilt}) scale(1.06)`, ...parts)
const head = (...parts) => headAt(0, ...parts)

const unter = {
  C: () =>
    d.halberd(146, 92) + headAt(-3, d.bobHair()) + d.torso('c') + d.front('b', 40) + d.buttons('g', 356, 5, 38) + d.bentArm('c', 'b') +
    d.collar('a') +
    headAt(-3, d.face({ man: 1, browW: 8, nose: 1 }), d.whiskers(), at(0, -44, d.kettleHat())) +
    d.arm(146, 350, { sleeve: 'c', cuff: 'b' }),
  S: () =>
    d.bow(150, 134) + headAt(4, d.curls()) + d.torso('a') + d.front('b', 30) + d.bentArm('a', 'c') +
    p('c', 'M-100 308C-60 330 -30 342 0 346C30 342 60 330 100 308L128 322C90 372 40 392 0 396C-40 392 -90 372 -128 322Z') +
    headAt(4, d.face({ man: 1, browW: 7 }), d.fullBeard(112), d.mouth(), d.moustache(), at(0, -42, at(-44, -44, g('rotate(-46) scale(.8)', d.quill('w'))), d.hunter('a', 'c'))) +
    d.arm(150, 350, { sleeve: 'a', cuff: 'c' }),
  H: () =>
    headAt(-4, d.bobHair()) + d.torso('w') + d.puff(-126, 378, 'w', 'b') + d.front('a', 62) +
    both(p('a', 'M44 288L92 300C86 400 92 500 96 660H70C70 500 60 380 44 288Z')) + d.buttons('g', 356, 5, 38) + d.bentArm('w', 'a') +
    d.collar('b') +
    headAt(-4, g('scale(1.1 1.02)', d.face({ man: 1, smile: 6, browW: 7, nose: 2 })), at(0, -44, d.flatCap('c', 'b'))) + d.stein(140, 280) +
    d.arm(146, 350, { sleeve: 'w', cuff: 'a' }),
  D: () =>
    d.marotte(150, 212) + headAt(5, d.bobHair()) + d.torso('b') + flat('c', 'M0 290H60L104 310C160 334 184 390 196 470L220 660H0Z') +
    line('M0 290V560M104 310C160 334 184 390 196 470L220 660') + d.bentArm('b', 'a') +
    p('a', 'M-84 296L0 286L84 296L124 340L92 352L72 400L36 366L0 414L-36 366L-72 400L-92 352L-124 340Z') +
    row(5, i => dot('g', [-72, -36, 0, 36, 72][i], [406, 372, 420, 372, 406][i], 10, 'stroke-width="4.5"')) +
    headAt(5, d.face({ man: 1, smile: 6, browW: 6, nose: 1 }), at(0, -44, g('scale(.91)', d.jester('b', 'c')))) +
    d.arm(146, 350, { sleeve: 'c', cuff: 'a' }),
}
const ober = {
  C: () =>
    d.sword(146, 94) + headAt(3, d.bobHair()) + d.torso('a') + d.puff(-122, 376, 'a', 'b') + d.front('c', 44) + d.frogs('b') +
    d.bentArm('a', 'b', { puffed: 'b' }) + d.ruff() +
    headAt(3, d.face({ browW: 8, lips: 0 }), d.fullBeard(124), d.mouth(), d.moustache(), at(0, -44, at(-70, -34, g('rotate(-84) scale(.86)', d.plume('w'))), g('scale(.94)', d.beret('a', 'b')))) +
    d.arm(146, 350, { sleeve: 'a', cuff: 'b' }),
  S: () =>
    d.sword(146, 94) + headAt(-3, d.longHair()) + d.torso('a') + d.front('b', 48) + d.buttons('g', 372, 4, 36) + d.bentArm('a', 'c') +
    both(p('c', 'M22 300L70 298L96 380L60 420Z')) + p('w', 'M-30 296C-10 304 10 304 30 296L24 350L0 368L-24 350Z') +
    line('M-10 310V350M10 310V350', 4) +
    headAt(-3, d.face({ man: 1, browW: 8 }), d.whiskers(), at(0, -44, d.tricorn('a', 'b'), dot('c', -60, -30, 14))) +
    d.arm(146, 350, { sleeve: 'a', cuff: 'c' }),
  H: () =>
    d.sword(146, 94) + headAt(0, d.bobHair()) + d.torso('a') + d.front('a', 64) + d.frogs('b') + d.bentArm('a', 'b') +
    p('w', 'M-92 300C-60 282 60 282 92 300C96 330 60 346 0 346C-60 346 -96 330 -92 300Z') +
    line('M-60 306L-56 326M-24 312V332M24 312V332M60 306L56 326', 4) +
    headAt(0, d.face({ browW: 9, lips: 0, nose: 1 }), d.mouth(), d.moustache(), at(0, -44, d.kolpak('o', 'c'))) +
    d.arm(146, 350, { sleeve: 'a', cuff: 'b' }),
  D: () =>
    d.sword(146, 94) + headAt(3, d.curls()) + d.torso('b') + d.front('a', 50) + line('M-28 400H28M-30 428H30M-32 456H32', 5, 'c') +
    d.bentArm('b', 'w') + p('w', 'M-112 306C-70 286 70 286 112 306L92 356L60 340L30 370L0 346L-30 370L-60 340L-92 356Z') +
    headAt(3, d.face({ man: 1, browW: 7 }), d.whiskers(), d.goatee(), at(0, -44, at(-66, -14, g('rotate(-72) scale(.84)', d.plume('c'))), d.wideHat('b', 'a'))) +
    d.arm(146, 350, { sleeve: 'b', cuff: 'w' }),
}
const koenig = {
  C: () =>
    d.throne('o') + d.sceptre(164, 110, pip('C', 0, -4, 0.66)) + head(d.bobHair()) + d.torso('c') + d.front('a', 56) +
    d.buttons('g', 416, 3, 34) + d.ermine() + d.chain() +
    head(d.face({ browW: 9, lips: 0, old: 1 }), d.fullBeard(140), d.mouth(), d.moustache(), at(0, -54, d.cushion('c'), d.crown('c', 7))) +
    d.arm(164, 350, { sleeve: 'c', cuff: 'b' }) + at(-112, 388, d.orb(0, 0, 42), d.palm('c', 'b')),
  S: () =>
    d.throne('c') + d.sceptre(164, 110, pip('S', 0, -4, 0.66)) + head(d.longHair()) + d.torso('a') + d.front('b', 56) + d.brocade('a') +
    d.ermine() + d.chain() +
    head(d.face({ browW: 8, lips: 0 }), d.goatee(), d.mouth(), d.moustache(), at(0, -54, d.crown('a', 3))) +
    d.arm(164, 350, { sleeve: 'a', cuff: 'b' }) + at(-112, 388, d.orb(0, 0, 42), d.palm('a', 'b')),
  H: () =>
    d.throne('c') + d.sceptre(164, 110, pip('H', 0, -4, 0.66)) + head(d.longHair()) + d.torso('a') + d.front('b', 56) + d.brocade('a', 440) +
    d.ermine() + d.chain() +
    head(d.face({ browW: 9, brow: 'h', lips: 0, old: 1 }), d.fullBeard(180), d.mouth(), d.moustache(), at(0, -54, d.cushion('a'), d.crown('a'))) +
    d.arm(164, 350, { sleeve: 'a', cuff: 'w' }) + at(-112, 388, d.orb(0, 0, 42), d.palm('a', 'w')),
  D: () =>
    d.throne('b') + d.sceptre(164, 110, pip('D', 0, -4, 0.66)) + head(d.curls()) + d.torso('c') + d.front('a', 56) +
    d.buttons('g', 416, 3, 34) + d.ermine() + d.chain() +
    head(d.face({ browW: 8, lips: 0 }), d.forkBeard(), d.mouth(), d.moustache(), at(0, -54, d.cushion('b'), d.crown('b', 3))) +
    d.arm(164, 350, { sleeve: 'c', cuff: 'b' }) + at(-112, 388, d.orb(0, 0, 42), d.palm('c', 'b')),
}
const HAIR = { HK: '#e8e3d8', SK: '#5b3a20', DQ: '#7a4a24', HJ: '#8a5a2c' }

const badge = (suit, x, y) => dot('q', x, y, 64) + pip(suit, x, y, 0.96)

// ---------------------------------------------------------------- Daus: two signs and an old motif
const boar = () =>
  line('M150 -20C172 -34 178 -54 164 -60C152 -62 152 -46 166 -44', 7) +
  p('h', 'M-16 54L-6 88H18V50ZM70 50L86 88H108V40Z') +
  p('o', 'M-150 40C-176 36 -178 8 -150 4C-136 -26 -110 -48 -84 -50L-74 -82C-60 -76 -52 -64 -48 -54C-10 -74 70 -78 120 -50C152 -30 158 10 146 44L142 92H110L104 58C80 70 40 70 10 62L2 92H-30L-34 54C-60 58 -84 52 -100 44C-116 48 -136 46 -150 40Z') +
  p('a', 'M-48 -54C-10 -74 70 -78 120 -50C100 -84 60 -100 20 -96L14 -84L2 -98L-8 -82L-22 -92L-28 -74L-42 -78Z') +
  line('M-10 -30L4 -18M30 -36L44 -22M70 -32L84 -18M20 0L34 12M64 4L78 16M104 -8L116 4', 4.5) +
  p('w', 'M-128 34C-134 22 -132 10 -122 4C-122 16 -118 26 -112 32Z', 'stroke-width="4.5"') + dot('k', -100, -14, 6, 'stroke="none"') +
  line('M-112 -26Q-102 -32 -92 -26M-160 18V28', 4.5) + p('o', 'M-84 -50L-74 -82C-60 -76 -52 -64 -48 -54C-58 -40 -72 -40 -84 -50Z')
const cherub = () =>
  both(p('w', 'M40 10C70 -60 130 -84 170 -70C164 -50 160 -42 152 -34C160 -34 164 -32 168 -28C160 -8 150 0 140 4C146 6 150 8 152 12C124 44 76 44 40 30Z') + line('M70 8C96 -16 124 -34 152 -34M76 22C100 14 120 8 140 4', 4.5)) +
  g('scale(.92)', p('h', 'M-58 -40C-86 -30 -88 0 -72 10C-84 30 -64 50 -50 44H50C64 50 84 30 72 10C88 0 86 -30 58 -40C50 -76 20 -88 0 -80C-20 -88 -50 -76 -58 -40Z'), d.face({ smile: 5, look: 5, nose: 2 }),
    p('h', 'M-62 -20C-70 -60 -40 -88 -14 -82C0 -92 30 -90 40 -74C62 -66 66 -40 62 -20C52 -28 50 -40 48 -46C36 -36 24 -40 18 -50C8 -38 -8 -38 -16 -48C-24 -36 -40 -38 -46 -44C-50 -38 -54 -28 -62 -20Z')) +
  p('b', 'M-104 96C-60 66 -30 62 0 74C30 62 60 66 104 96C70 96 50 100 34 112C20 100 -20 100 -34 112C-50 100 -70 96 -104 96Z')
const barrel = () =>
  p('o', 'M-110 -62C-126 -20 -126 30 -110 72H110C126 30 126 -20 110 -62Z') +
  line('M-70 -60C-78 -20 -78 30 -70 70M-24 -60C-28 -20 -28 30 -24 70M24 -60C28 -20 28 30 24 70M70 -60C78 -20 78 30 70 70', 4) +
  p('m', 'M-116 -44H116L120 -20H-120ZM-120 30H120L116 54H-116Z') + dot('g', 0, 6, 18) +
  p('g', 'M-6 14H6V40H-6ZM-16 6H16V14H-16Z', 'stroke-width="4.5"') +
  p('o', 'M-104 92C-110 80 -80 70 -70 72H-50L-58 92ZM104 92C110 80 80 70 70 72H50L58 92Z') +
  row(9, i => dot('c', [-24, 0, 24, -36, -12, 12, 36, -22, 22][i], [-82, -78, -82, -100, -102, -102, -100, -118, -118][i], 14, 'stroke-width="4.5"')) +
  both(p('l', 'M30 -74C44 -110 90 -116 116 -96C112 -86 108 -84 100 -84C104 -76 100 -70 94 -66C76 -62 50 -62 30 -74Z') + line('M40 -76L92 -88', 4))
const stag = () =>
  both(p('b', 'M20 -40C40 -52 58 -70 62 -108L76 -104C76 -92 74 -82 72 -76C86 -84 98 -96 102 -118L116 -112C112 -84 96 -64 74 -56C104 -58 126 -70 138 -92L150 -84C134 -50 100 -36 66 -36C52 -34 40 -28 30 -20Z') +
    p('o', 'M40 -16C66 -34 94 -32 108 -16C92 2 62 10 42 6Z') +
    p('f', 'M56 -12C70 -20 84 -20 92 -15C82 -6 66 -2 56 -2Z', 'stroke-width="4"')) +
  s('o', 'M0 -42C30 -44 48 -28 48 -4C46 24 34 44 30 66C28 88 14 98 0 98') +
  s('q', 'M0 52C14 52 26 58 29 70C26 88 12 98 0 98', 'stroke-width="4.5"') +
  s('k', 'M0 64C12 62 20 66 20 72C14 80 6 82 0 82', 'stroke="none"') + line('M0 80V90', 4) +
  both(dot('w', 27, 4, 8, 'stroke-width="4"') + dot('k', 27, 5, 4.5, 'stroke="none"') + line('M14 -8Q26 -16 40 -6', 5)) +
  both(p('l', 'M36 96C40 70 70 58 98 66C92 92 66 104 36 96Z') + line('M44 92L84 72', 4) + p('l', 'M20 112C44 96 66 104 76 118C58 130 36 128 20 112Z'))
const MOTIF = { C: barrel, S: stag, H: cherub, D: boar }
const daus = suit =>
  pip(suit, 318, 132, 1.56) + at(suit === 'D' ? 318 : 314, { C: 336, S: 332, H: 306, D: 322 }[suit], g('scale(.98)', MOTIF[suit]()))

const FIGURES = { J: unter, Q: ober, K: koenig }
const seam = d.alongSeam(p('c', 'M-340 -16H340V16H-340Z') + row(24, i =>
  flat('b', `M${-330 + i * 28} 13l14 -26l14 26z`)) + line('M-340 -16H340M-340 16H340'))

export function court(suit, rank) {
  const id = `${PREFIX}-${suit}${rank}-half`
  const hair = HAIR[suit + rank]
  const cx = { J: 338, Q: 318, K: 350 }[rank] ?? 314
  const figure = rank === 'A' ? daus(suit) : `<g transform="translate(${cx} 0) scale(-1 1)">${hair ? FIGURES[rank][suit]().replaceAll('var(--h)', hair) : FIGURES[rank][suit]()}</g>` +
    (rank === 'J' ? badge(suit, 484, 418) : rank === 'Q' ? badge(suit, 482, 108) : '')
  const half = `<g id="${id}">${d.aboveSeam(`<g color="var(--q)">${d.ground('de-mark', cx, 220, 186)}</g>` + dot('q', cx, 220, 186, 'stroke="none"') + figure)}</g>`
  return p('p', 'M36 36H554V874H36Z', 'stroke="none"') +
    d.ink(d.inPanel(half + use(id, 'rotate(180 295 455)') + seam) + `<rect x="36" y="36" width="518" height="838" rx="10" fill="none"/>`)
}

// ---------------------------------------------------------------- number cards
/** Acorns and leaves grow on a branch, as on old packs. */
function branch(suit, rank) {
  if (!'CS'.includes(suit)) return ''
  const twigs = y => [204, 386].map(x => `M${x + 6} ${y + 50}C${x + 6} ${y + 86} 295 ${y + 50} 295 ${y + 96}`).join('')
  const rows = rank === '7' || rank === '8' ? [165] : [165, 358]
  const half = rows.map(twigs).join('') + 'M295 255V455'
  const bough = d => line(d, 9, 'k') + line(d, 4.5, suit === 'C' ? 'o' : 'leaf')
  const middle = rows.length === 1 ? bough(twigs(455)) : ''
  return `<g stroke-linecap="round">${bough(half) + g('rotate(180 295 455)', bough(half)) + middle}</g>`
}
export const pips = (suit, rank) => branch(suit, rank) + numberCard(rank, 1.04, (x, y, k) => pip(suit, x, y, k))
