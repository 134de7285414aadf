// Small drawing vocabulary: every helper returns a string of SVG.
// Card space is 590 x 910 (59 x 91 mm). Figures are drawn around the axis x = 0, y in card space.

const SLOPE = 16.4 // degrees of the diagonal seam of court cards

/** Closed path from its right half (axis to axis, absolute M L C Q only), mirrored at x = 0. */
export function sym(half) {
  const segs = half.trim().match(/[MLCQ][^MLCQ]*/g).map(s => [s[0], s.slice(1).trim().split(/[\s,]+/).map(Number)])
  const pts = segs.map(([, n]) => n)
  let back = ''
  for (let i = segs.length - 1; i > 0; i--) {
    const [cmd, n] = segs[i]
    const from = pts[i - 1].slice(-2)
    const ctrl = []
    for (let j = n.length - 4; j >= 0; j -= 2) ctrl.push(-n[j], n[j + 1])
    back += cmd + [...ctrl, -from[0], from[1]].join(' ')
  }
  return segs.map(([c, n]) => c + n.join(' ')).join('') + back + 'Z'
}

const v = c => (c === 'none' ? 'none' : `var(--${c})`)
export const p = (fill, d, more = '') => `<path fill="${v(fill)}" d="${d}"${more && ' ' + more}/>`
export const flat = (fill, d, more = '') => p(fill, d, `stroke="none"${more && ' ' + more}`)
export const s = (fill, half, more = '') => p(fill, sym(half), more)
export const line = (d, w = '', color = '') =>
  `<path fill="none" d="${d}"${w && ` stroke-width="${w}"`}${color && ` stroke="${v(color)}"`}/>`
export const dot = (fill, x, y, r, more = '') => `<circle fill="${v(fill)}" cx="${x}" cy="${y}" r="${r}"${more && ' ' + more}/>`
export const oval = (fill, x, y, rx, ry, more = '') => `<ellipse fill="${v(fill)}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${more && ' ' + more}/>`
export const g = (t, ...parts) => `<g transform="${t}">${parts.join('')}</g>`
export const at = (x, y, ...parts) => g(`translate(${x} ${y})`, ...parts)
export const use = (id, t = '') => `<use href="#${id}"${t && ` transform="${t}"`}/>`
export const both = part => part + g('scale(-1 1)', part)
export const row = (n, f) => Array.from({ length: n }, (_, i) => f(i)).join('')

/** Outline style shared by all drawings. */
export const ink = (...parts) => `<g stroke="var(--k)" stroke-width="6" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`

/** Keeps the part above the seam: a turned viewport clips without any url() reference. */
export const aboveSeam = part =>
  g(`rotate(${SLOPE} 295 455)`, `<svg overflow="hidden" x="-300" y="-300" width="1200" height="755" viewBox="-300 -300 1200 755">${g(`rotate(${-SLOPE} 295 455)`, part)}</svg>`)
export const inPanel = part => `<svg overflow="hidden" x="36" y="36" width="518" height="838" viewBox="36 36 518 838">${part}</svg>`
export const alongSeam = (...parts) => g(`translate(295 455) rotate(${SLOPE})`, ...parts)

// ---------------------------------------------------------------- heads

