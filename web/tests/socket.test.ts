import { expect, test, vi } from 'vitest'

import type { Told } from '../src/lib/protocol'
import { backOff, Socket, type Line, type Wire, TAKEN } from '../src/lib/socket'

class Cable implements Wire {
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close() {
    this.onclose?.({ code: 1000 })
  }
  tell(told: object) {
    this.onmessage?.({ data: JSON.stringify(told) })
  }
  welcome() {
    this.onopen?.()
    this.tell({ t: 'welcome', re: this.sent[0]?.id, seat: 0 })
  }
}

function made() {
  const cables: Cable[] = []
  const lines: Line[] = []
  const heard: Told[] = []
  const socket = new Socket(
    () => {
      cables.push(new Cable())
      return cables.at(-1) as Cable
    },
    {
      greeting: () => ({ table: 't', token: 'k', lang: 'en', visitor: '', since: -1, game: 0 }),
      heard: (told) => heard.push(told),
      line: (line) => lines.push(line),
    },
    100,
  )
  return { socket, cables, lines, heard }
}

test('hello comes first, and everything else waits for the welcome', async () => {
  const { socket, cables } = made()
  socket.connect()
  const answer = socket.say({ t: 'hint' })
  cables[0]?.onopen?.()
  expect(cables[0]?.sent.map((one) => one.t)).toEqual(['hello'])
  cables[0]?.tell({ t: 'welcome', re: cables[0].sent[0]?.id })
  expect(cables[0]?.sent.map((one) => one.t)).toEqual(['hello', 'hint'])
  cables[0]?.tell({ t: 'hinted', re: cables[0].sent[1]?.id, line: 'end' })
  expect(await answer).toMatchObject({ line: 'end' })
})

test('what has no answer is sent again under the same id, and what has one is not', async () => {
  vi.useFakeTimers()
  const { socket, cables, lines } = made()
  socket.connect()
  const first = cables[0] as Cable
  first.welcome()
  const done = socket.say({ t: 'do', v: 1, line: 'end' })
  const lost = socket.say({ t: 'chat', phrase: 2 })
  first.tell({ t: 'done', re: first.sent[1]?.id, v: 2 })
  await done
  first.onclose?.({ code: 1006 })
  expect(lines.at(-1)).toBe('broken')
  await vi.advanceTimersByTimeAsync(21_000)
  const second = cables[1] as Cable
  second.welcome()
  expect(second.sent.map((one) => one.t)).toEqual(['hello', 'chat'])
  expect(second.sent[1]?.id).toBe(first.sent[2]?.id)
  expect(Number(second.sent[0]?.id)).toBeGreaterThan(Number(first.sent[2]?.id))
  expect(socket.unanswered).toBe(1)
  second.tell({ t: 'done', re: second.sent[1]?.id })
  await lost
  expect(socket.unanswered).toBe(0)
  vi.useRealTimers()
})

test.each([1008, TAKEN, 4404])('a closed door is not knocked at again: %i', (code) => {
  const { socket, cables, lines } = made()
  socket.connect()
  cables[0]?.onclose?.({ code })
  socket.wake()
  expect(cables.length).toBe(1)
  expect(lines.at(-1)).toBe('closed')
})

test('the wait doubles, up to twenty seconds', () => {
  expect([0, 1, 2, 3].map((tries) => backOff(tries, () => 1))).toEqual([500, 1000, 2000, 4000])
  expect(backOff(50, () => 1)).toBe(20_000)
  expect(backOff(3, () => 0)).toBe(2000)
})
