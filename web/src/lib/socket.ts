/** The line to a table. Whatever is said has an id; what was not answered when a connection broke is
 * sent again after the next hello, under the same id, so that it is answered and never done twice. */
import { PROTOCOL, type Refused, type Said, type Told } from './protocol'

export interface Wire {
  send(text: string): void
  close(code?: number): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

export interface Greeting {
  table: string
  token: string
  lang: string
  visitor: string
  since: number
  game: number
}

export type Line = 'connecting' | 'open' | 'broken' | 'closed'

interface Waiting {
  text: string
  answer: (told: Told) => void
}

export interface Ears {
  greeting: () => Greeting
  heard: (told: Told) => void
  line: (state: Line, code?: number) => void
}

/** Milliseconds to wait before the next try: doubling, at most twenty seconds, never in step. */
export function backOff(tries: number, random: () => number = Math.random): number {
  const most = Math.min(20_000, 500 * 2 ** Math.min(tries, 10))
  return most / 2 + (random() * most) / 2
}

/** The same seat was opened elsewhere; two pages that both come back would send each other away. */
export const TAKEN = 4001
// That, a breach of the limits, or a table that does not exist: trying again would not help.
const FINAL = new Set([1008, TAKEN, 4404])

export class Socket {
  private wire: Wire | null = null
  private ready = false
  private tries = 0
  private next: number
  private hello = -1
  private waiting = new Map<number, Waiting>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private over = false

  constructor(
    private readonly open: () => Wire,
    private readonly ears: Ears,
    first = Date.now() % 1_000_000_000,
  ) {
    // Ids go up for a seat, also over two pages of it: the clock is a good enough start.
    this.next = first
  }

  connect(): void {
    if (this.over) return
    clearTimeout(this.timer)
    this.ears.line(this.tries ? 'broken' : 'connecting')
    const wire = this.open()
    this.wire = wire
    wire.onopen = () => {
      this.hello = this.next++
      const greeting = this.ears.greeting()
      wire.send(JSON.stringify({ t: 'hello', id: this.hello, protocol: PROTOCOL, ...greeting }))
    }
    wire.onmessage = (event) => {
      if (this.wire === wire) this.hear(JSON.parse(String(event.data)) as Told)
    }
    wire.onclose = (event) => {
      if (this.wire !== wire) return
      this.wire = null
      this.ready = false
      if (this.over || FINAL.has(event.code)) {
        this.over = true
        this.ears.line('closed', event.code)
        return
      }
      this.ears.line('broken', event.code)
      this.timer = setTimeout(() => this.connect(), backOff(this.tries++))
    }
  }

  /** Try at once: the network is back, or the page is looked at again. */
  wake(): void {
    if (!this.wire && !this.over) this.connect()
  }

  /** Say something; the answer comes, however often the line breaks in between. */
  say(said: Said): Promise<Told> {
    const id = this.next++
    const text = JSON.stringify({ ...said, id })
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer })
      if (this.ready) this.wire?.send(text)
    })
  }

  close(): void {
    this.over = true
    clearTimeout(this.timer)
    this.wire?.close(1000)
    this.wire = null
  }

  /** How much has no answer yet. */
  get unanswered(): number {
    return this.waiting.size
  }

  private hear(told: Told): void {
    const re = told.re ?? -1
    if (re === this.hello && told.t === 'welcome') {
      this.ready = true
      this.tries = 0
      this.ears.line('open')
      this.ears.heard(told)
      for (const one of this.waiting.values()) this.wire?.send(one.text)
      return
    }
    const waiting = this.waiting.get(re)
    if (waiting) {
      this.waiting.delete(re)
      waiting.answer(told)
    }
    this.ears.heard(told)
  }
}

export function refused(told: Told): told is Refused {
  return told.t === 'refused'
}

/** A real one, to where the page came from. */
export function browserWire(table: string): Wire {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
  return new WebSocket(`${scheme}://${location.host}/ws/${encodeURIComponent(table)}`) as unknown as Wire
}
