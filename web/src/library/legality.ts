/** Where a card may be played on a day. */
import type { CardAbout, CardsFile } from './shapes'

export const FORMATS = ['core', 'infinity'] as const
export type Format = (typeof FORMATS)[number]
export type Standing = { reason: 'legal' | 'banned' | 'rotated' | 'early' | 'none'; since?: string; until?: string }

const holds = ([from, to]: readonly [string, string], day: string) => from <= day && (!to || day < to)

/** Days are ISO dates, which compare as texts do. */
export function standing(card: CardAbout, format: Format, day: string): Standing {
  const windows = card[format] ?? []
  const now = windows.find((one) => holds(one, day))
  if (now) return { reason: 'legal', since: now[0], until: now[1] || undefined }
  const later = windows.map(([from]) => from).filter((from) => from > day).sort()[0]
  const ban = (card.bans ?? []).find(([where, from, to]) => where === format && holds([from, to], day))
  if (ban) return { reason: 'banned', since: ban[1], until: later }
  const ended = windows.map(([, to]) => to).filter((to) => to && to <= day).sort().at(-1)
  if (ended) return { reason: 'rotated', since: ended, until: later }
  return later ? { reason: 'early', until: later } : { reason: 'none' }
}

export const todayIso = () => {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`
}

/** `core`, or `core@2025-09-05`: which cards may be played there then. */
export function legalIn(file: CardsFile, text: string): ((n: number) => boolean) | null {
  const [name = '', day = todayIso()] = text.split('@')
  const format = FORMATS.find((one) => one === name)
  if (!format || !/^\d{4}-\d\d-\d\d$/.test(day)) return null
  return (n) => {
    const card = file.cards[n]
    return !!card && standing(card, format, day).reason === 'legal'
  }
}
