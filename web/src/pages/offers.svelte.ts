/** What a table may be made of, asked for once for each language. */
import { api, type Choices, type ShippedDeck } from '../lib/api'
import { lang } from './words'

export interface Offers {
  choices: Choices
  decks: ShippedDeck[]
}

const asked = new Map<string, Promise<Offers>>()

export function offers(): Promise<Offers> {
  const now = lang()
  const before = asked.get(now)
  if (before) return before
  const coming = Promise.all([api.options(), api.decks()]).then(([choices, { decks }]) => ({ choices, decks }))
  asked.set(now, coming)
  coming.catch(() => asked.delete(now))
  return coming
}
