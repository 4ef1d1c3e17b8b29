/** Finding clauses by words, as `tintero.rulebook.clause_search` does: whatever the accents and the case,
 * other forms of a word too, and a clause's number itself. */
import { fold } from '../pages/search'

export interface Sought {
  n: string
  title: string
  text: string
}

const SMALL = new Set(
  'a al con de del el en la las los o para por que se su un una y an and at by for from in is of on or the to with'.split(' '),
)
const ENDINGS: Record<string, string[]> = {
  es: 'andose iendose ados adas idos idas ando iendo arse erse irse aron eron ado ada ido ida ar er ir an en es as os a e o s'.split(' '),
  en: 'ings ing ies ied es ed er s y e'.split(' '),
}
const BREAKS: [RegExp, string][] = [
  [/(?<!i)e(?=[^aeiou]*$)/g, 'ie'],
  [/(?<!u)o(?=[^aeiou]*$)/g, 'ue'],
  [/ie(?=[^aeiou]*$)/g, 'e'],
  [/ue(?=[^aeiou]*$)/g, 'o'],
]
/** What people say at the table, and the rulebook's word for it. */
const ALIASES: Record<string, Record<string, string>> = {
  es: {
    mulligan: 'cambiar', gsc: 'comprobacion', lore: 'leyenda', girar: 'agotar', enderezar: 'preparar', cementerio: 'descarte',
    atacar: 'desafiar', retar: 'desafiar', questear: 'aventura', trigger: 'disparada', triggers: 'disparadas', localizacion: 'ubicacion',
  },
  en: {
    mulligan: 'alter', gsc: 'check', tap: 'exert', untap: 'ready', graveyard: 'discard', attack: 'challenge', summoning: 'drying',
  },
}
const TITLE = 4
const EXACT = 1000
const BELOW = 50
const MOST_WORDS = 12

/** What other forms of a word begin with; in Spanish also with the vowel that breaks. */
export function stems(word: string, lang: string): string[] {
  const ending = ENDINGS[lang]?.find((one) => {
    const rest = word.length - one.length
    return word.endsWith(one) && rest >= (one.length < 4 ? 4 : 3)
  })
  if (!ending) return []
  const stem = word.slice(0, -ending.length)
  const broken = lang === 'es' ? BREAKS.map(([from, to]) => stem.replace(from, to)) : []
  return [...new Set([stem, ...broken])]
}

const letter = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}_]/u.test(char)

/** 4 a whole word, 2 the beginning of one, 1 a part of one. */
function match(text: string, word: string): number {
  let best = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = !letter(text[at - 1])
    if (begins && !letter(text[at + word.length])) return 4
    best = Math.max(best, begins ? 2 : 1)
  }
  return best
}

const begins = (text: string, stem: string) => {
  for (let at = text.indexOf(stem); at >= 0; at = text.indexOf(stem, at + 1)) if (!letter(text[at - 1])) return true
  return false
}

function score(one: Sought, word: string, forms: string[]): number {
  if (one.n === word) return EXACT
  if (one.n.startsWith(`${word}.`)) return BELOW
  const whole = TITLE * match(one.title, word) + match(one.text, word)
  if (whole) return whole
  return TITLE * Number(forms.some((form) => begins(one.title, form))) + Number(forms.some((form) => begins(one.text, form)))
}

function order(a: string, b: string): number {
  const one = a.split('.').map(Number)
  const two = b.split('.').map(Number)
  for (let i = 0; i < Math.max(one.length, two.length); i++) if (one[i] !== two[i]) return (one[i] ?? -1) - (two[i] ?? -1)
  return 0
}

function ranked(index: readonly Sought[], wanted: string[], whole: string, lang: string): [number, string[]] {
  const words = wanted.map((word) => ALIASES[lang]?.[word] ?? word)
  const forms = words.map((word) => stems(word, lang))
  const found = index
    .map((one) => {
      const scores = words.map((word, i) => score(one, word, forms[i] ?? []))
      const hits = scores.filter(Boolean).length
      return { n: one.n, hits, sum: one.title === whole ? EXACT : scores.reduce((a, b) => a + b, 0) }
    })
    .filter((one) => one.hits)
  const most = Math.max(0, ...found.map((one) => one.hits))
  const best = found.filter((one) => one.hits === most)
  best.sort((a, b) => b.sum - a.sum || a.n.split('.').length - b.n.split('.').length || order(a.n, b.n))
  return [most, best.map((one) => one.n)]
}

/** Clauses to be searched: folded once. */
export function soughtIn(clauses: readonly { n: string; title: string; text: string }[]): Sought[] {
  return clauses.map(({ n, title, text }) => ({ n, title: fold(title), text: fold(text) }))
}

/** Numbers of the clauses that hold every word, best first; if none does, those that hold the most. What
 * the first language does not know is looked for in the others. */
export function findClauses(indexes: Record<string, readonly Sought[]>, line: string, lang: string): string[] {
  const said = (fold(line.slice(0, 500)).match(/[\p{L}\p{N}_.{}+'-]+/gu) ?? []).map((word) => word.replace(/\.+$/, '')).filter(Boolean)
  let wanted = said.filter((word) => !SMALL.has(word))
  if (!wanted.length) wanted = said
  wanted = [...new Set(wanted)].slice(0, MOST_WORDS)
  if (!wanted.length) return []
  const whole = said.join(' ')
  let [hits, found] = ranked(indexes[lang] ?? [], wanted, whole, lang)
  if (hits === wanted.length) return found
  for (const [other, index] of Object.entries(indexes)) {
    if (other === lang) continue
    const [more, elsewhere] = ranked(index, wanted, whole, other)
    if (more > hits) [hits, found] = [more, elsewhere]
  }
  return found
}

/** Any texts, by words and their other forms: the places of those that have all of them. */
export function findTexts(texts: readonly string[], line: string, lang: string): number[] {
  const words = (fold(line).match(/[\p{L}\p{N}.'-]+/gu) ?? []).filter((word) => !SMALL.has(word))
  const forms = words.map((word) => [word, ...stems(word, lang)])
  return texts.flatMap((text, i) => (forms.every((any) => any.some((form) => text.includes(form))) ? [i] : []))
}
