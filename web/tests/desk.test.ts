import { expect, test } from 'vitest'

import type { Card } from '../src/lib/cards.svelte'
import { find, likeness, mistakes, nameIndex } from '../src/judge/fuzzy'
import { MOST_LETTERS, packed, unpacked } from '../src/judge/link'
import { sought, typed } from '../src/judge/quick'
import '../src/judge/words'
import { sceneLink } from '../src/pages/scene_link'

const STITCH = `title: ¿Puede Stitch desafiar?
turn: 1
seats:
  1:
    play: [Stitch - New Dog: {damage: 1}]
  2:
    play: [Simba - Protective Cub: {exerted: true}]
steps:
  - 1: challenge Stitch - New Dog > Simba - Protective Cub
`
const LORE = `turn: 2
seats:
  1:
    lore: 19
    ink: 4
    hand: [Smash, 2x Dragon Fire]
  2:
    play:
      - HeiHei - Boat Snack
`
// Made in November 2026. Whoever has one of these must get the scene for ever: nothing here changes.
const LINKS: [string, string][] = [
  ['1.bY67CsJAEEX7_Yr7AynWcgottJaApVhMsmOysHmwO-uDkG8T_DJRJCDY3Opwz1GvQQjPR5nFCQ7qtW7hJPHZc9wYzbEnWJOENZEB7HuAMfCdcPzyBfZyxW5oCJPjjhsh2PlkgNUv7ruKUaCMg0qt_iLY5oowyU2iiiNozDKfTFIZP7oCllC3HIL0zdK3-LDG_0_zAg', STITCH],
  ['1.JYsxCsJAEAD7e8U8wBQ5bNxSRNKnFItFF3Mk7sndCfp7MWmGmWLau7gQQzVtVQL0f8CSiwn9YY3ks7BfdVK_C5fxqXXaET-cij6yc07FrgHitr8W_W4GHYOlwRIdx6yN0fU2hx8', LORE],
  ['2.2;dHVybjogMgpzZWF0czoKICAxOgogICAgbG9yZTogMTkKICAgIGluazogNAogICAgaGFuZDogW1NtYXNoLCAyeCBEcmFnb24gRmlyZV0KICAyOgogICAgcGxheToKICAgICAgLSBIZWlIZWkgLSBCb2F0IFNuYWNrCg', `rules: "2.2"\n${LORE}`],
  ['dHVybjogMgpzZWF0czoKICAxOgogICAgbG9yZTogMTkKICAgIGluazogNAogICAgaGFuZDogW1NtYXNoLCAyeCBEcmFnb24gRmlyZV0KICAyOgogICAgcGxheToKICAgICAgLSBIZWlIZWkgLSBCb2F0IFNuYWNrCg', LORE],
]

test('links made once are read for ever', async () => {
  for (const [link, scene] of LINKS) expect(await unpacked(link)).toBe(scene)
})

test('what is packed is unpacked, shorter than it was', async () => {
  for (const scene of [STITCH, LORE, 'title: "ñandú 你好 🎴"\n']) {
    const link = await packed(scene)
    expect(link).toMatch(/^1\.[\w-]+$/)
    expect(await unpacked(link)).toBe(scene)
  }
  expect((await packed(STITCH)).length).toBeLessThan(STITCH.length + 20)
  // The table's own links, too.
  expect(await unpacked(sceneLink(LORE, '2.1').split('#')[1] ?? '')).toBe(`rules: "2.1"\n${LORE}`)
})

test('a link that is cut off, or none at all, gives nothing', async () => {
  const whole = LINKS[0]?.[0] ?? ''
  for (const bad of ['', '1.', '2.abc', whole.slice(0, -12), whole.slice(0, 40), '1.%%%', '%%%', 'gICA', '1.AAAA', 'here!']) {
    expect(await unpacked(bad), bad).toBeNull()
  }
  expect(await unpacked(await packed('x'.repeat(MOST_LETTERS + 1)))).toBeNull()
  expect(await unpacked(await packed('x'.repeat(1_000_000)))).toBeNull() // and is not unpacked to its end
})

const card = (name: string, version = ''): Card => ({ name, version, full: version ? `${name} - ${version}` : name, type: 'character' })
const CARDS = [
  card('Stitch', 'New Dog'), card('Stitch', 'Rock Star'), card('Simba', 'Protective Cub'), card('Simba', 'Returned King'),
  card('Tinker Bell', 'Giant Fairy'), card('HeiHei', 'Boat Snack'), card('Maleficent', 'Monstrous Dragon'), card('Beast', 'Relentless'),
  card('Lend a Hand'), card('Rapunzel', 'Gifted with Healing'), card('Mickey Mouse', 'Brave Little Tailor'), card('Hades', 'King of Olympus'),
]
const INDEX = nameIndex(CARDS)
const first = (text: string) => find(INDEX, text)[0]?.card.full

test('a name with the mistakes people make', () => {
  expect(mistakes('simba', 'sibma', 2)).toBe(1)
  expect(likeness('sim', 'simba')).toBeGreaterThan(8)
  expect(first('stich new')).toBe('Stitch - New Dog')
  expect(first('sibma protec')).toBe('Simba - Protective Cub')
  expect(first('hei hei')).toBe('HeiHei - Boat Snack')
  expect(first('rapuncel')).toBe('Rapunzel - Gifted with Healing')
  expect(first('mikey')).toBe('Mickey Mouse - Brave Little Tailor')
  expect(first('maleficient')).toBe('Maleficent - Monstrous Dragon')
  expect(first('campanilla')).toBe('Tinker Bell - Giant Fairy')
  expect(first('Maléfica')).toBe('Maleficent - Monstrous Dragon')
  expect(first('bestia')).toBe('Beast - Relentless')
  expect(first('new dog')).toBe('Stitch - New Dog')
  expect(find(INDEX, 'zzzzzz')).toEqual([])
  expect(find(INDEX, '  ')).toEqual([])
})

test('what is typed beside a name, in either language', () => {
  expect(typed('simba agotado 2 de daño')).toMatchObject({ name: 'simba', exerted: true, damage: 2 })
  expect(typed('Simba girado, daño 3')).toMatchObject({ name: 'simba', exerted: true, damage: 3 })
  expect(typed('rival mano smash')).toMatchObject({ name: 'smash', zone: 'hand', seat: 1 })
  expect(typed('simba exhausto en el descarte')).toMatchObject({ name: 'simba', zone: 'discard' })
  expect(typed('2x stitch secándose')).toMatchObject({ name: 'stitch', count: 2, drying: true })
  expect(typed('stitch exerted 1 damage')).toMatchObject({ name: 'stitch', exerted: true, damage: 1 })
  expect(sought(INDEX, 'stich agotado').found[0]?.card.full).toBe('Stitch - New Dog')
  // A word of a name is part of the name.
  expect(sought(INDEX, 'lend a hand')).toMatchObject({ typed: { zone: '' } })
  expect(sought(INDEX, 'stitch hand')).toMatchObject({ typed: { zone: 'hand', name: 'stitch' } })
})
