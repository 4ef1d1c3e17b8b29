/** Something to be reached at a table of one's own, a lesson or a puzzle: how it stands. */
import { lang } from '../lib/words.svelte'
import { Play } from '../table/play.svelte'

/** What lies over the table: what it is about, that it is done, that it failed, how it goes. */
export type Over = 'about' | 'done' | 'failed' | 'solution' | ''

export class Task {
  over = $state<Over>('about')
  reached = $state(false)
  tries = $state(0)
  play: Play
  private timer: ReturnType<typeof setTimeout> | undefined

  /** `begin` makes a table at its beginning. */
  constructor(private readonly begin: () => Play, private readonly keep: () => void) {
    this.play = $state.raw(begin())
    // Another language: the same board, said again.
    let spoken = lang()
    $effect(() => {
      if (lang() === spoken) return
      spoken = lang()
      this.play.speak(spoken)
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  /** The last move is seen before it is judged. */
  heard(reached: boolean, failed = false): void {
    if (!reached || !this.reached) clearTimeout(this.timer)
    if (reached && !this.reached) {
      this.keep()
      this.timer = setTimeout(() => (this.over = 'done'), 700)
    } else if (failed) this.timer = setTimeout(() => (this.over = 'failed'), 900)
    this.reached = reached
  }

  again(): void {
    clearTimeout(this.timer)
    this.play.close()
    this.over = ''
    this.reached = false
    this.tries++
    this.play = this.begin()
  }
}
