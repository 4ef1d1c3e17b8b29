/** What a variant asks of a deck. */
import type { ShippedDeck, VariantOffered } from '../lib/api'
import { w } from './words'

const limits = (variant: VariantOffered): [number, number, number] => variant.deck ?? [60, 2, 4]

/** Whether a shipped deck is within its limits; the server has the last word. */
export function fitsVariant(deck: ShippedDeck, variant: VariantOffered | undefined): boolean {
  if (!variant) return true
  const [least, inks, copies] = limits(variant)
  const count = deck.lines.reduce((sum, line) => sum + line.count, 0)
  return count >= least && (!inks || deck.inks.length <= inks) && (!copies || deck.lines.every((line) => line.count <= copies))
}

/** Played with boosters: who brings no deck gets some opened. */
export const ofBoosters = (id: string | null | undefined) => id === 'sealed' || id === 'draft' || id === 'pack-rush'

/** "Decks: at least 40 cards, any inks, any number of copies" */
export function deckWords(variant: VariantOffered): string {
  const [least, inks, copies] = limits(variant)
  return w('pages-variant-deck', {
    least,
    inks: inks ? w('pages-variant-inks', { count: inks }) : w('pages-variant-inks-any'),
    copies: copies ? w('pages-variant-copies', { count: copies }) : w('pages-variant-copies-any'),
  })
}

export const takes = (variant: VariantOffered, players: number) => {
  const [least, most] = variant.players
  return least <= players && players <= most
}
