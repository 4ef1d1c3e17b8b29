/** Spaced repetition after Leitner: what is known comes back later and later, what is not comes back at
 * once. It is kept in this browser and nowhere else. */

/** The box, the day it is due, how often it was asked and how often it was known. */
export type Kept = [box: number, due: number, asked: number, right: number]
export type Memory = Record<string, Kept>

/** Days until the next time, by box. */
export const DAYS = [0, 1, 3, 7, 16, 35] as const
const KEY = 'tintero.quiz'
const DAY = 86_400_000

export const today = (now = Date.now()) => Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / DAY)

export function graded(memory: Memory, id: string, good: boolean, day: number): Memory {
  const [box, , asked, right] = memory[id] ?? [0, 0, 0, 0]
  const next = good ? Math.min(box + 1, DAYS.length - 1) : 0
  return { ...memory, [id]: [next, day + (DAYS[next] ?? 0), asked + 1, right + Number(good)] }
}

export interface Due {
  /** What is due, the longest overdue first; then what was never asked, in the order given. */
  order: string[]
  due: number
  fresh: number
  /** The day on which something is due again, if nothing is now. */
  next: number | null
}

export function due(memory: Memory, ids: readonly string[], day: number): Due {
  const old = ids.filter((id) => memory[id] && memory[id][1] <= day)
  old.sort((a, b) => (memory[a]?.[1] ?? 0) - (memory[b]?.[1] ?? 0) || (memory[a]?.[0] ?? 0) - (memory[b]?.[0] ?? 0))
  const fresh = ids.filter((id) => !memory[id])
  const later = ids.map((id) => memory[id]?.[1] ?? 0).filter((one) => one > day)
  return { order: [...old, ...fresh], due: old.length, fresh: fresh.length, next: later.length ? Math.min(...later) : null }
}

/** How many are in each box. */
export function boxes(memory: Memory, ids: readonly string[]): number[] {
  const found = DAYS.map(() => 0)
  for (const id of ids) {
    const one = memory[id]
    if (one) found[one[0]] = (found[one[0]] ?? 0) + 1
  }
  return found
}

function sound(value: unknown): value is Kept {
  return Array.isArray(value) && value.length === 4 && value.every((one) => Number.isInteger(one) && one >= 0) && value[0] < DAYS.length
}

/** What the browser kept; what is no such thing is left out. */
export function remembered(text: string | null): Memory {
  try {
    const found = JSON.parse(text ?? '{}') as Record<string, unknown>
    return Object.fromEntries(Object.entries(found).filter((one): one is [string, Kept] => sound(one[1])))
  } catch {
    return {}
  }
}

export function recall(): Memory {
  try {
    return remembered(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

export function remember(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(memory))
  } catch {
    /* A browser that keeps nothing still asks. */
  }
}

/** An order by chance that the day decides: the same until tomorrow. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const found = [...items]
  let state = (seed * 2_654_435_761) >>> 0
  for (let i = found.length - 1; i > 0; i--) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
    const j = state % (i + 1)
    ;[found[i], found[j]] = [found[j] as T, found[i] as T]
  }
  return found
}
