import { expect, test } from 'vitest'

import type { Card } from '../src/lib/cards.svelte'
import { sayIn } from '../src/lib/words.svelte'
import { changed, countsOf, faces, rows, sums, text } from '../src/decks/deck'
import { checked, told } from '../src/pages/promise'
import { lineAt, marks, placeOf, ticks, turnAfter, turnBefore } from '../src/pages/replay'
import { linkedScene, sceneLink } from '../src/pages/scene_link'
import { asked, fold, indexed, NO_FILTER, search, within } from '../src/pages/search'
import { sha256 } from '../src/pages/sha256'
import '../src/pages/words'

// --- words ----------------------------------------------------------------------------------------

const sources = import.meta.glob<string>('../src/pages/*', { query: '?raw', import: 'default', eager: true })
const catalogues = import.meta.glob<string>('../../src/tintero/messages/locale/*/page*.ftl', { query: '?raw', import: 'default', eager: true })

test('every word that the pages ask for is there in both languages', () => {
  const found = Object.values(sources).flatMap((source) => [...source.matchAll(/'(pages?-[a-z0-9-]*[a-z0-9])'/g)])
  const ids = new Set(found.map((one) => one[1] as string))
  expect(ids.size).toBeGreaterThan(150)
  for (const lang of ['en', 'es']) {
    const words = Object.entries(catalogues).flatMap(([path, text]) => (path.includes(`/${lang}/`) ? [text] : [])).join('\n')
    for (const id of ids) expect(words, `${lang} ${id}`).toMatch(new RegExp(`^${id} =`, 'm'))
  }
})

test('a page brings its words with it', () => {
  expect(sayIn('es', 'pages-sit')).toBe('Sentarse')
  expect(sayIn('en', 'pages-cards', { count: 1 })).toBe('One card')
})

// --- searching ------------------------------------------------------------------------------------

const card = (full: string, more: Partial<Card> = {}): Card => ({
  name: full.split(' - ')[0] ?? full, version: full.split(' - ')[1], full, type: 'character', inks: ['Amber'], cost: 1, ...more,
})
const english = [
  card('Te Kā - The Burning One', { inks: ['Ruby'], cost: 6, text: [{ text: 'Reckless', keyword: 'Reckless' }], keywords: [['Reckless', 0]] }),
  card('HeiHei - Boat Snack', { inkable: true, text: [{ text: 'Support', keyword: 'Support' }], keywords: [['Support', 0]] }),
  card('Be Prepared', { type: 'action', song: true, inks: ['Ruby'], cost: 7, text: [{ text: 'Banish all characters.' }] }),
  card('Two Inks', { inks: ['Ruby', 'Amber'], cost: 9 }),
]
const spanish = english.map((one, n) => ({ ...one, text: [{ text: ['Imprudente', 'Apoyo', 'Destierra todos los personajes.', ''][n] ?? '' }] }))
const index = indexed([english, spanish], (one) => (one.inks ?? []).map((ink) => ({ Ruby: 'Rubí', Amber: 'Ámbar' })[ink] ?? ''))
const names = (filter: Partial<typeof NO_FILTER>) => search(index, { ...NO_FILTER, ...filter }).map((one) => one.card.name)

test('accents and case do not matter, and both languages are read', () => {
  expect(fold('Té KĀ’s – Ñ')).toBe("te ka's - n")
  expect(names({ words: 'te ka' })).toEqual(['Te Kā'])
  expect(names({ words: 'APOYO' })).toEqual(['HeiHei'])
  expect(names({ words: 'rubi destierra' })).toEqual(['Be Prepared'])
  expect(names({ words: 'banish' })).toEqual(['Be Prepared'])
  expect(names({ words: '"all banish"' })).toEqual([])
})

test('by what can be counted', () => {
  expect(names({ words: 'cost>=6' })).toEqual(['Te Kā', 'Be Prepared', 'Two Inks'])
  expect(names({ words: 'coste=7' })).toEqual(['Be Prepared'])
  expect(names({ costs: [8] })).toEqual(['Two Inks'])
  expect(names({ inks: ['Ruby'] })).toEqual(['Te Kā', 'Be Prepared'])
  expect(names({ inks: ['Ruby', 'Amber'] })).toHaveLength(4)
  expect(names({ type: 'song' })).toEqual(['Be Prepared'])
  expect(names({ keyword: 'Support' })).toEqual(['HeiHei'])
  expect(names({ inkable: false })).not.toContain('HeiHei')
  expect(names({ legal: within([[1, 2]]) })).toEqual(['HeiHei', 'Be Prepared'])
  expect(asked('cost<3 "two words').words).toEqual(['two words'])
})

