/** What is typed beside a name: `simba agotado 2 de daño`, `rival mano dragon fire`, `2x ariel`.
 * The words are those of the catalogues, all languages at once. */
import { sayIn, LANGUAGES } from '../lib/words.svelte'
import { find, split, type Found, type NameIndex } from './fuzzy'
import { TYPED } from './names'

export type Zone = 'play' | 'hand' | 'discard' | 'ink' | 'deck'
export const ZONES: Zone[] = ['play', 'hand', 'discard', 'ink', 'deck']

export interface Typed {
  name: string
  count: number
  exerted: boolean
  drying: boolean
  damage: number
  zone: Zone | ''
  /** Whose: 0 one's own, 1 the other player's, -1 not said. */
  seat: number
}

const KINDS = ['exerted', 'drying', 'damage', 'play', 'hand', 'discard', 'ink', 'deck', 'own', 'other'] as const
type Kind = (typeof KINDS)[number]
const AROUND = new Set(['de', 'en', 'of', 'in', 'con', 'with', 'al', 'la', 'el', 'to'])

let known: Map<string, Kind> | null = null
function vocabulary(): Map<string, Kind> {
  if (known) return known
  known = new Map()
  for (const kind of KINDS) {
    for (const lang of LANGUAGES) {
      for (const word of sayIn(lang, TYPED[kind] ?? '').split(',')) {
        const [first] = split(word)
        if (first) known.set(first, kind)
      }
    }
  }
  return known
}

export function typed(text: string): Typed {
  const made: Typed = { name: '', count: 1, exerted: false, drying: false, damage: 0, zone: '', seat: -1 }
  const words = split(text)
  const kinds = vocabulary()
  const left: string[] = []
  const number = (word: string | undefined) => (word && /^\d{1,2}$/.test(word) ? Number(word) : null)
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? ''
    const kind = kinds.get(word)
    if (!kind) {
      const times = /^(\d{1,2})x$/.exec(word)
      if (times && !left.length) made.count = Math.min(20, Math.max(1, Number(times[1])))
      else left.push(word)
      continue
    }
    // "en la mano", "de daño": the small words go with it.
    while (left.length && AROUND.has(left.at(-1) ?? '')) left.pop()
    if (kind === 'damage') {
      const before = number(left.at(-1))
      const after = number(words[i + 1])
      if (before !== null) {
        left.pop()
        made.damage = before
      } else if (after !== null) {
        i += 1
        made.damage = after
      } else made.damage = 1
    } else if (kind === 'exerted') made.exerted = true
    else if (kind === 'drying') made.drying = true
    else if (kind === 'own') made.seat = 0
    else if (kind === 'other') made.seat = 1
    else made.zone = kind
  }
  made.name = left.join(' ')
  return made
}

export interface Sought {
  typed: Typed
  found: Found[]
}

/** The cards that a line means, and what it says of them. A word that stands in a name is part of it. */
export function sought(index: NameIndex, text: string): Sought {
  const plain: Typed = { name: text, count: 1, exerted: false, drying: false, damage: 0, zone: '', seat: -1 }
  const whole = find(index, text)
  const said = typed(text)
  if (whole[0]?.sure || !said.name) return { typed: said.name ? plain : said, found: whole }
  const found = find(index, said.name)
  return found.length ? { typed: said, found } : { typed: plain, found: whole }
}
