/** The six inks: a colour that all eyes can tell from the others, its shades, and a silhouette. */

export interface Ink {
  name: string
  word: string
  /** dark, the ink itself, light, and the line an engraving on it has */
  d: string
  m: string
  l: string
  s: string
  path: string
}

export const INKS: Record<string, Ink> = {
  Amber: { name: 'Amber', word: 'page-ink-amber', d: '#5a3700', m: '#f9bc30', l: '#ffe7b0', s: '#5f3c00', path: 'M8 1.800a6.200 6.200 0 1 1 0 12.400A6.200 6.200 0 0 1 8 1.800z' },
  Amethyst: { name: 'Amethyst', word: 'page-ink-amethyst', d: '#22062b', m: '#5d1a73', l: '#e3b8f5', s: '#e3b8f5', path: 'M8 1.800 14.200 13.400H1.800z' },
  Emerald: { name: 'Emerald', word: 'page-ink-emerald', d: '#00402a', m: '#00a866', l: '#b8f7d8', s: '#d6ffea', path: 'M8 1.200 14 8 8 14.800 2 8z' },
  Ruby: { name: 'Ruby', word: 'page-ink-ruby', d: '#4d0008', m: '#c30d1e', l: '#ffb3b0', s: '#ffc9c6', path: 'M8 1.400l1.900 4.700 4.700 1.900-4.700 1.900L8 14.600 6.100 9.900 1.400 8l4.700-1.900z' },
  Sapphire: { name: 'Sapphire', word: 'page-ink-sapphire', d: '#02204a', m: '#085ec7', l: '#b9d8ff', s: '#cfe4ff', path: 'M8 1c3 4.500 5 6.600 5 9.300a5 5 0 0 1-10 0C3 7.600 5 5.500 8 1z' },
  Steel: { name: 'Steel', word: 'page-ink-steel', d: '#39424f', m: '#c2cbda', l: '#e6ecf4', s: '#3b4655', path: 'M2.500 2.500h11v7.200L8 14.600 2.500 9.700z' },
}

const NONE: Ink = { name: '', word: 'page-ink-none', d: '#1d2333', m: '#5a6582', l: '#d5dcec', s: '#d5dcec', path: 'M3 3h10v10H3z' }

export function inkOf(name: string | undefined): Ink {
  return (name !== undefined && INKS[name]) || NONE
}

/** The custom properties that a thing of one or two inks is drawn with. */
export function inkStyle(inks: readonly string[] | undefined): string {
  const a = inkOf(inks?.[0])
  const b = inks?.[1] ? inkOf(inks[1]) : a
  return `--d:${a.d};--m:${a.m};--l:${a.l};--s:${a.s};--d2:${b.d};--m2:${b.m};--l2:${b.l};--s2:${b.s}`
}
