/** A deck while it is made: how many of which card, and what that comes to. */
import type { Card } from '../lib/cards.svelte'

/** Numbers of the pool → how many. */
export type Counts = ReadonlyMap<number, number>

export interface Row {
  n: number
  card: Card
  count: number
}

export function changed(counts: Counts, n: number, by: number): Map<number, number> {
  const made = new Map(counts)
  const count = Math.max(0, (counts.get(n) ?? 0) + by)
  if (count) made.set(n, count)
  else made.delete(n)
  return made
}

/** By cost, then by name. */
export function rows(counts: Counts, cards: readonly Card[]): Row[] {
  const found: Row[] = []
  for (const [n, count] of counts) {
    const card = cards[n]
    if (card) found.push({ n, card, count })
  }
  return found.sort(
    (a, b) => (a.card.cost ?? 0) - (b.card.cost ?? 0) || (a.card.full < b.card.full ? -1 : 1),
  )
}

/** A list as everybody writes it. */
export function text(found: readonly Row[]): string {
  return found.map((row) => `${row.count} ${row.card.full}\n`).join('')
}

export interface Sums {
  count: number
  inkable: number
  /** How many cards cost 0, 1, 2 … */
  curve: number[]
  /** How many cards have an ink; one of two inks counts for both. */
  inks: [string, number][]
  types: [string, number][]
}

export function sums(found: readonly Row[]): Sums {
  const made: Sums = { count: 0, inkable: 0, curve: [], inks: [], types: [] }
  const inks = new Map<string, number>()
  const types = new Map<string, number>()
  for (const { card, count } of found) {
    made.count += count
    if (card.inkable) made.inkable += count
    const cost = card.cost ?? 0
    while (made.curve.length <= cost) made.curve.push(0)
    made.curve[cost] = (made.curve[cost] ?? 0) + count
    for (const ink of card.inks ?? []) inks.set(ink, (inks.get(ink) ?? 0) + count)
    types.set(card.type, (types.get(card.type) ?? 0) + count)
  }
  made.inks = [...inks].sort((a, b) => b[1] - a[1])
  made.types = [...types].sort((a, b) => b[1] - a[1])
  return made
}

/** Which numbers a list has, by full names; what no card is called is left out. */
export function countsOf(list: string, cards: readonly Card[]): Map<number, number> {
  const names = new Map(cards.map((card, n) => [card.full, n]))
  const made = new Map<number, number>()
  for (const line of list.split('\n')) {
    const match = /^(\d+) (.+)$/.exec(line.trim())
    const n = match ? names.get(match[2] ?? '') : undefined
    if (match && n !== undefined) made.set(n, (made.get(n) ?? 0) + Number(match[1]))
  }
  return made
}

/** Some faces that show what a deck is about: dear ones first, of all its inks. */
export function faces(lines: readonly { n: number; count: number }[], cards: readonly Card[], most = 5): Card[] {
  const own = lines.flatMap(({ n, count }) => (cards[n] ? [{ card: cards[n], count }] : []))
  own.sort(
    (a, b) =>
      b.count - a.count ||
      Number(b.card.type === 'character') - Number(a.card.type === 'character') ||
      (b.card.cost ?? 0) - (a.card.cost ?? 0),
  )
  const inks = [...new Set(own.flatMap(({ card }) => card.inks ?? []))]
  const found: Card[] = []
  for (let round = 0; found.length < most && round < most; round++)
    for (const ink of inks.length ? inks : ['']) {
      const next = own.find(({ card }) => !found.includes(card) && (!ink || card.inks?.[0] === ink))
      if (next && found.length < most) found.push(next.card)
    }
  return found.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0))
}
