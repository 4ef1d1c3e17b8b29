import { expect, test } from 'vitest'

import type { Card } from '../src/lib/cards.svelte'
import { routeOf } from '../src/lib/router.svelte'
import { boardAt } from '../src/library/boards'
import { earlier, existsIn, textIn } from '../src/library/book'
import { findClauses, findTexts, soughtIn, stems } from '../src/library/find'
import { boxes, DAYS, due, graded, remembered, shuffled, type Memory } from '../src/library/leitner'
import { legalIn, standing } from '../src/library/legality'
import { cut, slugOf, tidy } from '../src/library/links'
import { alternatives, answer, chosen, queried, toggled } from '../src/library/query'
import { questions } from '../src/library/questions'
import { indexed } from '../src/pages/search'

test('the library has addresses', () => {
  expect(routeOf('/rules')).toEqual({ name: 'rules', id: '', plain: false })
  expect(routeOf('/rules/4.6.4')).toEqual({ name: 'rules', id: '4.6.4', plain: false })
  expect(routeOf('/cards/smash').name).toBe('cards')
  expect(routeOf('/cases/JC-001/more').name).toBe('missing')
})

test('a card in an address', () => {
  expect(slugOf('Te Kā - The Burning One')).toBe('te-ka-the-burning-one')
  expect(slugOf("Let's Get Dangerous")).toBe('lets-get-dangerous')
  expect(slugOf('Mickey Mouse - Tiny Tim’s Father')).toBe('mickey-mouse-tiny-tims-father')
  expect(slugOf('Fire the Cannons!')).toBe('fire-the-cannons')
  expect(tidy(' CR 7.7.4. ')).toBe('7.7.4')
})

test('clauses in a text are links', () => {
  expect(cut('No (CR 4.6.5, 4.6.9).').filter((one) => one.rule).map((one) => one.rule)).toEqual(['4.6.5', '4.6.9'])
  expect(cut('No (CR 4.6.5, 4.6.9).').map((one) => one.text).join('')).toBe('No (CR 4.6.5, 4.6.9).')
})

// --- the rulebook -------------------------------------------------------------------------------

const es = soughtIn([
  { n: '4.6', title: 'Desafiar', text: 'Un personaje desafía a otro.' },
  { n: '7.7', title: 'Bolsa', text: 'Las habilidades disparadas esperan en la bolsa.' },
  { n: '7.7.4', title: 'Resolver', text: 'Se destierra lo que sobra de la bolsa.' },
  { n: '1.9', title: 'Daño', text: 'Quien no puede más es desterrado.' },
])
const en = soughtIn([{ n: '7.7', title: 'Bag', text: 'Triggered abilities wait in the bag.' }])

test('clauses are found by words, their forms, their number, and in the other language', () => {
  const find = (line: string) => findClauses({ es, en }, line, 'es')
  expect(find('BOLSA')[0]).toBe('7.7')
  expect(find('la bolsa')[0]).toBe('7.7')
  expect(find('desterrar')).toEqual(['1.9', '7.7.4'])
  expect(find('desafiar a')).toEqual(['4.6'])
  expect(find('retar')).toEqual(['4.6'])
  expect(find('7.7')).toEqual(['7.7', '7.7.4'])
  expect(find('bag')).toEqual(['7.7'])
  expect(find('zzz')).toEqual([])
  expect(find('')).toEqual([])
  expect(stems('desterrar', 'es')).toEqual(['desterr', 'destierr'])
  expect(findTexts(['fue desterrado', 'nada'], 'desterrar', 'es')).toEqual([0])
})

test('a version says what it said', () => {
  expect(earlier('2.9', '2.10')).toBe(true)
  const clause = { n: '1', title: '', text: 'now', before: 'then', changed: '2.2', since: '2.1', until: '2.2' }
  expect([textIn(clause, '2.1'), textIn(clause, '2.2')]).toEqual(['then', 'now'])
  expect(['2.0', '2.1', '2.2', '2.3'].map((one) => existsIn(clause, one))).toEqual([false, true, true, false])
})

// --- cards --------------------------------------------------------------------------------------

const cards: Card[] = [
  { name: 'Elsa', full: 'Elsa - Snow Queen', type: 'character', inks: ['Amethyst'], cost: 4, strength: 2, willpower: 3, lore: 1, classes: ['Hero', 'Queen'], sets: [1], inkable: true, text: [{ name: 'FREEZE', text: 'Exert chosen opposing character.' }] },
  { name: 'Goofy', full: 'Goofy - Knight', type: 'character', inks: ['Steel', 'Ruby'], cost: 6, strength: 10, willpower: 10, lore: 2, classes: ['Hero'], sets: [9], keywords: [['Sing Together', 7]] },
  { name: 'Smash', full: 'Smash', type: 'action', inks: ['Steel'], cost: 3, sets: [1], text: [{ text: 'Deal 3 damage to chosen character.' }] },
]
const index = indexed([cards])
const found = (line: string) => answer(index, queried(line)).map((one) => one.card.name)

