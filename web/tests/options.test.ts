import { expect, test } from 'vitest'

import type { OptionView, View } from '../src/lib/protocol'
import {
  aimedAt, answersOf, countOf, groupsOf, inNotation, modeOf, outOfSight, placed, plainOption, spotsOf, targetsOf,
} from '../src/table/options'

const OPTIONS: OptionView[] = [
  { id: 'ink Smash', act: 'ink', card: 'c1' },
  { id: 'play Simba', act: 'play', card: 'c2', pays: 'ink' },
  { id: 'play Simba on Cub', act: 'play', card: 'c2', pays: 'shift', using: ['c5'] },
  { id: 'quest Cub', act: 'quest', card: 'c5' },
  { id: 'challenge Cub > Elsa', act: 'challenge', card: 'c5', target: 'c9' },
  { id: 'challenge Cub > Raya', act: 'challenge', card: 'c5', target: 'c8' },
  { id: 'use Cub: ROAR', act: 'use', card: 'c5', ability: 'ROAR' },
  { id: 'end', act: 'end' },
]

function view(change: Partial<View> = {}): View {
  return {
    turn: 3, active: 0, first: 0, phase: 'main', step: 'main', seat: 0,
    players: [
      {
        seat: 0, hand: 2, known_hand: [{ id: 'c1', n: 1 }, { id: 'c2', n: 2 }],
        play: [{ id: 'c5', n: 5, at: 'c6' }, { id: 'c6', n: 6 }, { id: 'c7', n: 5 }],
        discard: [{ id: 'c3', n: 3 }],
      },
      { seat: 1, hand: 4, play: [{ id: 'c8', n: 8 }, { id: 'c9', n: 9 }] },
    ],
    ...change,
  }
}

test('the options of a card are buttons, those with targets are one', () => {
  const groups = groupsOf(OPTIONS, 'c5')
  expect(groups.map((group) => [group.act, group.aimed, group.options.length])).toEqual([
    ['quest', false, 1],
    ['challenge', true, 2],
    ['use', false, 1],
  ])
  expect([...targetsOf(groups[1]).keys()]).toEqual(['c9', 'c8'])
  expect(targetsOf(groups[0]).size).toBe(0)
})

test('ways to pay are kept apart, and Shift is aimed at what it lands on', () => {
  const groups = groupsOf(OPTIONS, 'c2')
  expect(groups.map((group) => [group.pays, group.aimed])).toEqual([['ink', false], ['shift', true]])
  expect(targetsOf(groups[1]).get('c5')?.id).toBe('play Simba on Cub')
  expect(aimedAt(OPTIONS, 'c5').map((one) => one.id)).toEqual(['play Simba on Cub'])
  expect(aimedAt(OPTIONS, 'c9').map((one) => one.id)).toEqual(['challenge Cub > Elsa'])
})

test('what Space does', () => {
  expect(plainOption(OPTIONS)?.id).toBe('end')
  expect(plainOption([{ id: 'yes', act: 'yes' }, { id: 'no', act: 'no' }])?.id).toBe('yes')
  expect(plainOption([{ id: 'choose A', act: 'choose', card: 'c1' }, { id: 'choose B', act: 'choose', card: 'c2' }])).toBeUndefined()
})

test('how a decision is shown', () => {
  const turn = view({ decision: { player: 0, kind: 'turn action' } })
  expect(modeOf(turn, OPTIONS)).toBe('turn')
  expect(modeOf(turn, [])).toBe('wait')
  expect(modeOf(view({ over: true }), OPTIONS)).toBe('over')
  const asked = view({ decision: { player: 0, kind: 'choose' } })
  expect(modeOf(asked, [{ id: 'choose A', act: 'choose', card: 'c1' }, { id: 'done', act: 'done' }])).toBe('pick')
  expect(modeOf(asked, [{ id: 'yes', act: 'yes' }])).toBe('answer')
})

test('answers that are no card', () => {
  const options: OptionView[] = [{ id: 'choose A', act: 'choose', card: 'c1' }, { id: 'done', act: 'done' }]
  expect(answersOf(options).map((one) => one.id)).toEqual(['done'])
  expect(answersOf(OPTIONS).map((one) => one.id)).toEqual(['end'])
})

test('cards to choose from that nobody sees are laid out, also those picked', () => {
  const asked = view({ decision: { player: 0, kind: 'choose', picked: [{ id: 'c3' }] } })
  const options: OptionView[] = [
    { id: 'a', act: 'choose', card: 'c1' },
    { id: 'b', act: 'choose', card: 'c8' },
    { id: 'c', act: 'choose', card: 'c3' },
  ]
  expect(outOfSight(asked, options).map((one) => [one.card.id, one.zone])).toEqual([['c3', 'discard']])
})

test('how many are chosen', () => {
  expect(countOf({ player: 0, kind: 'choose' })).toBeNull()
  expect(countOf({ player: 0, kind: 'choose', least: 0, most: 2 })).toEqual({ picked: 0, least: 0, most: 2 })
})

test('who is at a location stands there', () => {
  const kinds: Record<string, string> = { c5: 'character', c6: 'location', c7: 'character' }
  const spots = spotsOf(view().players[0]!, (card) => kinds[card.id ?? ''] ?? '')
  expect(spots.map((spot) => [spot.card.id, spot.there.map((card) => card.id)])).toEqual([['c7', []], ['c6', ['c5']]])
})

test('a card in a line of notation', () => {
  const all = placed(view())
  expect(inNotation(view(), all.get('c9')!, 'Elsa')).toBe('2.Elsa')
  expect(inNotation(view(), all.get('c7')!, 'Cub')).toBe('Cub #2')
  expect(inNotation(view(), all.get('c2')!, 'Simba')).toBe('Simba')
})
