/** What the page says: the catalogue `page.ftl` of each language, the same file that Python reads. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'

import english from '../../../src/tintero/messages/locale/en/page.ftl?raw'
import spanish from '../../../src/tintero/messages/locale/es/page.ftl?raw'
import { keep, settings } from './settings.svelte'

export const LANGUAGES = ['en', 'es'] as const

function bundle(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

const bundles: Record<string, FluentBundle> = {
  en: bundle('en', english),
  es: bundle('es', spanish),
}

/** More sentences, by language: a page brings those that only it says. */
export function learn(texts: Record<string, string>): void {
  for (const [lang, text] of Object.entries(texts)) bundles[lang]?.addResource(new FluentResource(text))
}

/** A sentence in a language; what no catalogue has is said as its id, and a test finds it. */
export function sayIn(lang: string, id: string, args?: Record<string, FluentVariable>): string {
  for (const words of [bundles[lang], bundles.en]) {
    const pattern = words?.getMessage(id)?.value
    if (words && pattern) return words.formatPattern(pattern, args)
  }
  return id
}

/** A sentence in the language that is set. Read inside a component it follows the language. */
export function w(id: string, args?: Record<string, FluentVariable>): string {
  return sayIn(settings.lang, id, args)
}

export function lang(): string {
  return settings.lang
}

export function speak(next: string): void {
  keep({ lang: next })
}
