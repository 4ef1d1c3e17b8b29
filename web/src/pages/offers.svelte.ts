/** What a table may be made of, asked for once for each language, with names for people. */
import { api, type ShippedDeck, type VariantOffered } from '../lib/api'
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
  variants: VariantOffered[]
  /** That of this server. */
  variant: string
}

const FORMATS: Record<string, string> = {
  '': 'pages-format-any', core: 'pages-format-core', infinity: 'pages-format-infinity', draft: 'pages-format-draft',
  sealed: 'pages-format-sealed',
}
const CLOCKS: Record<string, [name: string, said: string]> = {
  off: ['pages-clock-off', 'pages-clock-off-said'],
  casual: ['pages-clock-casual', 'pages-clock-casual-said'],
  ranked: ['pages-clock-ranked', 'pages-clock-ranked-said'],
  slow: ['pages-clock-slow', 'pages-clock-slow-said'],
}
const BOTS: Record<string, string> = {
  random: 'pages-bot-random', greedy: 'pages-bot-greedy', planner: 'pages-bot-planner', ink: 'pages-bot-ink', 'ink-beginner': 'pages-bot-ink-beginner',
  'ink-easy': 'pages-bot-ink-easy', 'ink-medium': 'pages-bot-ink-medium', 'ink-fast': 'pages-bot-ink-fast', 'ink-full': 'pages-bot-ink-full',
}
/** What one plays against at first: a game one can win. */
export const EASY = 'ink-easy'
const SERIES: Record<number, string> = { 1: 'pages-best-1', 2: 'pages-best-2', 3: 'pages-best-3' }

/** A word for an id, else the id. */
const named = (word: string | undefined, id: string) => (word ? w(word) : id)

export const formatName = (id = '') => named(FORMATS[id], id)
export const clockName = (id: string) => named(CLOCKS[id]?.[0], id)
export const botName = (id: string) => named(BOTS[id], id)
export const seriesName = (games: number) => named(SERIES[games], String(games))

const asked = new Map<string, Promise<Offers>>()

export function offers(): Promise<Offers> {
  const now = lang()
  const before = asked.get(now)
  if (before) return before
  const coming = Promise.all([api.options(), api.decks()]).then(([found, { decks }]) => ({
    bots: found.bots.map(({ id, name, said }) => ({ id, name, said: plainly(said) })),
    formats: found.formats.map((id) => ({ id, name: formatName(id) })),
    clocks: found.clocks.map((id) => ({ id, name: clockName(id), said: named(CLOCKS[id]?.[1], '') })),
    rules: found.rules,
    decks,
    variants: found.variants ?? [],
    variant: found.variant ?? '',
  }))
  asked.set(now, coming)
  coming.catch(() => asked.delete(now))
  return coming
}
