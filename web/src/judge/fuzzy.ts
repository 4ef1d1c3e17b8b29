/** Finding a card by its name as people type it: pieces of it, without accents, with mistakes, by
 * what the character is called in Spanish. */
import type { Card } from '../lib/cards.svelte'
import { fold } from '../pages/search'
import nicknames from './nicknames.json'

interface Named {
  n: number
  card: Card
  own: Set<string>
  words: Set<string>
  whole: string
}

export interface NameIndex {
  cards: Named[]
  words: string[]
}

export interface Found {
  n: number
  card: Card
  score: number
  /** Every word stands in the name as it was typed. */
  sure: boolean
}

export const split = (text: string): string[] => fold(text).split(/[^a-z0-9]+/).filter(Boolean)
const joined = (text: string): string => split(text).join('')
const byName = new Map<string, string[]>()
for (const [alias, name] of Object.entries(nicknames as Record<string, string>)) {
  const key = fold(name)
  byName.set(key, [...(byName.get(key) ?? []), ...split(alias)])
}

export function nameIndex(cards: readonly Card[]): NameIndex {
  const all = new Set<string>()
  const named = cards.map((card, n) => {
    const own = new Set([...split(card.name), ...(byName.get(fold(card.name)) ?? [])])
    const words = new Set([...own, ...split(card.version ?? '')])
    for (const word of words) all.add(word)
    return { n, card, own, words, whole: joined(card.full) }
  })
  return { cards: named, words: [...all] }
}

/** How many letters are wrong, left out, too many or changed over; more than `most` is not counted. */
export function mistakes(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let k = 1; k <= b.length; k++) {
      const same = a[i - 1] === b[k - 1]
      let cost = Math.min((last[k] ?? 0) + 1, (row[k - 1] ?? 0) + 1, (last[k - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && k > 1 && a[i - 1] === b[k - 2] && a[i - 2] === b[k - 1]) cost = Math.min(cost, (before[k - 2] ?? 0) + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return last[b.length] ?? most + 1
}

const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2)

/** How well a word of a name answers a word that was typed: 10 at best, 0 not at all. */
export function likeness(typed: string, word: string): number {
  if (word === typed) return 10
  if (word.startsWith(typed)) return 8 + typed.length / word.length
  if (typed.length >= 3 && word.includes(typed)) return 5
  const most = allowed(typed)
  if (!most) return 0
  const whole = mistakes(typed, word, most)
  if (whole <= most) return 6 - 1.5 * whole
  // Typed so far, with a mistake in it.
  if (typed.length >= 4 && word.length > typed.length) {
    const begun = mistakes(typed, word.slice(0, typed.length), 1)
    if (begun <= 1) return 3.5
  }
  return 0
}

/** Small words that people leave out or put in. */
const SMALL = new Set(['the', 'of', 'a', 'el', 'la', 'los', 'las', 'de', 'del', 'y', 'and'])

export function find(index: NameIndex, text: string, most = 40): Found[] {
  const typed = split(text)
  const run = typed.join('')
  if (!run) return []
  const likes = typed.map((word) => {
    const found = new Map<string, number>()
    for (const known of index.words) {
      const score = likeness(word, known)
      if (score) found.set(known, score)
    }
    return found
  })
  const found: Found[] = []
  for (const { n, card, own, words, whole } of index.cards) {
    let score = 0
    let sure = true
    let missed = 0
    typed.forEach((one, i) => {
      let best = 0
      for (const word of words) {
        const like = (likes[i]?.get(word) ?? 0) * (own.has(word) ? 1.25 : 1)
        if (like > best) best = like
      }
      if (!best && !SMALL.has(one)) missed += 1
      if (best < 8 && !SMALL.has(one)) sure = false
      score += best
    })
    if (run.length >= 4 && whole.includes(run)) {
      missed = 0
      sure = true
      score = Math.max(score, typed.length * 10) + (whole.startsWith(run) ? 6 : 0)
    }
    if (missed) continue
    found.push({ n, card, score: score / typed.length - card.name.length / 100, sure })
  }
  const newest = (card: Card) => Math.max(0, ...(card.sets ?? []))
  found.sort((a, b) => b.score - a.score || newest(b.card) - newest(a.card) || (a.card.full < b.card.full ? -1 : 1))
  return found.slice(0, most)
}
