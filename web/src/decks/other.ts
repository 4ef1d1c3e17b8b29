/** The other deck: a shipped one, one kept here, or a list somebody pasted. */
import type { ShippedDeck } from '../lib/api'
import type { Card } from '../lib/cards.svelte'
import type { SavedDeck } from '../pages/saved.svelte'
import { countsOf, rows, type Row } from './deck'

export interface Other {
  key: string
  name: string
  list: Row[]
}

export function others(shipped: readonly ShippedDeck[], saved: readonly SavedDeck[], cards: readonly Card[]): Other[] {
  if (!cards.length) return []
  return [
    ...saved.map((one) => ({ key: `own:${one.id}`, name: one.name, list: rows(countsOf(one.text, cards), cards) })),
    ...shipped.map((one) => ({ key: `shipped:${one.name}`, name: one.title, list: rows(new Map(one.lines.map(({ n, count }) => [n, count])), cards) })),
  ]
}

export interface Difference {
  n: number
  name: string
  cost: number
  mine: number
  theirs: number
}

/** What both have, and what only one has, or one has more of. */
export function compared(mine: readonly Row[], theirs: readonly Row[]): { common: Difference[]; mine: Difference[]; theirs: Difference[] } {
  const all = new Map<number, Difference>()
  for (const [list, side] of [[mine, 'mine'], [theirs, 'theirs']] as const)
    for (const row of list) {
      const found = all.get(row.n) ?? { n: row.n, name: row.card.full, cost: row.card.cost ?? 0, mine: 0, theirs: 0 }
      found[side] += row.count
      all.set(row.n, found)
    }
  const sorted = [...all.values()].sort((a, b) => a.cost - b.cost || (a.name < b.name ? -1 : 1))
  return {
    common: sorted.filter((one) => one.mine && one.theirs),
    mine: sorted.filter((one) => one.mine > one.theirs),
    theirs: sorted.filter((one) => one.theirs > one.mine),
  }
}
