import { expect, test } from 'vitest'

import { languageOf } from '../src/lib/settings.svelte'
import { sayIn } from '../src/lib/words.svelte'

test('the first language of the browser that we speak', () => {
  expect(languageOf(['es-MX', 'en'])).toBe('es')
  expect(languageOf(['fr', 'es', 'en'])).toBe('es')
  expect(languageOf(['de'])).toBe('en')
  expect(languageOf(['est', 'en-GB'])).toBe('en')
})

test('both languages, with what a sentence speaks of', () => {
  expect(sayIn('en', 'page-ink-amber')).toBe('Amber')
  expect(sayIn('es', 'page-ink-amber')).toBe('Ámbar')
  expect(sayIn('es', 'page-table-title', { id: 'x1' })).toBe('Mesa x1')
  expect(sayIn('es', 'page-nothing-such')).toBe('page-nothing-such')
})
