/** Addresses within the library. */
import { sayIn } from '../lib/words.svelte'

/** A card's name in an address, as `tintero.server.library_cards.slug` makes it. */
export function slugOf(full: string): string {
  return full
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘`]|\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(' ', '-')
}

export const ruleHref = (number: string) => `/rules/${number}`
export const cardHref = (full: string) => `/cards/${slugOf(full)}`
export const caseHref = (id: string) => `/cases/${id}`

/** A number as people write it: `CR 7.7.4.` is 7.7.4. */
export function tidy(number: string): string {
  return number.trim().replace(/^CR\s*(?=\d)/i, '').replace(/\.+$/, '')
}

export interface Cut {
  text: string
  rule?: string
}

/** A text with its clauses (`CR 4.6.5, 4.6.9`) as links. */
export function cut(text: string): Cut[] {
  const found: Cut[] = []
  let from = 0
  for (const match of text.matchAll(/CR (\d+(?:\.\d+)+(?:, \d+(?:\.\d+)+)*)/g)) {
    found.push({ text: `${text.slice(from, match.index)}CR ` })
    const numbers = (match[1] ?? '').split(', ')
    numbers.forEach((rule, i) => found.push({ text: rule, rule }, ...(i < numbers.length - 1 ? [{ text: ', ' }] : [])))
    from = match.index + match[0].length
  }
  found.push({ text: text.slice(from) })
  return found.filter((one) => one.text)
}

/** The address of something of this page, whole, to be sent. */
export const whole = (path: string) => new URL(path, location.origin).href

/** The other language. */
export const other = (lang: string) => (lang === 'es' ? 'en' : 'es')
export const named = (lang: string) => sayIn(lang, 'pagelib-language')
