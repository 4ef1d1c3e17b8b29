/** A deck that somebody chose for a seat, wherever it comes from. */
import type { DeckGiven, DeckLine, ShippedDeck } from '../lib/api'
import type { SavedDeck } from './saved.svelte'

export interface Chosen {
  from: 'shipped' | 'saved' | 'pasted' | 'none'
  /** Of a shipped deck its name, of a saved one its id. */
  id: string
  title: string
  inks: string[]
  lines: DeckLine[]
  text: string
  /** Whether it may be played; null: not known yet. */
  fits: boolean | null
}

export const NOTHING: Chosen = { from: 'none', id: '', title: '', inks: [], lines: [], text: '', fits: null }

export function ofShipped(deck: ShippedDeck, format = ''): Chosen {
  const fits = !format || (deck.formats ?? []).includes(format)
  return { from: 'shipped', id: deck.name, title: deck.title, inks: deck.inks, lines: deck.lines, text: '', fits }
}

export function ofSaved(deck: SavedDeck): Chosen {
  return { from: 'saved', id: deck.id, title: deck.name, inks: deck.inks, lines: [], text: deck.text, fits: null }
}

export function givenOf(chosen: Chosen): DeckGiven {
  if (chosen.from === 'none') return {}
  return chosen.from === 'shipped' ? { shipped: chosen.id } : { text: chosen.text }
}