/** A face around (0,0), 124 wide, looking to +x. */
export function face({ look = 7, brow = 'k', browW = 6, lips = 'r', smile = 1, old = 0, lashes = 0, man = 0, nose = 0, lift = 0 } = {}) {
  const eye = (x, w) =>
    flat('w', `M${x - w} -2Q${x} -17 ${x + w} -2Q${x} 12 ${x - w} -2Z`) +
    dot('k', x + 2.5, -2.5, 7.2, 'stroke="none"') +
    line(`M${x - w - 2} -1Q${x - 1} -20 ${x + w + 2} -2`, 5.5) +
    (lashes ? line(`M${x + w + 1} -3l7 -5`, 5) : '')
  const L = look
  return (
    s('f', man ? 'M0 -76C42 -76 63 -50 62 -8C62 26 54 52 36 70C24 82 12 86 0 86' : 'M0 -76C42 -76 63 -48 61 -8C60 30 38 80 0 84') +
    flat('r', `M-50 31a14 12 0 1 0 28 0a14 12 0 1 0 -28 0M${L + 18} 31a13 12 0 1 0 26 0a13 12 0 1 0 -26 0`, 'opacity=".34"') +
    eye(-28 + L, 14) + eye(26 + L, 12.5) +
    line(`M${-46 + L} ${-24 - lift / 2}Q${-30 + L} ${-36 - lift} ${-12 + L} ${-27 - lift / 2}M${12 + L} ${-28 - lift / 2}Q${28 + L} ${-36 - lift} ${42 + L} ${-24 - lift / 2}`, browW, brow) +
    line([
      `M${-6 + L} -18C${-4 + L} 2 ${6 + L} 16 ${10 + L} 24C${10 + L} 32 ${0 + L} 33 ${-6 + L} 31`, // straight
      `M${-8 + L} -22C${2 + L} -14 ${10 + L} 4 ${15 + L} 24C${12 + L} 34 ${2 + L} 32 ${-6 + L} 32`, // hooked
      `M${-4 + L} -14C${-2 + L} 0 ${-2 + L} 8 ${0 + L} 12C${14 + L} 12 ${16 + L} 28 ${4 + L} 32Q${-4 + L} 33 ${-8 + L} 28`, // button
      `M${3 + L} 6C${8 + L} 14 ${11 + L} 20 ${10 + L} 26C${8 + L} 32 ${2 + L} 33 ${-4 + L} 30`, // short
    ][nose], 5) +
    (man && lips ? line(`M${-16 + L} 52Q${L} ${56 + smile} ${18 + L} ${48 - smile}`, 5) + flat('r', `M${-9 + L} 56Q${L} 68 ${11 + L} 56Q${L} 60 ${-9 + L} 56Z`, 'opacity=".7"') :
      lips ? flat(lips, `M${-16 + L} 50Q${-6 + L} 44 ${0 + L} 48Q${6 + L} 44 ${15 + L} ${50 - smile}Q${0 + L} ${62 + smile} ${-16 + L} 50Z`) +
      line(`M${-18 + L} ${50 - smile}Q${0 + L} ${53 + smile} ${17 + L} ${49 - smile}`, 4) : '') +
    (old ? line(`M${-44 + L} 8Q${-36 + L} 14 ${-26 + L} 12M${24 + L} 12Q${34 + L} 14 ${40 + L} 8`, 3.5) : '')
  )
}

// ---------------------------------------------------------------- hands and things held

export const fist = () =>
  p('f', 'M-24 -24C-8 -32 14 -32 23 -24C32 -14 32 14 25 25C12 32 -12 32 -22 26C-32 14 -32 -14 -24 -24Z') +
  line('M-27 -8C-16 -6 -4 -6 6 -9M-28 7C-16 9 -4 9 6 6M8 -28C14 -14 12 10 4 22', 4.5)

/** Forearm from below with a cuff; the fist sits at (x, y). */
export const arm = (x, y, { sleeve = 'a', cuff = 'w', lean = 0 } = {}) =>
  at(x, y,
    p(sleeve, `M-34 40C${-52 + lean} 90 ${-60 + lean} 150 ${-70 + lean} 230H${86 + lean}C${72 + lean} 150 ${54 + lean / 2} 90 32 40Z`) +
    p(cuff, 'M-36 22C-14 30 14 30 36 22L40 50C14 60 -14 60 -40 50Z') + fist())

export const shaft = (x, y0, y1, w = 15, c = 'o') => p(c, `M${x - w / 2} ${y0}H${x + w / 2}V${y1}H${x - w / 2}Z`)

export const halberd = (x, y) => shaft(x, y + 60, 620) + at(x, y,
  p('m', 'M-9 40C-10 10 -6 -6 0 -40C6 -6 10 10 9 40Z') +
  p('m', 'M8 50C30 46 44 36 56 22C74 56 74 96 54 130C44 112 28 104 8 102Z') + line('M44 46C54 68 54 92 44 108', 3.5) +
  p('m', 'M-8 56C-22 54 -38 60 -52 76C-36 80 -20 86 -8 98Z') +
  p('g', 'M-12 40H12V52H-12ZM-12 100H12V114H-12Z'))
export const partisan = (x, y) => shaft(x, y + 90, 620) + at(x, y,
  p('m', sym('M0 -44C10 -8 28 14 26 46C40 44 46 36 50 22C58 52 40 80 10 88L0 88')) + line('M0 -14V78', 3.5) +
  p('g', 'M-13 86H13V104H-13Z') + p('b', 'M-13 104H13L20 134L8 128L0 140L-8 128L-20 134Z'))
