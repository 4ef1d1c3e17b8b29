/** What a table may be made of, asked for once for each language, with names for people. */
import { api, type ShippedDeck } from '../lib/api'
import { plainly } from '../lib/protocol'
import { lang, w } from './words'

export interface Offered {
  id: string
  name: string
  said?: string
}

export interface Offers {
  bots: Offered[]
  formats: Offered[]
  clocks: Offered[]
  rules: string[]
  decks: ShippedDeck[]
}

/** A word for an id, where there is one. */
function named(kind: string, id: string): string {
  const key = `pages-${kind}-${id}`
  const word = w(key)
  return word === key ? id : word
}

export const formatName = (id: string | undefined) => (id ? named('format', id) : w('pages-format-any'))
export const clockName = (id: string) => named('clock', id)
export const botName = (id: string) => named('bot', id)

const asked = new Map<string, Promise<Offers>>()

export function offers(): Promise<Offers> {
  const now = lang()
  const before = asked.get(now)
  if (before) return before
  const coming = Promise.all([api.options(), api.decks()]).then(([found, { decks }]) => ({
    bots: found.bots.map(({ id, name, said }) => ({ id, name, said: plainly(said) })),
    formats: found.formats.map((id) => ({ id, name: formatName(id) })),
    clocks: found.clocks.map((id) => ({ id, name: clockName(id), said: w(`pages-clock-${id}-said`) })),
    rules: found.rules,
    decks,
  }))
  asked.set(now, coming)
  coming.catch(() => asked.delete(now))
  return coming
}
