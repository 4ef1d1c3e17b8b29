/** A table that only shows: the same pieces as at the table, and nothing can be done. */
import type { Replay } from '../lib/api'
import type { SeatState, Seen } from '../lib/protocol'
import { Play } from '../table/play.svelte'

export class ReplayPlay extends Play {
  constructor(id: string) {
    super(id, '')
  }

  /** Whose names they are, and by which rules they played. */
  know(replay: Replay, inks: string[][] = []): void {
    this.table = {
      id: this.id,
      state: 'over',
      rules: replay.rules,
      seats: replay.seats.map((name, n) => ({ name, here: true, inks: inks[n] ?? [] })),
    }
  }

  put(state: SeatState, game: number): void {
    this.said = { t: 'state', v: state.version, game, state }
    if (this.selected && !this.places.has(this.selected)) this.selected = ''
  }

  override tap(card: string): void {
    this.selected = this.selected === card ? '' : card
  }

  override select(card: string): void {
    this.selected = card
  }

  override async look(): Promise<Seen | null> {
    return null
  }

  override async explain(): Promise<void> {}

  override ponder(): void {}
}