export const glaive = (x, y) => shaft(x, y + 100, 620) + at(x, y,
  p('m', 'M-10 104C-14 50 -6 0 30 -44C48 10 40 60 12 104Z') + line('M24 -10C30 24 24 60 8 88', 3.5) +
  p('m', 'M-10 84L-34 62L-26 104Z') + p('g', 'M-14 102H14V120H-14Z'))
export const voulge = (x, y) => shaft(x, y + 60, 620) + at(x, y,
  p('m', 'M-8 -30C20 -34 54 -14 58 30C60 70 40 104 8 118V104H-8Z') + line('M38 4C46 36 40 70 20 90', 3.5) +
  p('m', 'M-8 10L-44 28L-8 48Z') + p('g', 'M-13 104H13V122H-13Z'))

export const sceptre = (x, y, finial) => shaft(x, y + 40, 620, 17, 'g') + line(`M${x - 8} ${y + 92}h16M${x - 8} ${y + 110}h16`, 4) +
at(x, y,
  s('g', 'M0 36C16 36 24 44 20 56C16 66 8 68 0 68') + finial)
export const orb = (x, y, r = 46) => at(x, y, dot('b', 0, 0, r) + p('g', `M${-r} -7Q0 10 ${r} -7V9Q0 26 ${-r} 9Z`) +
  p('g', `M-8 ${-r + 2}V${-r - 14}H-22V${-r - 28}H-8V${-r - 42}H8V${-r - 28}H22V${-r - 14}H8V${-r + 2}Z`))

// ---------------------------------------------------------------- headgear

export const plume = (c = 'w', c2 = 'k') =>
  p(c, 'M0 0C-26 -62 -104 -118 -186 -92C-214 -80 -210 -48 -182 -50C-188 -22 -164 -10 -142 -22C-134 4 -108 8 -92 -6C-70 18 -28 18 0 0Z') +
  line('M-6 -4C-54 -46 -112 -76 -172 -74M-92 -6Q-92 -22 -100 -34M-142 -22Q-138 -36 -142 -48', 4, c2)
export const quill = (c = 'w') => // slim straight feather upwards
  p(c, 'M0 0C-22 -40 -30 -110 -6 -160C20 -116 22 -44 0 0Z') +
  line('M-1 -4C-6 -50 -6 -90 -5 -128M-4 -60l-12 -14M-3 -60l12 -16M-5 -92l-11 -14M-5 -92l11 -16', 3.5)

export const beret = (c, slash) => // broad landsknecht beret, sits on y = 0 (brow line)
  p(c, 'M-84 -8C-122 -20 -130 -66 -92 -92C-52 -118 44 -122 88 -94C128 -68 120 -22 84 -8C40 4 -40 4 -84 -8Z') +
  [-76, -30, 18, 66].map((x, i) => p(slash, `M${x} -22C${x - 12} -44 ${x - 8} -66 ${x + 4} -${80 + (i % 3 ? 8 : 0)}C${x + 20} -64 ${x + 20} -42 ${x + 12} -20Z`, 'stroke-width="4.5"')).join('') +
  p('g', 'M-82 -16C-40 -4 40 -4 82 -16L78 12C40 22 -40 22 -78 12Z')

export const notched = (c, brim) => // soft cap, brim cut in two flaps
  p(c, 'M-70 4C-86 -62 -52 -108 2 -110C60 -110 88 -62 70 4Z') +
  line('M-36 -98C-44 -74 -42 -56 -36 -42M0 -108C-4 -84 -4 -64 0 -46M38 -98C48 -74 46 -56 38 -42', 4) +
  both(p(brim, 'M10 -36C36 -34 62 -40 92 -58C100 -30 94 -4 76 12C56 18 34 20 20 18C26 0 22 -18 10 -36Z') + line('M26 2C46 6 66 2 80 -12', 4))
export const hunter = (c, lining) => // bycocket: peaked crown, brim turned up behind, beak to +x
  p(c, 'M-66 -4C-80 -54 -38 -92 14 -126C30 -96 66 -66 66 -16Z') + line('M-36 -26C-30 -60 -14 -84 8 -102', 4) +
  p(lining, 'M-104 -66C-84 -32 -20 -26 40 -28L104 -8C80 16 20 24 -34 20C-76 16 -104 -16 -104 -66Z') + line('M-86 -32C-66 -8 10 2 72 -8', 4)

