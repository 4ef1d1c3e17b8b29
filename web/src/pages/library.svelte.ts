/** All cards to be searched, in both languages, and which of them a format allows. */
import { loadCards, type Card } from '../lib/cards.svelte'
import { INKS } from '../lib/inks'
import { LANGUAGES, sayIn } from '../lib/words.svelte'
import { indexed, within, type Indexed } from './search'

interface Listed {
  url: Record<string, string>
  legal?: Record<string, [number, number][]>
}

/** Kinds of cards with their words; a song is an action of its own kind. */
export const TYPES: Record<string, string> = {
  character: 'pages-type-character', action: 'pages-type-action', song: 'pages-type-song', item: 'pages-type-item', location: 'pages-type-location',
}

/** What people may call a card's inks and kind, in every language. */
function spoken(card: Card): string[] {
  const ids = [...(card.inks ?? []).map((ink) => INKS[ink]?.word ?? ''), TYPES[card.type] ?? '', card.song ? (TYPES.song ?? '') : '']
  return LANGUAGES.flatMap((lang) => ids.filter(Boolean).map((id) => sayIn(lang, id)))
}

let index = $state.raw<Indexed[]>([])
let legal = $state.raw<Record<string, (n: number) => boolean>>({})
let keywords = $state.raw<string[]>([])
let coming: Promise<void> | undefined

/** Have everything; the file of the shown language is there first, the other one follows. */
export function loadLibrary(): Promise<void> {
  coming ??= (async () => {
    await loadCards()
    const listed = (await (await fetch('/api/cards')).json()) as Listed
    legal = Object.fromEntries(Object.entries(listed.legal ?? {}).map(([format, ranges]) => [format, within(ranges)]))
    const files = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const url = listed.url[lang]
        return url ? ((await (await fetch(url)).json()) as { cards: Card[] }).cards : []
      }),
    )
    index = indexed(files, spoken)
    keywords = [...new Set(index.flatMap(({ card }) => (card.keywords ?? []).map(([word]) => word)))].sort()
  })()
  coming.catch(() => (coming = undefined))
  return coming
}

export function library(): Indexed[] {
  return index
}

export function legalIn(format: string): ((n: number) => boolean) | null {
  return legal[format] ?? null
}

export function allKeywords(): string[] {
  return keywords
}
