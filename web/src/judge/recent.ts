/** The cards that were put lately, to be put again without typing. */
import type { Card } from '../lib/cards.svelte'
import type { Found } from './fuzzy'

const KEY = 'tintero.desk.recent'
const MOST = 12

function names(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function remember(full: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([full, ...names().filter((one) => one !== full)].slice(0, MOST)))
  } catch {
    /* Then they are typed again. */
  }
}

export function recent(cards: readonly Card[]): Found[] {
  const wanted = names()
  if (!wanted.length) return []
  const found = new Map<string, Found>()
  cards.forEach((card, n) => {
    if (wanted.includes(card.full)) found.set(card.full, { n, card, score: 0, sure: true })
  })
  return wanted.flatMap((one) => found.get(one) ?? [])
}
