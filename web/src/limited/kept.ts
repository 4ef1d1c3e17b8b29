/** What was opened stays in this browser: whoever comes back goes on. */
import type { Kind } from './calls'

export interface Kept {
  kind: Kind
  set: number
  seed: number
  players: number
  picks: string[]
  /** What is in the deck, by full names; null: nothing was chosen yet. */
  deck: Record<string, number> | null
  /** The boosters of a Sealed pool that were looked at. */
  seen: number
}

const KEY = 'tintero.limited'

export function kept(): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return found && typeof found.seed === 'number' && Array.isArray(found.picks) ? found : null
  } catch {
    return null
  }
}

export function keepOpened(now: Kept | null): void {
  try {
    if (now) localStorage.setItem(KEY, JSON.stringify(now))
    else localStorage.removeItem(KEY)
  } catch {
    /* see settings */
  }
}
