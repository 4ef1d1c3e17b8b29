import { describe, expect, test } from 'vitest'

import { linked, linkOf } from '../src/decks/link'
import { compared } from '../src/decks/other'
import { MOST, pack, unpack } from '../src/lib/packed'

const LIST = '4 Stitch - New Dog\n3 HeiHei - Boat Snack\n'

describe('a text in a link', () => {
  test('comes back as it was', async () => {
    for (const text of ['', 'ñ €', LIST.repeat(40)]) expect(await unpack(await pack(text))).toBe(text)
    expect(await pack(LIST.repeat(40))).toMatch(/^1[\w-]+$/)
  })
  test('links made once are read for ever', async () => {
    expect(await unpack('1M1EILsksSc5Q0FXwSy1XcMlP5zJW8EjNBCKgkFN-YolCcF5icjYA')).toBe('4 Stitch - New Dog\n3 HeiHei - Boat Snack')
    expect(await unpack('0NCBTdGl0Y2ggLSBOZXcgRG9n')).toBe('4 Stitch - New Dog')
  })
  test('one that was cut off or is none of ours is nothing', async () => {
    const whole = await pack(LIST.repeat(9))
    for (const bad of ['', '1', '9abc', '1§§', whole.slice(0, -9), `x${whole}`, '1AAAA']) expect(await unpack(bad), bad).toBeNull()
    const long = await pack('x'.repeat(MOST + 1)).catch(() => null)
    expect(long === null || (await unpack(long)) === null).toBe(true)
  })
})

test('a link has the deck, its name and the page', async () => {
  const link = await linkOf('https://t.example', 'Mine', LIST, 'odds')
  expect(await linked(link.slice(link.indexOf('#') + 1))).toEqual({ text: `# deck: Mine\n${LIST}`, view: 'odds' })
  expect(await linked('deck=1abc&view=nothing')).toEqual({ text: null, view: 'edit' })
  expect(await linked('')).toBeNull()
})

test('two decks are held against each other', () => {
  const card = (name: string, cost: number) => ({ name, full: name, type: 'character', cost })
  const row = (n: number, count: number) => ({ n, count, card: card(`c${n}`, n) })
  const found = compared([row(1, 4), row(2, 2)], [row(2, 3), row(3, 1)])
  expect(found.common.map((one) => [one.name, one.mine, one.theirs])).toEqual([['c2', 2, 3]])
  expect(found.mine.map((one) => one.name)).toEqual(['c1'])
  expect(found.theirs.map((one) => one.name)).toEqual(['c2', 'c3'])
})
