/** How large the cards of a field are drawn, so that as many as possible are seen at once. */

export interface Fit {
  width: number
  rows: number
}

const WIDEST = 132
const NARROWEST = 84
export const TALL = 1.36 // how much higher than wide a card is, at least
const GAP = 14

/** `units`: how much room the cards take in a row, in widths of a card. */
export function fitted(units: number, width: number, height: number, widest = WIDEST): Fit {
  let best: Fit = { width: NARROWEST, rows: 1 }
  for (const rows of [1, 2, 3]) {
    const room = (width - GAP) / Math.max(1, Math.ceil(units / rows)) - GAP
    const tall = (height - 30 - (rows - 1) * GAP) / rows / (TALL + 0.04)
    const size = Math.floor(Math.min(widest, room, tall))
    if (size > best.width || (rows === 1 && size >= NARROWEST)) best = { width: size, rows }
  }
  return { width: Math.max(NARROWEST, best.width), rows: best.rows }
}
