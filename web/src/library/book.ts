/** The rulebook to walk in: clauses by number, what is below each, and what a version says. */
import type { Clause, RulesFile } from './shapes'

export interface Book {
  file: RulesFile
  all: Map<string, Clause>
  below: Map<string, Clause[]>
  chapters: Clause[]
}

export const parent = (n: string) => n.slice(0, Math.max(0, n.lastIndexOf('.')))
export const section = (n: string) => n.split('.').slice(0, 2).join('.')
export const chapter = (n: string) => n.split('.')[0] ?? ''
export const depth = (n: string) => n.split('.').length

export function bookOf(file: RulesFile): Book {
  const all = new Map(file.clauses.map((one) => [one.n, one]))
  const below = new Map<string, Clause[]>()
  for (const one of file.clauses) below.set(parent(one.n), [...(below.get(parent(one.n)) ?? []), one])
  return { file, all, below, chapters: below.get('') ?? [] }
}

/** Versions are compared by their parts: 2.10 is later than 2.9. */
export function earlier(one: string, two: string): boolean {
  const a = one.split('.').map(Number)
  const b = two.split('.').map(Number)
  for (let i = 0; i < Math.max(a.length, b.length); i++) if ((a[i] ?? 0) !== (b[i] ?? 0)) return (a[i] ?? 0) < (b[i] ?? 0)
  return false
}

export function existsIn(one: Clause, version: string): boolean {
  return !(one.since && earlier(version, one.since)) && !(one.until && earlier(one.until, version))
}

/** What a clause says under a version. */
export function textIn(one: Clause, version: string): string {
  return one.before && one.changed && earlier(version, one.changed) ? one.before : one.text
}

/** Everything of a section in its order, as a version has it. */
export function within(book: Book, top: string): Clause[] {
  return book.file.clauses.filter((one) => one.n === top || one.n.startsWith(`${top}.`))
}

/** The sections of the book in order, for going on and back. */
export function sections(book: Book): string[] {
  return book.chapters.flatMap((one) => (book.below.get(one.n) ?? []).map((two) => two.n))
}

/** The deepest clause above a number that exists. */
export function nearest(book: Book, number: string): string {
  let at = /^[\d.]+/.exec(number)?.[0].replace(/\.+$/, '') ?? ''
  while (at && !book.all.has(at)) at = parent(at)
  return at
}
