/** The cards: one file for each language and pool, kept by the browser, never asked for twice. */
import { settings } from './settings.svelte'

export interface CardText {
  name?: string
  text: string
  keyword?: string
}

export interface Card {
  name: string
  version?: string
  full: string
  type: string
  inks?: string[]
  cost?: number
  inkable?: boolean
  song?: boolean
  strength?: number
  willpower?: number
  lore?: number
  move_cost?: number
  classes?: string[]
  rarity?: string
  sets?: number[]
  text?: CardText[]
  keywords?: [string, number][]
}

interface CardFile {
  pool: string
  lang: string
  cards: Card[]
}

const files = $state.raw<{ all: Record<string, Card[]>; byName: Record<string, Map<string, number>> }>({
  all: {},
  byName: {},
})
let shown = $state.raw<Card[]>([])
let names = $state.raw<Map<string, number>>(new Map())
const asked = new Map<string, Promise<void>>()

/** Have the cards of a language. It may be awaited, or left to come. */
export function loadCards(lang = settings.lang): Promise<void> {
  const before = asked.get(lang)
  if (before) return before.then(() => show(lang))
  const coming = (async () => {
    const list = (await (await fetch('/api/cards')).json()) as { url: Record<string, string> }
    const url = list.url[lang] ?? list.url.en
    if (!url) throw new Error('no cards')
    const file = (await (await fetch(url)).json()) as CardFile
    files.all[lang] = file.cards
    files.byName[lang] = new Map(file.cards.map((card, n) => [card.full, n]))
    show(lang)
  })()
  asked.set(lang, coming)
  coming.catch(() => asked.delete(lang))
  return coming
}

function show(lang: string): void {
  const cards = files.all[lang]
  if (!cards || lang !== settings.lang) return
  shown = cards
  names = files.byName[lang] ?? new Map()
}

/** All of them, by number; empty until they have come. */
export function allCards(): Card[] {
  return shown
}

export function cardOf(n: number | undefined): Card | undefined {
  return n === undefined ? undefined : shown[n]
}

/** By full name, as sentences and records have it. */
export function cardNamed(full: string | undefined): Card | undefined {
  const n = full === undefined ? undefined : names.get(full)
  return n === undefined ? undefined : shown[n]
}

/** What a mention of a card shows: its number, else its name. */
export function faceOf(face: { n?: number; face?: string } | undefined): Card | undefined {
  return cardOf(face?.n) ?? cardNamed(face?.face)
}
