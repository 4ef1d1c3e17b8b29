import { expect, test } from 'vitest'

import { modules } from '../src/lib/qr'
import { clockText } from '../src/table/clock'
import { lettersFor } from '../src/table/letters.svelte'
import { challengers } from '../src/table/motion'
import { questionOf } from '../src/table/question'
import { sigil } from '../src/table/sigil'
import { fitted, lapped, spread } from '../src/table/sizes'

test('a question is said to whom it is asked, apart from the text behind it', () => {
  const { ask, quote } = questionOf([
    { player: 'Ana', ref: '0' }, ': para ', { card: 'Simba', ref: 'c13' }, ', di si quieres ', { ability: 'robar una carta' },
    ': «', { ability: 'GUESS WHAT?  Cuando juegues este personaje, puedes robar una carta.' }, '»',
  ])
  expect(ask).toEqual(['Para ', { card: 'Simba', ref: 'c13' }, ', di si quieres ', { ability: 'robar una carta' }])
  expect(quote).toContain('GUESS WHAT?')
})

test('what is picked so far is not said twice', () => {
  const { ask } = questionOf([{ player: 'Ana' }, ': choose 2 cards (so far: ', { card: 'Simba' }, ').'])
  expect(ask).toEqual(['Choose 2 cards', '.'])
})

test('a clock', () => {
  expect([0, 4_210, 9_990, 10_000, 59_400, 60_000, 725_000].map(clockText)).toEqual([
    '0:00.0', '0:04.2', '0:09.9', '0:10', '1:00', '1:00', '12:05',
  ])
})

test('every card in reach has its own key', () => {
  const own = Array.from({ length: 12 }, (_, i) => `o${i}`)
  const { byCard, byKey } = lettersFor({ hand: ['h1', 'h2'], own, theirs: ['t1'], others: ['d1'] })
  expect([byCard.get('h1'), byCard.get('o0'), byCard.get('t1')]).toEqual(['1', 'Q', 'A'])
  expect(byCard.get('o10')).toBe('Z')
  expect(byKey.size).toBe(byCard.size)
})

test('the same name is the same drawing, a version turns it', () => {
  const [one, again, other] = [sigil('Elsa', 'Ice Surfer', 'character'), sigil('Elsa', 'Ice Surfer', 'character'), sigil('Elsa', 'Snow Queen', 'character')]
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  expect(other.length).toBe(one.length)
  for (const kind of ['character', 'location', 'action', 'song', 'item']) {
    for (const stroke of sigil('Stitch', 'New Dog', kind)) expect(stroke.d).not.toMatch(/NaN|undefined/)
  }
})

test('cards are never smaller than they may be', () => {
  for (const units of [1, 5, 12, 30]) {
    for (const [width, height] of [[1060, 240], [366, 260], [500, 130]] as const) {
      expect(fitted(units, width, height).width).toBeGreaterThanOrEqual(84)
    }
  }
  expect(fitted(3, 1060, 240).width).toBe(132)
})

test('cards lie over one another rather than out of sight', () => {
  const six = [84, 84, 115, 177, 84, 84]
  const wide = (lap: number) => six.reduce((sum, one) => sum + one - lap) + 0
  expect(lapped([84, 84], 500, 1, 10)).toBe(-10)
  const lap = lapped(six, 496, 1, 10)
  expect(lap).toBeGreaterThan(0)
  expect(wide(lap)).toBeLessThanOrEqual(496)
  expect(lapped(six, 496, 2, 10)).toBe(-10)
  expect(lapped(Array(40).fill(84), 300, 1, 10)).toBeLessThan(84 * 0.67)
})

test('a first hand stands in even rows', () => {
  expect(spread(7, 1030, 700, 190)).toEqual({ width: 190, row: 4 })
  const phone = spread(7, 360, 600, 190)
  expect(phone.row * (phone.width + 12)).toBeLessThanOrEqual(360)
  expect(phone.width).toBeGreaterThanOrEqual(84)
})

test('a line that tells of a challenge', () => {
  const said = [{ card: 'A', ref: 'c1' }, ' challenges ', { card: 'B', ref: 'c2' }, '.']
  expect(challengers({ said, clause: '4.6.4.2' })).toEqual(['c1', 'c2'])
  expect(challengers({ said, clause: '4.3.3' })).toEqual([])
})

test('a QR code has its three corners and the size of its version', () => {
  const grid = modules('http://127.0.0.1:8766/t/t-4nzaar2bceu95vhp')
  expect(grid.length).toBe(29)
  for (const [x, y] of [[0, 0], [22, 0], [0, 22]] as const) {
    expect(grid[y + 3]?.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true])
  }
  // As it was read by a decoder.
  const dark = grid.flat().filter(Boolean).length
  expect(dark).toBeGreaterThan(300)
  expect(modules('x'.repeat(400))).toEqual([])
})
