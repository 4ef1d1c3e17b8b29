import { expect, test } from 'vitest'

import { routeOf } from '../src/lib/router.svelte'

test('a path is a page', () => {
  expect(routeOf('/').name).toBe('home')
  expect(routeOf('/t/abc')).toEqual({ name: 'table', id: 'abc', plain: false })
  expect(routeOf('/replay/abc', '?plain')).toEqual({ name: 'replay', id: 'abc', plain: true })
  expect(routeOf('/nothing').name).toBe('missing')
  expect(routeOf('/t').name).toBe('missing')
  expect(routeOf('/new/more').name).toBe('missing')
})
