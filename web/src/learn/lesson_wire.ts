/** A line to a lesson. The server keeps nothing of it: what was done so far goes with every message, one after the
 * other, and what a table would say comes back. */
import { ApiProblem } from '../lib/api'
import type { Told } from '../lib/protocol'
import type { Wire } from '../lib/socket'
import { say, type LearnTold } from './calls'

type Asking = (lesson: string, done: readonly string[], said: unknown) => Promise<LearnTold>

export class LessonWire implements Wire {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  private done: readonly string[] = []
  private turn: Promise<void> = Promise.resolve()
  private version = 0
  private open = true

  constructor(
    private readonly lesson: string,
    private readonly changed: (reached: boolean, actions: number) => void,
    private readonly ask: Asking = say,
  ) {
    queueMicrotask(() => this.onopen?.())
  }

  send(text: string): void {
    const said = JSON.parse(text) as { id: number; t: string }
    this.turn = this.turn.then(() => this.answer(said))
  }

  close(): void {
    this.open = false
  }

  private async answer(said: { id: number; t: string }): Promise<void> {
    if (!this.open) return
    try {
      const answer = await this.ask(this.lesson, this.done, said)
      if (!this.open) return
      this.done = answer.done ?? []
      for (const one of answer.told) this.tell(one)
      this.changed(answer.reached ?? false, this.done.length)
    } catch (error) {
      if (!this.open) return
      if (said.t === 'hello') return this.onclose?.({ code: 4404 })
      const problem = error instanceof ApiProblem ? error.problem : null
      this.tell({ t: 'refused', re: said.id, code: 'no', said: problem?.said ?? '…', rule: problem?.rule } as Told)
    }
  }

  /** Each state has a number of its own here, also one that stood before. */
  private tell(told: Told): void {
    const numbered = told.t === 'state' ? { ...told, v: ++this.version } : told.t === 'previewed' ? { ...told, v: this.version } : told
    this.onmessage?.({ data: JSON.stringify(numbered) })
  }
}
