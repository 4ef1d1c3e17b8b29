/** Positions of a scene: a seat that did not change is written only once. */
import type { BoardShown, SeatShown } from './shapes'

export interface Board {
  turn: number
  active: number
  seats: SeatShown[]
}

/** The board with this number, whole. */
export function boardAt(boards: readonly BoardShown[], at: number): Board {
  const last = boards[Math.min(at, boards.length - 1)]
  const seats = (last?.seats ?? []).map((_, seat) => {
    for (let n = Math.min(at, boards.length - 1); n >= 0; n--) {
      const shown = boards[n]?.seats[seat]
      if (shown) return shown
    }
    return {}
  })
  return { turn: last?.turn ?? 0, active: last?.active ?? 0, seats }
}
