/** What a query of the cards needs to know beyond what is printed. */
import { INKS } from '../lib/inks'
import { LANGUAGES, sayIn } from '../lib/words.svelte'
import type { Card } from '../lib/cards.svelte'
import { TYPES } from '../pages/library.svelte'
import { fold } from '../pages/search'
import { legalIn } from './legality'
import { textOf, type Known } from './query'
import type { CardsFile, TreeNode } from './shapes'

/** The names of all nodes in a tree. */
export function nodesIn(tree: unknown): string[] {
  if (Array.isArray(tree)) return tree.flatMap(nodesIn)
  if (!tree || typeof tree !== 'object') return []
  const inside = Object.values(tree).flatMap(nodesIn)
  return 'is' in tree && typeof tree.is === 'string' ? [(tree as TreeNode).is.toLowerCase(), ...inside] : inside
}

/** What this card calls a keyword in its language. */
const wordOf = (text: string) => fold(/^[^\d+(:.,{]+/.exec(text)?.[0]?.trim() ?? '')

export function knownOf(file: CardsFile | undefined, files: readonly (readonly Card[])[]): Known {
  const nodes = new Map<number, string[]>()
  const said = new Map<number, string>()
  const keywords = new Map<string, string>()
  for (const cards of files)
    for (const card of cards)
      for (const one of card.text ?? []) if (one.keyword) keywords.set(wordOf(one.text), one.keyword)
  const spoken = (ids: [string, string][], word: string) =>
    ids.filter(([, id]) => LANGUAGES.some((lang) => fold(sayIn(lang, id)).startsWith(word))).map(([name]) => name)
  return {
    said: (n) => {
      let text = said.get(n)
      if (text === undefined) said.set(n, (text = files.map((cards) => (cards[n] ? textOf(cards[n] as Card) : '')).join('\n')))
      return text
    },
    nodes: (n) => {
      let found = nodes.get(n)
      if (!found) nodes.set(n, (found = nodesIn(file?.cards[n]?.tree ?? [])))
      return found
    },
    clauses: (n) => (file?.cards[n]?.about ?? []).map((at) => file?.reasons[at]?.[2] ?? ''),
    legal: (text) => (file ? legalIn(file, text) : null),
    meant: (field, word) => {
      if (field === 'ink') return spoken(Object.values(INKS).map((ink) => [ink.name, ink.word]), word)
      if (field === 'type') return spoken(Object.entries(TYPES), word)
      return [...keywords].filter(([called]) => called.startsWith(word)).map(([, name]) => name)
    },
  }
}
