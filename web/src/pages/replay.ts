/** Where one is in a replay, and where one may go. */
import type { ReplayLine } from '../lib/api'

/** The last line that stands after so many actions; -1: none yet. */
export function lineAt(lines: readonly ReplayLine[], at: number): number {
  let found = -1
  lines.forEach((line, i) => {
    if (line.at <= at) found = i
  })
  return found
}

/** Where turns begin, and both ends. */
export function marks(lines: readonly ReplayLine[], steps: number): number[] {
  const found = new Set([0, steps])
  for (const line of lines) if (line.begins) found.add(line.at)
  return [...found].sort((a, b) => a - b)
}

export function turnBefore(from: readonly number[], at: number): number {
  return [...from].reverse().find((mark) => mark < at) ?? 0
}

export function turnAfter(from: readonly number[], at: number): number {
  return from.find((mark) => mark > at) ?? from.at(-1) ?? 0
}

/** `#2.45`: the second game after 45 actions. */
export function placeOf(fragment: string): { game: number; at: number } {
  const match = /^(\d{1,4})(?:\.(\d{1,7}))?$/.exec(fragment)
  return { game: Math.max(1, Number(match?.[1] ?? 1)), at: Number(match?.[2] ?? 0) }
}

/** Round numbers from zero to at least `most`, for an axis. */
export function ticks(most: number, wanted = 5): number[] {
  const rough = Math.max(1, most) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough)
  const found: number[] = []
  for (let n = 0; n < most + step; n += step) {
    found.push(n)
    if (n >= most) break
  }
  return found
}
