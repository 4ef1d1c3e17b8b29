/** A deck that somebody chose for a seat, wherever it comes from. */
import type { DeckGiven, DeckLine, ShippedDeck, VariantOffered } from '../lib/api'
import type { SavedDeck } from './saved.svelte'
import { fitsVariant } from './variants'

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

/** Whether a shipped deck may be played in a format and a variant. */
export function fitting(deck: ShippedDeck, format: string, variant?: VariantOffered): boolean {
  return (!format || (deck.formats ?? []).includes(format)) && fitsVariant(deck, variant)
}

export function ofShipped(deck: ShippedDeck, format = '', variant?: VariantOffered): Chosen {
  const fits = fitting(deck, format, variant)
  return { from: 'shipped', id: deck.name, title: deck.title, inks: deck.inks, lines: deck.lines, text: '', fits }
}

export function ofSaved(deck: SavedDeck): Chosen {
  return { from: 'saved', id: deck.id, title: deck.name, inks: deck.inks, lines: [], text: deck.text, fits: null }
}

export function givenOf(chosen: Chosen): DeckGiven {
  if (chosen.from === 'none') return {}
  return chosen.from === 'shipped' ? { shipped: chosen.id } : { text: chosen.text }
}
