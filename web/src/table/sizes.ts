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

/** How far cards lie over one another (px), so that all of them stand in so many rows; of each a third is seen at
 * least, beyond that one scrolls. */
export function lapped(widths: readonly number[], width: number, rows: number, gap: number): number {
  const most = NARROWEST * 0.66
  for (let lap = -gap; lap < most; lap += 2) {
    let [used, lines] = [0, 1]
    for (const one of widths) {
      const next = used ? used - lap + one : one
      if (next <= width || !used) used = next
      else [used, lines] = [one, lines + 1]
    }
    if (lines <= rows) return lap
  }
  return most
}

/** A hand laid out in even rows, as large as it may be: how wide its cards are, and how many stand in a row. */
export function spread(count: number, width: number, height: number, widest: number): { width: number; row: number } {
  let best = { width: NARROWEST, row: Math.max(1, Math.floor(width / (NARROWEST + 12))) }
  for (const rows of [1, 2, 3, 4]) {
    const row = Math.max(1, Math.ceil(count / rows))
    const size = Math.floor(Math.min(widest, width / row - 12, ((height - 12) / rows - 12) / 1.39))
    if (size > best.width) best = { width: size, row }
  }
  return best
}