const CROWNS = { // right halves, and where their pearls sit
  3: ['M0 -104C10 -88 20 -78 10 -60C22 -52 34 -50 46 -42C56 -64 74 -84 98 -88C92 -56 88 -26 84 -2C50 18 20 20 0 20', [[0, -108, 13], [100, -92, 11]]],
  5: ['M0 -98L20 -44L54 -86L58 -34L100 -70L86 0C50 18 20 20 0 20', [[0, -104, 12], [56, -90, 10], [102, -74, 10]]],
  7: ['M0 -104L13 -46L34 -92L42 -40L66 -80L70 -32L100 -64L86 0C50 18 20 20 0 20', [[0, -106, 8], [35, -95, 7], [68, -82, 7], [101, -67, 7]]],
  fleur: ['M0 -66C12 -58 14 -46 8 -38L24 -30C30 -50 44 -62 56 -54C66 -46 62 -36 54 -32L64 -26C72 -50 92 -62 102 -48C108 -36 98 -20 86 0C50 18 20 20 0 20', []],
}
export const crown = (stones = 'r', kind = 5) => { // sits on y = 0, 170 wide
  const [half, pearls] = CROWNS[kind]
  return s('g', half) + pearls.map(([x, y, r]) => (x ? both(dot('g', x, y, r)) : dot('g', x, y, r))).join('') +
    p('w', 'M-86 -8C-40 12 40 12 86 -8L84 10C40 30 -40 30 -84 10Z', 'stroke-width="5"') +
    dot(stones, 0, -20, 12, 'stroke-width="4"') + both(oval(stones, 48, -14, 8, 10, 'stroke-width="4"'))
}
export const arches = c => // closed top of an imperial crown, drawn before crown('…', 'fleur')
  p(c, 'M-80 -20C-84 -96 84 -96 80 -20Z') + line('M-84 -28C-84 -104 -20 -92 0 -78C20 -92 84 -104 84 -28M0 -78V-30', 17) +
  line('M-84 -28C-84 -104 -20 -92 0 -78C20 -92 84 -104 84 -28M0 -78V-30', 7, 'g') +
  dot('g', 0, -86, 13) + p('g', 'M-5 -98V-106H-13V-115H-5V-123H5V-115H13V-106H5V-98Z', 'stroke-width="4.5"')
export const cushion = c => // velvet inside a crown, drawn before crown()
  p(c, 'M-82 -30C-84 -92 84 -92 82 -30Z') + line('M-40 -72C-30 -60 -26 -50 -26 -36M40 -72C30 -60 26 -50 26 -36', 4)
export const coronet = (stone = 'r') => // small crown for ladies, sits on y = 0
  s('g', 'M0 -58L16 -28L40 -52L46 -24L70 -40L64 4C40 14 20 16 0 16') + dot('g', 0, -62, 9) +
  both(dot('g', 41, -55, 7) + dot('g', 71, -43, 7)) + dot(stone, 0, -10, 9, 'stroke-width="4"') +
  both(dot(stone, 36, -12, 6, 'stroke-width="4"'))

// ---------------------------------------------------------------- hair

export const bobHair = () => p('h', 'M-66 -50C-98 -10 -96 60 -84 92C-60 106 -40 96 -36 80H36C40 96 60 106 84 92C96 60 98 -10 66 -50Z')
export const curls = () => p('h', 'M-62 -50C-86 -40 -92 -14 -80 0C-98 12 -98 40 -82 50C-94 66 -84 92 -62 92C-50 96 -40 88 -38 78H38C40 88 50 96 62 92C84 92 94 66 82 50C98 40 98 12 80 0C92 -14 86 -40 62 -50Z') +
  line('M-80 0C-72 6 -66 4 -64 -2M-82 50C-72 52 -66 48 -64 42M80 0C72 6 66 4 64 -2M82 50C72 52 66 48 64 42', 4)
export const longHair = () => p('h', 'M-60 -56C-104 -20 -92 60 -112 130C-92 150 -60 146 -44 126H44C60 146 92 150 112 130C92 60 104 -20 60 -56Z') +
  line('M-80 10C-82 60 -86 96 -96 126M80 10C82 60 86 96 96 126', 4)