test('a name that has the word comes before a text that has it', () => {
  const some = indexed([[card('Zero', { text: [{ text: 'Like Anna' }] }), card('Anna', { cost: 5 })]])
  expect(search(some, { ...NO_FILTER, words: 'anna' }).map((one) => one.card.name)).toEqual(['Anna', 'Zero'])
})

// --- decks ----------------------------------------------------------------------------------------

test('a deck, its sums and its text', () => {
  let counts = new Map<number, number>()
  for (const n of [1, 1, 0, 3]) counts = changed(counts, n, 1)
  counts = changed(counts, 3, -1)
  expect(changed(counts, 9, -1).has(9)).toBe(false)
  const list = rows(counts, english)
  expect(text(list)).toBe('2 HeiHei - Boat Snack\n1 Te Kā - The Burning One\n')
  expect(countsOf(text(list), english)).toEqual(counts)
  const made = sums(list)
  expect(made).toMatchObject({ count: 3, inkable: 2, curve: [0, 2, 0, 0, 0, 0, 1] })
  expect(made.inks).toEqual([['Amber', 2], ['Ruby', 1]])
  expect(sums(rows(new Map([[3, 4]]), english)).inks).toEqual([['Ruby', 4], ['Amber', 4]])
})

test('faces of a deck are of all its inks', () => {
  const shown = faces([{ n: 0, count: 1 }, { n: 1, count: 4 }, { n: 2, count: 4 }], english, 2)
  expect(shown.map((one) => one.inks?.[0]).sort()).toEqual(['Amber', 'Ruby'])
  expect(faces([], english)).toEqual([])
})

// --- the shuffle ----------------------------------------------------------------------------------

test('SHA-256 as everybody counts it', async () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 1000]) {
    const given = 'ñ'.repeat(length)
    const other = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(given)))
    expect(sha256(given)).toBe(Array.from(other, (byte) => byte.toString(16).padStart(2, '0')).join(''))
  }
})

test('a promise that was kept, and one that was not', () => {
  const shuffle = { seed: '7', starting: -1, salt: 'c0ffee', decks: [['Elsa', 'Anna'], ['Simba']] }
  expect(told(shuffle)).toBe(
    'tintero shuffle 1\nsalt: c0ffee\nseed: 7\nstarting: drawn\ndeck 1: 2\nElsa\nAnna\ndeck 2: 1\nSimba\n',
  )
  // Counted by tintero.records.sealed.commitment(7, -1, …)
  const commitment = 'a6effcf678d9d3638cc4886c6799441c6110d76bb3ff6c586b3905a344586923'
  expect(checked({ ...shuffle, commitment }).kept).toBe(true)
  expect(checked({ ...shuffle, commitment }, commitment).kept).toBe(true)
  expect(checked({ ...shuffle, commitment }, 'another').kept).toBe(false)
  expect(checked({ ...shuffle, seed: '8', commitment }).kept).toBe(false)
  expect(checked({ ...shuffle, starting: 1, commitment }).kept).toBe(false)
})

// --- replays --------------------------------------------------------------------------------------

test('a line of the log is a position, and turns are steps', () => {
  const lines = [{ at: 0, said: 'a' }, { at: 4, said: 'b', begins: true }, { at: 4, said: 'c' }, { at: 9, said: 'd', begins: true }]
  expect([0, 3, 4, 8, 12].map((at) => lineAt(lines, at))).toEqual([0, 0, 2, 2, 3])
  const all = marks(lines, 12)
  expect(all).toEqual([0, 4, 9, 12])
  expect([turnBefore(all, 9), turnBefore(all, 0), turnAfter(all, 4), turnAfter(all, 12)]).toEqual([4, 0, 9, 12])
  expect(placeOf('2.45')).toEqual({ game: 2, at: 45 })
  expect(placeOf('nonsense')).toEqual({ game: 1, at: 0 })
})

test('an axis begins at zero and reaches the highest value', () => {
  for (const most of [1, 3, 7, 20, 21, 60, 137]) {
    const found = ticks(most)
    expect(found[0]).toBe(0)
    expect(found.at(-1)).toBeGreaterThanOrEqual(most)
    expect(found.length).toBeLessThanOrEqual(7)
    expect(new Set(found.slice(1).map((n, i) => n - (found[i] ?? 0))).size).toBe(1)
  }
})

test('a scene goes through a link and comes back', () => {
  const scene = 'title: ¿Qué pasa?\nseats:\n  1: {play: [Te Kā]}\n'
  const link = sceneLink(scene, '2.2')
  expect(link).toMatch(/^\/judge#2\.2;[\w-]+$/)
  expect(linkedScene(link.split('#')[1] ?? '')).toEqual({ scene, rules: '2.2' })
  expect(linkedScene(sceneLink(scene).split('#')[1] ?? '').scene).toBe(scene)
  expect(linkedScene('%%%').scene).toBe('')
  expect(linkedScene('gICA').scene).toBe('')
})
