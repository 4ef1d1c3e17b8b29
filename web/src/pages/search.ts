/** Finding cards: by words in either language, accents ignored, and by what can be counted. */
import type { Card } from '../lib/cards.svelte'

/** Letters without accents, small, with plain apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘]/g, "'")
    .replace(/[–—]/g, '-')
    .toLowerCase()
}

export interface Filter {
  words: string
  inks: string[]
  costs: number[]
  type: string
  keyword: string
  /** Only those that may go into the inkwell, or only those that may not. */
  inkable: boolean | null
  legal: ((n: number) => boolean) | null
}

export const NO_FILTER: Filter = {
  words: '', inks: [], costs: [], type: '', keyword: '', inkable: null, legal: null,
}

/** The dearest of the chips: it stands for everything from there on. */
export const DEAREST = 8

export interface Indexed {
  n: number
  card: Card
  name: string
  all: string
}

type Spoken = (card: Card) => string[]

/** All that may be asked for by words: what every given language calls it and says about it. */
export function indexed(files: readonly (readonly Card[])[], spoken: Spoken = () => []): Indexed[] {
  const first = files[0] ?? []
  return first.map((card, n) => {
    const texts = files.flatMap((file) => {
      const one = file[n]
      if (!one) return []
      return [one.full, ...(one.classes ?? []), ...(one.text ?? []).flatMap((t) => [t.name ?? '', t.text])]
    })
    const keywords = (card.keywords ?? []).map(([word]) => word)
    const all = [...texts, ...keywords, ...(card.inks ?? []), card.type, ...spoken(card)]
    return { n, card, name: fold(card.full), all: fold(all.join('\n')) }
  })
}

const COUNTED = /^(?:cost|coste|c)(<=|>=|<|>|=|:)(\d+)$/

interface Asked {
  words: string[]
  costs: ((cost: number) => boolean)[]
}

/** A line as people write it: words, and `cost<=3`. What stands in quotes is one word. */
export function asked(line: string): Asked {
  const found: Asked = { words: [], costs: [] }
  for (const match of fold(line).matchAll(/"([^"]*)"?|(\S+)/g)) {
    const word = match[1] ?? match[2] ?? ''
    const counted = COUNTED.exec(word)
    if (!counted) {
      if (word) found.words.push(word)
      continue
    }
    const number = Number(counted[2])
    const test: Record<string, (cost: number) => boolean> = {
      '<=': (cost) => cost <= number,
      '>=': (cost) => cost >= number,
      '<': (cost) => cost < number,
      '>': (cost) => cost > number,
    }
    found.costs.push(test[counted[1] ?? ''] ?? ((cost) => cost === number))
  }
  return found
}

/** Those that fit, by cost and name; where words are asked for, names that have them come first. */
export function search(index: readonly Indexed[], filter: Filter): Indexed[] {
  const { words, costs } = asked(filter.words)
  const found = index.filter(({ n, card, all }) => {
    const cost = card.cost ?? 0
    if (filter.type && (filter.type === 'song' ? !card.song : card.type !== filter.type)) return false
    if (filter.inkable !== null && Boolean(card.inkable) !== filter.inkable) return false
    if (filter.inks.length && !(card.inks ?? []).every((ink) => filter.inks.includes(ink))) return false
    if (filter.costs.length && !filter.costs.includes(Math.min(cost, DEAREST))) return false
    if (filter.keyword && !(card.keywords ?? []).some(([word]) => word === filter.keyword)) return false
    if (filter.legal && !filter.legal(n)) return false
    return costs.every((test) => test(cost)) && words.every((word) => all.includes(word))
  })
  const rank = (one: Indexed) => (words.every((word) => one.name.includes(word)) ? 0 : 1)
  return found.sort(
    (a, b) =>
      (words.length ? rank(a) - rank(b) : 0) ||
      (a.card.cost ?? 0) - (b.card.cost ?? 0) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  )
}

/** Which numbers lie in ranges `from, to`. */
export function within(ranges: readonly (readonly [number, number])[]): (n: number) => boolean {
  return (n) => ranges.some(([from, to]) => from <= n && n <= to)
}