export const buns = () => both(dot('h', 66, 22, 25) + line('M50 12C60 6 76 8 82 18M46 26C58 18 76 22 84 34M54 40C62 34 72 36 78 42', 4))
export const moustache = () => p('h', 'M8 34C-4 30 -22 34 -30 48C-36 54 -44 54 -50 50C-44 66 -22 68 -8 56C0 52 16 52 22 56C38 68 56 64 62 48C56 54 50 52 46 46C38 34 20 30 8 34Z', 'stroke-width="4.5"')
export const whiskers = () => p('h', 'M6 38C-6 36 -22 42 -34 34C-34 48 -12 54 6 46C24 54 44 46 46 30C34 40 20 36 6 38Z', 'stroke-width="4"')
export const goatee = () => p('h', 'M-10 66C0 62 14 62 24 66C28 84 20 102 6 110C-8 102 -14 84 -10 66Z', 'stroke-width="4.5"')
export const mouth = () => flat('r', 'M-8 56Q7 51 22 56Q8 68 -8 56Z')
export const fullBeard = (len = 150) =>
  p('h', `M-61 -6C-84 40 -74 ${len * 0.66} -44 ${len * 0.84}C-36 ${len * 0.98} -14 ${len * 0.96} 0 ${len}C14 ${len * 0.96} 36 ${len * 0.98} 44 ${len * 0.84}C74 ${len * 0.66} 84 40 61 -6C56 22 48 36 38 42C20 32 -6 32 -22 42C-40 38 -52 24 -61 -6Z`) +
  line(`M-40 62C-38 ${len * 0.6} -30 ${len * 0.74} -22 ${len * 0.84}M-14 72C-14 ${len * 0.66} -8 ${len * 0.8} 0 ${len * 0.88}M40 62C42 ${len * 0.6} 34 ${len * 0.74} 26 ${len * 0.84}M20 74C22 ${len * 0.64} 18 ${len * 0.72} 12 ${len * 0.8}`, 4)
export const forkBeard = () =>
  p('h', 'M-61 -6C-80 40 -74 90 -56 116C-50 134 -30 142 -18 150C-16 134 -8 124 3 112C14 124 20 134 24 150C36 142 52 134 58 116C76 90 82 40 61 -6C56 22 48 36 38 42C20 32 -6 32 -22 42C-40 38 -52 24 -61 -6Z') +
  line('M-44 60C-44 86 -36 110 -24 126M46 60C46 86 40 110 30 126M3 84V112', 4)

// ---------------------------------------------------------------- clothes

/** Shoulders and chest down past the seam. */
export const torso = (c, half = 'M0 278C34 280 70 296 104 310C160 334 184 390 196 470L220 660L0 660') => s(c, half) +
  flat('k', 'M-104 310C-160 334 -184 390 -196 470L-220 660H-150C-150 520 -150 400 -92 306ZM-60 300C-40 356 40 356 60 300Z', 'opacity=".16"')
export const front = (c, w = 44) => s(c, `M0 290C20 292 ${w - 8} 296 ${w} 300C${w + 6} 380 ${w + 12} 500 ${w + 20} 660L0 660`)
export const buttons = (c = 'g', from = 352, n = 5, step = 40) => row(n, i => dot(c, 0, from + i * step, 8, 'stroke-width="4"'))
export const brocade = (c, from = 380) => [[0, 384], [-26, 414], [26, 414], [0, 444], [-28, 474], [28, 474], [0, 504]].filter(([, y]) => y > from).map(([x, y]) => flat(c, `M${x} ${y - 13}l7 13l-7 13l-7 -13Z`)).join('')
export const ruff = (c = 'w') =>
  p(c, 'M-84 296C-90 284 -78 272 -66 276C-60 262 -42 262 -36 272C-28 262 -8 262 0 272C8 262 28 262 36 272C42 262 60 262 66 276C78 272 90 284 84 296C92 312 78 326 64 320C56 332 40 332 32 322C24 334 8 334 0 324C-8 334 -24 334 -32 322C-40 332 -56 332 -64 320C-78 326 -92 312 -84 296Z') +
  line('M-58 290L-50 304M-32 292L-27 306M0 292V306M32 292L27 306M58 290L50 304', 4)
