// One card back for both decks: a linen-like lattice and a painted rosette, the same upside down.
import { sym, row, g } from './draw.mjs'

export function back(prefix) {
  const field = `var(--${prefix}-back,#34505a)`, print = `var(--${prefix}-back-print,#d9cdaf)`, accent = `var(--${prefix}-back-accent,#c9a24d)`
  const [x0, y0, w, h] = [48, 48, 494, 814]
  let lattice = ''
  for (let i = -8; i <= 8; i++) lattice += `M${295 + i * 74 - 470} -15L${295 + i * 74 + 470} 925M${295 + i * 74 + 470} -15L${295 + i * 74 - 470} 925`
  let flowers = ''
  for (let j = -6; j <= 6; j++) for (let i = -4; i <= 4; i++) {
    const x = 295 + i * 74 + (j % 2 ? 37 : 0), y = 455 + j * 74
    if (Math.abs(x - 295) < 240 && Math.abs(y - 455) < 400 && Math.hypot(x - 295, y - 455) > 150) flowers += `<use href="#${prefix}-back-flower" x="${x}" y="${y}"/>`
  }
  const petal = sym('M0 -118C26 -96 30 -62 0 -34'), bud = sym('M0 -92C12 -80 12 -64 0 -52')
  return `<rect x="2" y="2" width="586" height="906" rx="34" fill="var(--${prefix}-face,#fffdf6)" stroke="var(--${prefix}-edge,#cbbfa6)" stroke-width="4"/>` +
    `<rect x="32" y="32" width="526" height="846" rx="18" fill="${field}"/>` +
    `<g fill="none" stroke="${print}"><rect x="44" y="44" width="502" height="822" rx="10" stroke-width="3"/>` +
    `<svg overflow="hidden" x="${x0}" y="${y0}" width="${w}" height="${h}" viewBox="${x0} ${y0} ${w} ${h}"><path stroke-width="2.5" opacity=".5" d="${lattice}"/></svg></g>` +
    flowers +
    `<g transform="translate(295 455)"><circle r="150" fill="${field}" stroke="${print}" stroke-width="3"/><circle r="138" fill="none" stroke="${print}" stroke-width="2"/>` +
    row(8, i => g(`rotate(${i * 45})`, `<path fill="${i % 2 ? accent : print}" d="${petal}"/>` + (i % 2 ? '' : `<path fill="${field}" d="${bud}"/>`))) +
    `<circle r="20" fill="${accent}"/><circle r="8" fill="${field}"/></g>`
}
export const backFlower = prefix => `<path id="${prefix}-back-flower" fill="var(--${prefix}-back-print,#d9cdaf)" opacity=".8" d="M0 -16C6 -9 6 -6 0 0C-6 -6 -6 -9 0 -16ZM0 16C6 9 6 6 0 0C-6 6 -6 9 0 16ZM-16 0C-9 6 -6 6 0 0C-6 -6 -9 -6 -16 0ZM16 0C9 6 6 6 0 0C6 -6 9 -6 16 0Z"/>`
