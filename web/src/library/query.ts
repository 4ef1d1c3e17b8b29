/** What may be asked of the cards in one line, in English and Spanish: words, and fields with a value.
 *
 *   ink:amber cost<=3 type:character class:princess keyword:bodyguard strength>=4 text:"draw a card"
 *   set:5 node:Banish clause:8.3 legal:core is:inkable -is:song
 *
 * Several values with commas are alternatives: `ink:amber,ruby`. They are the options of `tintero cards find`, and what is printed. */
import type { Card } from '../lib/cards.svelte'
import { fold, type Indexed } from '../pages/search'

export interface Known {
  /** Nodes that the card's abilities are made of, folded. */
  nodes?: (n: number) => readonly string[]
  /** Clauses that the card is about. */
  clauses?: (n: number) => readonly string[]
  /** What the card says in every language, folded. */
  said?: (n: number) => string
  legal?: (format: string) => ((n: number) => boolean) | null
  /** What a word of people means: an ink, a type, a keyword, in any language. */
  meant?: (field: 'ink' | 'type' | 'keyword', word: string) => string[]
}

type Test = (one: Indexed) => boolean
export interface Query {
  words: string[]
  tests: Test[]
  /** Fields nobody knows. */
  odd: string[]
}

const NUMBERS: Record<string, (card: Card) => number | undefined> = {
  cost: (card) => card.cost ?? 0,
  strength: (card) => card.strength,
  willpower: (card) => card.willpower,
  lore: (card) => card.lore,
  move: (card) => card.move_cost,
}
/** Every name of a field, in both languages. */
const FIELDS: Record<string, string> = {
  ink: 'ink', color: 'ink', i: 'ink', tinta: 'ink',
  cost: 'cost', c: 'cost', coste: 'cost',
  type: 'type', t: 'type', tipo: 'type',
  class: 'class', classification: 'class', clase: 'class', clasificacion: 'class',
  keyword: 'keyword', k: 'keyword', clave: 'keyword', palabra: 'keyword',
  text: 'text', texto: 'text',
  name: 'name', nombre: 'name',
  set: 'set', coleccion: 'set',
  rarity: 'rarity', rareza: 'rarity',
  strength: 'strength', s: 'strength', fuerza: 'strength',
  willpower: 'willpower', w: 'willpower', voluntad: 'willpower',
  lore: 'lore', l: 'lore', leyenda: 'lore',
  move: 'move', mover: 'move',
  node: 'node', nodo: 'node',
  clause: 'clause', rule: 'clause', clausula: 'clause', regla: 'clause',
  legal: 'legal', format: 'legal', formato: 'legal',
  is: 'is', es: 'is',
}
const IS: Record<string, (card: Card) => boolean> = {
  inkable: (card) => !!card.inkable,
  entintable: (card) => !!card.inkable,
  song: (card) => !!card.song,
  cancion: (card) => !!card.song,
  vanilla: (card) => !card.text?.length,
  two: (card) => (card.inks?.length ?? 0) > 1,
  dual: (card) => (card.inks?.length ?? 0) > 1,
}
const TERM = /(-?)([\p{L}]+)(<=|>=|!=|<|>|=|:)("([^"]*)"?|\S*)|(-?)"([^"]*)"?|(\S+)/gu

function compared(sign: string, wanted: number): (value: number | undefined) => boolean {
  return (value) => {
    if (value === undefined) return false
    if (sign === '<=') return value <= wanted
    if (sign === '>=') return value >= wanted
    if (sign === '<') return value < wanted
    if (sign === '>') return value > wanted
    if (sign === '!=') return value !== wanted
    return value === wanted
  }
}

/** What a card says, folded. */
export function textOf(card: Card): string {
  return fold((card.text ?? []).map((one) => `${one.name ?? ''} ${one.text}`).join('\n'))
}

function tested(field: string, sign: string, value: string, known: Known): Test | null {
  const number = NUMBERS[field]
  if (number) {
    if (!/^\d+$/.test(value)) return null
    const test = compared(sign, Number(value))
    return ({ card }) => test(number(card))
  }
  const meant = (kind: 'ink' | 'type' | 'keyword') => [value, ...(known.meant?.(kind, value) ?? []).map(fold)]
  const near = (has: string, wanted: string[]) => wanted.some((one) => [fold(has), fold(has).replaceAll(' ', '')].some((word) => word.startsWith(one)))
  switch (field) {
    case 'ink': {
      const inks = meant('ink')
      return ({ card }) => (card.inks ?? []).some((ink) => near(ink, inks))
    }
    case 'type': {
      const types = meant('type')
      return ({ card }) => near(card.type, types) || (!!card.song && near('song', types))
    }
    case 'keyword': {
      const words = meant('keyword')
      return ({ card }) => (card.keywords ?? []).some(([word]) => near(word, words))
    }
    case 'class':
      return ({ card }) => (card.classes ?? []).some((one) => near(one, [value]))
    case 'name':
      return ({ name }) => name.includes(value)
    case 'text':
      return ({ n, card }) => (known.said?.(n) ?? textOf(card)).includes(value)
    case 'rarity':
      return ({ card }) => near(card.rarity ?? '', [value])
    case 'set':
      return ({ card }) => (card.sets ?? []).some((one) => compared(sign, Number(value))(one))
    case 'node':
      return known.nodes ? ({ n }) => known.nodes?.(n).includes(value) ?? false : () => false
    case 'clause':
      return known.clauses
        ? ({ n }) => (known.clauses?.(n) ?? []).some((one) => one === value || one.startsWith(`${value}.`) || (value.startsWith(`${one}.`) && one.startsWith('8.')))
        : () => false
    case 'legal': {
      const legal = known.legal?.(value)
      return legal ? ({ n }) => legal(n) : null
    }
    case 'is': {
      const is = IS[value]
      return is ? ({ card }) => is(card) : null
    }
  }
  return null
}

/** A line as people write it. */
export function queried(line: string, known: Known = {}): Query {
  const found: Query = { words: [], tests: [], odd: [] }
  for (const match of fold(line.slice(0, 500)).matchAll(TERM)) {
    const [whole, not = '', name = '', sign = '', given = '', quoted, notWord = '', phrase, word] = match
    const field = FIELDS[name]
    if (name && field) {
      const value = (quoted ?? given).trim()
      if (!value) continue // it is still being written
      const tests = (quoted === undefined ? value.split(',').filter(Boolean) : [value]).map((one) => tested(field, sign, one, known))
      if (tests.includes(null)) found.odd.push(whole)
      else found.tests.push((one) => tests.some((test) => test?.(one)) !== !!not)
      continue
    }
    const plain = name ? whole : (phrase ?? word ?? '')
    if (!plain || plain === '-') continue
    const bare = notWord || plain.startsWith('-') ? plain.replace(/^-/, '') : ''
    if (bare) found.tests.push(({ all }) => !all.includes(bare))
    else found.words.push(plain)
  }
  return found
}

/** Those that answer it: names that hold the words first, then by cost and name. */
export function answer(index: readonly Indexed[], query: Query): Indexed[] {
  const { words, tests } = query
  const found = index.filter((one) => words.every((word) => one.all.includes(word)) && tests.every((test) => test(one)))
  const rank = (one: Indexed) => (words.length && !words.every((word) => one.name.includes(word)) ? 1 : 0)
  return found.sort(
    (a, b) => rank(a) - rank(b) || (a.card.cost ?? 0) - (b.card.cost ?? 0) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  )
}

const FIELD = (field: string) => new RegExp(`(^|\\s)${field}:([^\\s"]+)`, 'i')

/** The alternatives that a line asks for in a field, as written. */
export function alternatives(line: string, field: string): string[] {
  return FIELD(field).exec(line)?.[2]?.split(',').filter(Boolean) ?? []
}

/** The line with one alternative more, or without it. */
export function toggled(line: string, field: string, value: string): string {
  const before = alternatives(line, field)
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value]
  return chosen(line, field, after.join(','))
}

/** The line with just this value in a field; none takes the field out. */
export function chosen(line: string, field: string, value: string): string {
  const rest = line.replace(FIELD(field), '$1').replace(/\s+/g, ' ').trim()
  return value ? `${rest} ${field}:${value}`.trim() : rest
}