/** Neck and neckline of ladies; head centre at y = 212. */
export const neck = () => p('f', 'M-24 262L-25 288C-44 292 -66 298 -84 310C-50 350 50 350 84 310C66 298 44 292 25 288L24 262Z') +
flat('k', 'M-25 280C-10 310 10 314 25 300L24 268H-24Z', 'opacity=".16"')
/** Upper arm, forearm and hand laid against the body, on the -x side. */
export const bentArm = (sleeve, cuff, { puffed } = {}) =>
  p(sleeve, 'M-98 308C-150 326 -186 390 -184 446C-176 492 -118 486 -66 446L-86 402C-100 412 -112 410 -114 396C-116 372 -108 350 -98 330Z') +
  (puffed ? p(puffed, 'M-148 352C-168 384 -172 420 -164 446C-150 424 -144 384 -148 352Z', 'stroke-width="4.5"') : line('M-168 440C-158 420 -140 408 -122 406M-150 474C-138 452 -124 436 -108 430', 4)) +
  p(cuff, 'M-92 396C-78 412 -68 430 -64 452L-88 464C-94 444 -102 426 -114 410Z') +
  p('f', 'M-74 404C-58 392 -30 384 -14 392C-6 398 -8 406 -18 408C-10 412 -10 420 -20 422C-14 426 -16 434 -26 434C-36 442 -50 444 -64 444C-64 428 -68 414 -74 404Z') +
  line('M-18 408L-42 414M-20 422L-42 426', 4)
export const collar = (c = 'w') => both(p(c, 'M0 292L14 282C40 280 62 288 74 300C66 326 44 344 22 350Z'))
export const ermine = () => // broad fur collar of kings
  s('w', 'M0 284C40 280 80 296 118 316C146 332 158 356 160 384C140 404 110 402 92 384C72 376 50 352 34 346C20 370 8 380 0 384') +
  both([[70, 306], [104, 324], [136, 350], [86, 350], [114, 376]].map(([x, y]) => flat('k', `M${x} ${y}c6 8 7 16 0 26c-7 -10 -6 -18 0 -26z`)).join(''))
export const puff = (x, y, c, slash) => at(x, y, // slashed sleeve
  p(c, 'M-44 -30C-30 -56 26 -58 44 -30C64 0 62 50 40 74C10 88 -24 86 -42 70C-62 44 -60 -2 -44 -30Z') +
  p(slash, 'M-20 -30C-30 0 -28 36 -16 62C-6 36 -6 -2 -20 -30Z', 'stroke-width="4.5"') +
  p(slash, 'M18 -32C10 0 12 36 22 60C34 34 32 -4 18 -32Z', 'stroke-width="4.5"'))

// ---------------------------------------------------------------- flowers (head at 0,0; stem goes down)

export const stem = (len = 150, leafAt = 70) => line(`M0 10C4 ${len * 0.4} -2 ${len * 0.7} 0 ${len}`, 12) +
line(`M0 10C4 ${len * 0.4} -2 ${len * 0.7} 0 ${len}`, 5, 'l') +
  p('l', `M1 ${leafAt}C10 ${leafAt - 34} 34 ${leafAt - 42} 54 ${leafAt - 36}C48 ${leafAt - 10} 26 ${leafAt + 4} 1 ${leafAt}Z`, 'stroke-width="5"')
export const rose = (c = 'r') => dot(c, 0, 0, 46) +
row(5, i => g(`rotate(${i * 72})`, p(c, 'M-20 -34C-18 -52 18 -52 20 -34C16 -18 -16 -18 -20 -34Z', 'stroke-width="5"'))) +
  dot('w', 0, 0, 21, 'stroke-width="5"') + dot('g', 0, 0, 10, 'stroke-width="4"')
export const tulip = (c = 'r') => p(c, 'M-40 -44C-28 -40 -20 -30 -16 -22C-12 -36 -6 -48 0 -58C6 -48 12 -36 16 -22C20 -30 28 -40 40 -44C46 -6 34 28 0 32C-34 28 -46 -6 -40 -44Z') +
line('M-16 -22C-20 -4 -14 14 -6 22M16 -22C20 -4 14 14 6 22', 4.5)
export const daisy = (c = 'w') => row(8, i => g(`rotate(${i * 45})`, p(c, 'M-9 -14C-18 -34 -12 -50 0 -54C12 -50 18 -34 9 -14Z', 'stroke-width="5"'))) +
dot('g', 0, 0, 18)
export const clover = (c = 'w') => row(3, i => g(`rotate(${i * 120 - 120})`, p(c, 'M0 0C-44 -16 -38 -60 -12 -58C-6 -58 -2 -54 0 -48C2 -54 6 -58 12 -58C38 -60 44 -16 0 0Z')))

