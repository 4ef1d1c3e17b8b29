/** What this browser remembers: settings, a visitor's id, and the seats it has. Nothing else knows. */

export type Motion = 'system' | 'on' | 'off'

export interface Kept {
  lang: string
  motion: Motion
  sound: boolean
  /** The host card images come from; empty: none are shown. */
  images: string
  name: string
  /** The whole log, with what is told only there. */
  quiet: boolean
}

const KEY = 'tintero.settings'
const SEATS = 'tintero.seats'
const VISITOR = 'tintero.visitor'

function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<T>
  } catch {
    return {}
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    /* A browser that keeps nothing still plays. */
  }
}

export function languageOf(wanted: readonly string[]): string {
  const first = wanted.find((tag) => /^(en|es)\b/i.test(tag))
  return first?.toLowerCase().startsWith('es') ? 'es' : 'en'
}

const usual: Kept = {
  lang: languageOf(typeof navigator === 'undefined' ? ['en'] : navigator.languages),
  motion: 'system',
  sound: false,
  images: '',
  name: '',
  quiet: false,
}

export const settings = $state<Kept>({ ...usual, ...read<Kept>(KEY) })

export function keep(change: Partial<Kept>): void {
  Object.assign(settings, change)
  write(KEY, $state.snapshot(settings))
}

/** Whether things may move. */
export function moves(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'on'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** The host that this page may load images from, as its address says; the server allows no other. */
export const imagesFrom =
  typeof location === 'undefined' ? '' : (new URLSearchParams(location.search).get('img') ?? '')

/** The address of this page with that host in it. */
export function withImages(host: string): string {
  const url = new URL(location.href)
  if (host) url.searchParams.set('img', host)
  else url.searchParams.delete('img')
  return url.href
}

/** A random name for this browser: it carries "my games" and whom it does not want to meet. */
export function visitor(): string {
  let id: string | null = null
  try {
    id = localStorage.getItem(VISITOR)
  } catch {
    /* see above */
  }
  if (!id) {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    try {
      localStorage.setItem(VISITOR, id)
    } catch {
      /* see above */
    }
  }
  return id
}

/** The token of a seat that this browser took; a link's fragment comes before it. */
export function seatToken(table: string): string {
  return read<Record<string, string>>(SEATS)[table] ?? ''
}

export function keepSeat(table: string, token: string): void {
  const seats = { ...read<Record<string, string>>(SEATS), [table]: token }
  const names = Object.keys(seats)
  for (const old of names.slice(0, Math.max(0, names.length - 200))) delete seats[old]
  write(SEATS, seats)
}
