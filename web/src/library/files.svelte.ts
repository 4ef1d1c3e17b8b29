/** The files of the library: each asked for once, kept by the browser, and by the worker for when there
 * is no network. */
import { loadCards, type Card } from '../lib/cards.svelte'
import { LANGUAGES } from '../lib/words.svelte'
import type { CardsFile, CasesFile, PlaysFile, RulesFile } from './shapes'

export type Kind = 'rules' | 'cards' | 'cases' | 'plays'
interface Files {
  rules: RulesFile
  cards: CardsFile
  cases: CasesFile
  plays: PlaysFile
}

const coming = new Map<string, Promise<unknown>>()
let there = $state.raw<Record<string, unknown>>({})
let printed = $state.raw<Record<string, Card[]>>({})

async function json(url: string): Promise<unknown> {
  const answer = await fetch(url, { credentials: 'omit' })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.json()
}

function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const before = coming.get(key) as Promise<T> | undefined
  if (before) return before
  const made = make()
  coming.set(key, made)
  made.catch(() => coming.delete(key))
  return made
}

/** Have a file; what shows it reads `have`. */
export function load<K extends Kind>(kind: K, lang: string): Promise<Files[K]> {
  return once(`${kind} ${lang}`, async () => {
    const listed = (await once(kind, () => json(`/api/library/${kind}`))) as { url: Record<string, string> }
    const url = listed.url[lang] ?? listed.url.any
    if (!url) throw new Error(kind)
    const file = await once(url, () => json(url))
    there = { ...there, [`${kind} ${lang}`]: file }
    return file as Files[K]
  })
}

export function have<K extends Kind>(kind: K, lang: string): Files[K] | undefined {
  return there[`${kind} ${lang}`] as Files[K] | undefined
}

/** The cards in every language, for texts side by side and words of any of them. */
export function loadPrinted(): Promise<void> {
  return once('printed', async () => {
    await loadCards()
    const listed = (await json('/api/cards')) as { url: Record<string, string> }
    const files = await Promise.all(
      LANGUAGES.map(async (lang) => [lang, ((await json(listed.url[lang] ?? '')) as { cards: Card[] }).cards] as const),
    )
    printed = Object.fromEntries(files)
  })
}

export function printedIn(lang: string): Card[] {
  return printed[lang] ?? []
}
