import { expect, test } from 'vitest'

import { ApiProblem } from '../src/lib/api'
import { LessonWire } from '../src/learn/lesson_wire'

interface Heard {
  t: string
  re?: number
  v?: number
}

test('a lesson goes one message after the other, with all that was done', async () => {
  const asked: unknown[] = []
  const heard: Heard[] = []
  const states: [boolean, number][] = []
  const wire = new LessonWire('ink', (reached, actions) => states.push([reached, actions]), async (lesson, done, said) => {
    asked.push([lesson, [...done], (said as Heard).t])
    if ((said as Heard).t === 'chat') throw new ApiProblem(400, { error: 'unreadable', said: 'no' })
    return { told: [{ t: 'state', v: 7 } as never], done: [...done, 'ink Mickey'], reached: done.length > 0 }
  })
  wire.onmessage = (event) => heard.push(JSON.parse(String(event.data)) as Heard)
  wire.send('{"t":"hello","id":1}')
  wire.send('{"t":"do","id":2}')
  wire.send('{"t":"chat","id":3}')
  await new Promise((done) => setTimeout(done, 20))
  expect(asked).toEqual([['ink', [], 'hello'], ['ink', ['ink Mickey'], 'do'], ['ink', ['ink Mickey', 'ink Mickey'], 'chat']])
  expect(heard.map(({ t, v, re }) => [t, v ?? re])).toEqual([['state', 1], ['state', 2], ['refused', 3]])
  expect(states).toEqual([[false, 1], [true, 2]])
  wire.close()
  wire.send('{"t":"do","id":4}')
  await new Promise((done) => setTimeout(done, 5))
  expect(asked.length).toBe(3)
})