/** Open hand under a globe at (0,0), sleeve from below. */
export const palm = (sleeve, cuff) => p(sleeve, 'M-34 74C-54 110 -70 150 -84 230H70C60 160 48 110 32 74Z') +
p(cuff, 'M-36 62C-14 72 14 72 36 62L40 90C14 100 -14 100 -40 90Z') +
  p('f', 'M-48 14C-52 4 -40 -4 -34 6C-24 28 20 34 34 8C40 0 50 4 48 16C44 44 34 60 30 68C14 76 -14 76 -30 68C-36 56 -46 36 -48 14Z') +
  line('M-14 30C-12 40 -10 48 -4 56M12 30C12 38 10 46 8 52', 4)

// ---------------------------------------------------------------- German figures

export const kettleHat = (c = 'm') => p(c, 'M-64 -16C-66 -74 -36 -108 0 -112C36 -108 66 -74 64 -16Z') + line('M0 -108V-26', 4) +
  p(c, 'M-112 8C-86 -30 -40 -34 0 -34C40 -34 86 -30 112 8C70 4 40 0 0 0C-40 0 -70 4 -112 8Z') +
  both(dot('g', 44, -24, 5, 'stroke-width="3.5"')) + dot('g', 0, -22, 5, 'stroke-width="3.5"')
export const jester = (c1, c2) =>
  p(c1, 'M0 -30C-10 -90 -60 -112 -104 -96C-132 -84 -140 -50 -128 -30C-108 -52 -88 -44 -74 -4L0 10Z') +
  p(c2, 'M0 -30C10 -90 60 -112 104 -96C132 -84 140 -50 128 -30C108 -52 88 -44 74 -4L0 10Z') +
  p(c2, 'M-34 -64C-40 -92 -20 -106 0 -118C20 -106 40 -92 34 -64C20 -44 8 -36 0 -24C-8 -36 -20 -44 -34 -64Z') +
  both(bell(128, -18)) + bell(0, -124) + p('g', 'M-78 -16C-40 2 40 2 78 -16L74 10C40 24 -40 24 -74 10Z')
const bell = (x, y) => dot('g', x, y, 14, 'stroke-width="5"') + line(`M${x} ${y + 2}V${y + 11}`, 4)
export const kolpak = (fur, bag) => // hussar's fur cap with a bag
  p(bag, 'M20 -112C70 -112 104 -80 108 -14C90 -4 76 -8 70 -22Z') + p('g', 'M96 -14H120L108 16Z', 'stroke-width="4.5"') +
  p(fur, 'M-74 10C-82 -30 -76 -84 -64 -112C-30 -124 30 -124 64 -112C76 -84 82 -30 74 10C40 24 -40 24 -74 10Z') +
  line('M-52 -88L-46 -70M-20 -98L-16 -78M14 -98L12 -78M46 -88L40 -70M-58 -50L-54 -30M-26 -56L-24 -34M10 -56L8 -34M52 -50L48 -30M-40 -16L-38 0M0 -16V2M38 -16L36 0', 4)
export const wideHat = (c, band) =>
  p(c, 'M-62 -20C-62 -74 -50 -104 -34 -108C-12 -98 14 -98 34 -108C52 -102 62 -70 62 -20Z') +
  p(band, 'M-63 -46C-30 -34 30 -34 63 -46V-16H-63Z') +
  p(c, 'M-128 -28C-100 -42 -70 -30 0 -26C70 -30 100 -62 130 -56C124 -14 80 16 0 18C-70 18 -116 4 -128 -28Z')
export const tricorn = (c, trim) => p(c, 'M-128 -44C-96 -52 -60 -84 -40 -106C-10 -116 14 -116 42 -106C60 -84 96 -52 128 -44C110 4 60 18 0 18C-60 18 -110 4 -128 -44Z') +
  line('M-118 -36C-90 4 -40 8 0 8C40 8 90 4 118 -36', 5, trim) + line('M-40 -106C-60 -60 -60 -30 -40 8M42 -106C60 -60 60 -30 40 8', 4)