test('cards are found by everything', () => {
  expect(found('')).toEqual(['Smash', 'Elsa', 'Goofy'])
  expect(found('ink:steel cost<=3')).toEqual(['Smash'])
  expect(found('tinta:steel,amethyst fuerza>=2')).toEqual(['Elsa', 'Goofy'])
  expect(found('class:queen')).toEqual(['Elsa'])
  expect(found('-is:inkable type:character')).toEqual(['Goofy'])
  expect(found('text:"3 damage"')).toEqual(['Smash'])
  expect(found('keyword:singtogether')).toEqual(['Goofy'])
  expect(found('set:9')).toEqual(['Goofy'])
  expect(found('is:dual')).toEqual(['Goofy'])
  expect(found('cost:3,4')).toEqual(['Smash', 'Elsa'])
  expect(found('damage -smash')).toEqual([])
  expect(found('ELSA cost:')).toEqual(['Elsa'])
  expect(queried('is:nonsense cost:x elsa').odd).toEqual(['is:nonsense', 'cost:x'])
})

test('chips write into the line', () => {
  expect(toggled('elsa', 'ink', 'ruby')).toBe('elsa ink:ruby')
  expect(toggled('elsa ink:ruby', 'ink', 'steel')).toBe('elsa ink:ruby,steel')
  expect(toggled('ink:ruby elsa', 'ink', 'ruby')).toBe('elsa')
  expect(chosen('type:item x', 'type', '')).toBe('x')
  expect(alternatives('cost:3,4', 'cost')).toEqual(['3', '4'])
})

test('where a card may be played on a day', () => {
  const card = { slug: 'x', printings: [], core: [['2024-06-07', '2025-04-08']] as [string, string][], bans: [['core', '2025-04-08', '']] as [string, string, string][] }
  expect(standing(card, 'core', '2024-01-01').reason).toBe('early')
  expect(standing(card, 'core', '2025-04-07').reason).toBe('legal')
  expect(standing(card, 'core', '2025-04-08').reason).toBe('banned')
  expect(standing({ ...card, bans: [] }, 'core', '2025-04-08')).toEqual({ reason: 'rotated', since: '2025-04-08', until: undefined })
  expect(standing(card, 'infinity', '2025-01-01').reason).toBe('none')
  const file = { pool: '', sets: [], reasons: [], nodes: {}, cards: [card] }
  expect(legalIn(file, 'core@2025-01-01')?.(0)).toBe(true)
  expect(legalIn(file, 'core@soon')).toBe(null)
})

// --- cases --------------------------------------------------------------------------------------

test('a board is whole though only what changed is written', () => {
  const boards = [
    { turn: 1, active: 0, seats: [{ lore: 1 }, { lore: 5 }] },
    { turn: 1, active: 0, seats: [null, { lore: 6 }] },
    { turn: 2, active: 1, seats: [null, null] },
  ]
  expect(boardAt(boards, 0).seats).toEqual([{ lore: 1 }, { lore: 5 }])
  expect(boardAt(boards, 2)).toEqual({ turn: 2, active: 1, seats: [{ lore: 1 }, { lore: 6 }] })
  expect(boardAt(boards, 9).seats[1]).toEqual({ lore: 6 })
})

test('questions: yes or no, one of several, in words, and never a dispute', () => {
  const one = { id: 'JC-1', topic: 'bag', status: 'current' as const, title: '', question: '', answer: '', clauses: [] }
  const quiz = { at: 1, player: 0, options: ['a', 'b'], wrong: 'c', why: 'd' }
  const scene = { title: '', rules: '2.3', scene: '', boards: [], blocks: [], quiz }
  const cases = { lang: 'en', topics: {}, cases: [{ ...one, yes: false }, { ...one, id: 'JC-2' }, { ...one, id: 'JC-3', status: 'disputed' as const }] }
  const all = questions(cases, { lang: 'en', plays: { 'JC-2': [scene] } })
  expect(all.map(({ key, kind }) => [key, kind])).toEqual([['JC-1', 'yesno'], ['JC-2', 'words'], ['JC-2#', 'choice']])
  expect(questions(cases, undefined, 'costs')).toEqual([])
})

test('what is known comes back later and later, what is not at once', () => {
  let memory: Memory = {}
  const seen: number[] = []
  for (let day = 0, i = 0; i < 7; i++) {
    memory = graded(memory, 'a', true, day)
    const next = memory.a?.[1] ?? 0
    seen.push(next - day)
    day = next
  }
  expect(seen).toEqual([1, 3, 7, 16, 35, 35, 35])
  memory = graded(memory, 'a', false, 100)
  expect(memory.a).toEqual([0, 100, 8, 7])
  memory = graded(graded(memory, 'b', true, 90), 'c', true, 100)
  expect(due(memory, ['c', 'x', 'a', 'b'], 100)).toEqual({ order: ['b', 'a', 'x'], due: 2, fresh: 1, next: 101 })
  expect(due({}, [], 5)).toEqual({ order: [], due: 0, fresh: 0, next: null })
  expect(boxes(memory, ['a', 'b', 'c', 'x'])).toEqual([1, 2, ...DAYS.slice(2).map(() => 0)])
})

test('what the browser kept is read with care', () => {
  expect(remembered(null)).toEqual({})
  expect(remembered('no')).toEqual({})
  expect(remembered('{"a":[1,2,3,1],"b":[9,1,1,1],"c":"x","d":[1,-2,0,0]}')).toEqual({ a: [1, 2, 3, 1] })
  expect([...shuffled([1, 2, 3, 4, 5], 7)].sort()).toEqual([1, 2, 3, 4, 5])
  expect(shuffled([1, 2, 3, 4, 5], 7)).toEqual(shuffled([1, 2, 3, 4, 5], 7))
})