export const flatCap = (c, band) => p(c, 'M-72 -4C-110 -20 -116 -70 -70 -92C-20 -112 60 -112 88 -84C110 -60 100 -20 72 -4Z') +
line('M-30 -92C-20 -70 -20 -50 -28 -28M40 -94C40 -70 44 -50 52 -30', 4) + p(band, 'M-76 -20C-40 -6 40 -6 76 -20L72 10C40 22 -40 22 -72 10Z')

export const sword = (x, y) => shaft(x, y + 250, 620, 15, 'o') + at(x, y,
  p('m', 'M-12 232V10L0 -34L12 10V232Z') + line('M0 0V210', 3.5) +
  p('g', 'M-52 240C-52 224 -38 220 -30 226H30C38 220 52 224 52 240C44 246 36 244 28 242H-28C-36 244 -44 246 -52 240Z'))
export const bow = (x, y) => at(x, y, line('M-8 -70V330', 4) + p('o', 'M-12 -78C52 0 60 210 -12 340L-18 330C36 210 30 40 -18 -66Z') + p('g', 'M20 104C30 104 36 104 40 106V150C34 154 28 154 20 154Z'))
export const stein = (x, y) => at(x, y, line('M30 -24C66 -30 66 44 30 40', 20) + line('M30 -24C66 -30 66 44 30 40', 9, 'm') +
  p('q', 'M-36 -50H36L42 64C14 74 -14 74 -42 64Z') + p('b', 'M-39 4H39L41 34C14 42 -14 42 -41 34Z') +
  p('m', 'M-40 -50C-40 -66 40 -66 40 -50Z') +
  p('w', 'M-42 -48C-56 -62 -40 -82 -24 -76C-16 -92 10 -92 18 -78C36 -84 54 -66 42 -48C30 -40 24 -50 12 -46C0 -38 -10 -46 -20 -44C-30 -40 -36 -42 -42 -48Z'))
export const marotte = (x, y) => shaft(x, y + 60, 620, 14, 'o') +
at(x, y, dot('f', 0, 10, 36) + dot('k', -8, 6, 4) + dot('k', 14, 6, 4) + line('M-8 22Q4 32 16 22', 4) +
  p('a', 'M0 -30C-30 -60 -60 -40 -56 0C-44 -14 -36 -10 -32 2L0 -8Z') + p('b', 'M0 -30C30 -60 60 -40 56 0C44 -14 36 -10 32 2L0 -8Z') +
  bell(-56, 8) + bell(56, 8) + p('b', 'M-30 44L0 38L30 44L38 72L14 62L0 78L-14 62L-38 72Z'))
export const throne = c => '<g transform="scale(.9 1)">' +
p(c, 'M-150 640V150C-150 90 -110 84 -96 110C-70 40 70 40 96 110C110 84 150 90 150 150V640Z') +
line('M-124 620V170C-120 150 -108 150 -100 160C-80 76 80 76 100 160C108 150 120 150 124 170V620', 5, 'g') + '</g>'
export const chain = () => line('M-92 306C-80 410 80 410 92 306', 16) + line('M-92 306C-80 410 80 410 92 306', 6, 'g') +
row(7, i => { const t = (i + 1) / 8, x = -92 + 184 * t, y = 306 + 78 * 4 * t * (1 - t) * 1.0; return dot('g', x.toFixed(1), y.toFixed(1), 10, 'stroke-width="4.5"') })
export const frogs = (c = 'g') => row(4, i => line(`M-${52 - i * 3} ${352 + i * 34}C-20 ${362 + i * 34} 20 ${362 + i * 34} ${52 - i * 3} ${352 + i * 34}`, 6, c) + dot(c, 0, 360 + i * 34, 7, 'stroke-width="4"'))

/** Quiet ground of court panels: a staggered print around the bright disc. */
export const ground = (mark, cx, cy, r) => {
  let out = ''
  for (let i = 0; i < 8; i++) for (let j = 0; j < 8; j++) {
    const x = 66 + i * 66 + (j % 2 ? 33 : 0), y = 70 + j * 58
    if (Math.hypot(x - cx, y - cy) > r + 26 && x < 540 && y < 530) out += `<use href="#${mark}" x="${x}" y="${y}"/>`
  }
  return out
}
