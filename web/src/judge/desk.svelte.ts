/** The desk as this browser sees it; it draws nothing and knows no rule. All of it is one scene, which
 * goes to the server with whatever is asked and comes back changed. */
import { cardNamed, faceOf } from '../lib/cards.svelte'
import type { CardView, OptionView, PlayerView, View } from '../lib/protocol'
import { wrongOf, type Wrong } from '../pages/problems'
import { placed } from '../table/options'
import { deskApi, type DeskCompared, type DeskEdit, type DeskGiven, type DeskLook, type DeskShown } from './api'
import type { Zone } from './quick'
import { keepNow } from './saved.svelte'

export type Mode = 'build' | 'try' | 'ruling'
interface Moment {
  shown: DeskShown
  mode: Mode
}
const MOST_MOMENTS = 100

export class Desk {
  shown = $state.raw<DeskShown | null>(null)
  mode = $state<Mode>('build')
  /** The card that is pointed at. */
  selected = $state('')
  look = $state.raw<DeskLook | null>(null)
  /** A card that is only named. */
  peek = $state('')
  seatOpen = $state(-1)
  adding = $state.raw<{ seat: number; zone: Zone; under?: string } | null>(null)
  wrong = $state.raw<Wrong | null>(null)
  notice = $state('')
  compared = $state.raw<DeskCompared | null>(null)
  busy = $state(0)
  past = $state.raw<Moment[]>([])
  ahead = $state.raw<Moment[]>([])
  private line: Promise<unknown> = Promise.resolve()
  private comparedOf = ''

  view = $derived<View | null>(this.shown?.view ?? null)
  options = $derived<OptionView[]>(this.shown?.options ?? [])
  places = $derived(this.view ? placed(this.view) : new Map())
  /** What may be chosen, where a question is open. */
  choices = $derived(
    new Map(
      this.mode === 'try' && !this.shown?.turn_action
        ? this.options.flatMap((one) => (one.act === 'choose' && one.card ? [[one.card, one] as const] : []))
        : [],
    ),
  )
  able = $derived(new Set(this.mode === 'try' && this.shown?.turn_action ? this.options.flatMap((one) => (one.card ? [one.card] : [])) : []))
  asksSomething = $derived(!!this.shown && !this.shown.turn_action && !this.shown.over && this.options.length > 0)

  constructor(readonly keeps = true) {}

  get scene(): string {
    return this.shown?.scene ?? ''
  }
  get at(): number {
    return this.shown?.at ?? 0
  }
  get steps(): number {
    return this.shown?.steps ?? 0
  }
  name(seat: number): string {
    return this.shown?.names?.[seat] ?? String(seat + 1)
  }
  player(seat: number): PlayerView | undefined {
    return this.view?.players[seat]
  }
  cardAt(id: string): CardView | undefined {
    return this.places.get(id)?.card
  }
  faceAt(id: string) {
    return faceOf(this.cardAt(id))
  }

  // --- asking the server, one thing after the other ---------------------------------------------

  /** What the desk was stays where it was if something is wrong. */
  private ask(given: () => DeskGiven, then: (shown: DeskShown) => void, changes = true): Promise<boolean> {
    if (changes) this.busy += 1
    const work = this.line.then(async () => {
      try {
        then(await deskApi.position(given()))
        return true
      } catch (error) {
        this.wrong = wrongOf(error)
        return false
      } finally {
        if (changes) this.busy -= 1
      }
    })
    this.line = work
    return work
  }

  private remember(): void {
    if (!this.shown) return
    this.past = [...this.past, { shown: this.shown, mode: this.mode }].slice(-MOST_MOMENTS)
    this.ahead = []
  }

  private show(shown: DeskShown): void {
    this.shown = shown
    this.wrong = null
    if (!this.places.has(this.selected)) this.selected = ''
    if (this.keeps) keepNow(shown.scene)
  }

  /** A scene from outside; false, with what is wrong, where it is none. */
  async open(scene: string, mode?: Mode): Promise<boolean> {
    this.notice = ''
    return this.ask(
      () => ({ scene }),
      (shown) => {
        this.remember()
        this.selected = ''
        this.adding = null
        this.seatOpen = -1
        this.show(shown)
        this.mode = mode ?? (shown.asked !== undefined && !shown.turn_action && !shown.over ? 'try' : shown.steps ? 'ruling' : shown.view.players.some((one) => one.play?.length) ? 'try' : 'build')
        if (this.mode === 'build' && shown.at) void this.to(0)
      },
    )
  }

  edit(...edits: DeskEdit[]): Promise<boolean> {
    return this.ask(
      () => ({ scene: this.scene, at: 0, edits }),
      (shown) => {
        this.remember()
        this.show(shown)
        if (shown.put) this.put = shown.put
        this.mode = 'build'
      },
    )
  }

  /** The card that was put last. */
  put = $state('')

  /** Try a line; `seat` where the line does not say whose. */
  try(line: string, seat = -1): Promise<boolean> {
    return this.ask(
      () => ({ scene: this.scene, at: this.at, try: line, seat }),
      (shown) => {
        this.remember()
        this.selected = ''
        this.show(shown)
        this.mode = !shown.turn_action && !shown.over && shown.verdict !== 'no' ? 'try' : 'ruling'
      },
    )
  }

  do(option: OptionView): Promise<boolean> {
    return this.try(option.id, this.shown?.asked ?? -1)
  }

  /** As it stands after so many actions; the others lie ahead. */
  to(at: number): Promise<boolean> {
    return this.ask(
      () => ({ scene: this.scene, at }),
      (shown) => this.show(shown),
    )
  }

  here(): Promise<boolean> {
    return this.ask(
      () => ({ scene: this.scene, at: this.at, here: true }),
      (shown) => {
        this.remember()
        this.show(shown)
        this.mode = 'build'
      },
    )
  }

  /** Another language, the same scene. */
  again(): Promise<boolean> {
    const looked = this.selected
    this.compared = null
    this.comparedOf = ''
    this.past = []
    this.ahead = []
    return this.ask(
      () => ({ scene: this.scene, at: this.at, card: looked }),
      (shown) => {
        this.show(shown)
        this.look = shown.look ?? null
      },
    )
  }

  async go(mode: Mode): Promise<void> {
    if (mode === this.mode) return
    this.selected = ''
    this.seatOpen = -1
    this.adding = null
    const was = this.mode
    this.mode = mode
    if (!this.steps) return
    if (mode === 'build' && this.at) await this.to(0)
    else if (was === 'build' && this.at < this.steps) await this.to(-1)
  }

  // --- pointing ---------------------------------------------------------------------------------

  /** A card is tapped: an answer, or what there is to do with it. */
  tap(id: string): void {
    const choice = this.choices.get(id)
    if (choice) {
      void this.do(choice)
      return
    }
    if (this.mode === 'ruling') this.mode = 'try'
    this.seatOpen = -1
    this.selected = this.selected === id ? '' : id
    this.look = null
    if (this.selected) this.regard(id)
  }

  private regard(id: string): void {
    void this.ask(
      () => ({ scene: this.scene, at: this.at, card: id }),
      (shown) => {
        if (this.selected === id) this.look = shown.look ?? null
      },
      false,
    )
  }

  close(): void {
    this.selected = ''
    this.seatOpen = -1
    this.adding = null
    this.peek = ''
  }

  peekAt(name: string): void {
    if (cardNamed(name)) this.peek = name
  }

  // --- back and forth ---------------------------------------------------------------------------

  undo(): void {
    const before = this.past.at(-1)
    if (!before || !this.shown || this.busy) return
    this.ahead = [{ shown: this.shown, mode: this.mode }, ...this.ahead]
    this.past = this.past.slice(0, -1)
    this.back(before)
  }
  redo(): void {
    const [next, ...rest] = this.ahead
    if (!next || !this.shown || this.busy) return
    this.past = [...this.past, { shown: this.shown, mode: this.mode }]
    this.ahead = rest
    this.back(next)
  }
  private back(to: Moment): void {
    this.close()
    this.show(to.shown)
    this.mode = to.mode
  }

  // --- versions ---------------------------------------------------------------------------------

  /** By all versions of the rules; asked once for each state. */
  async compare(): Promise<void> {
    const key = `${this.at} ${this.scene}`
    if (key === this.comparedOf || !this.shown) return
    this.comparedOf = key
    this.compared = null
    try {
      const found = await deskApi.compare(this.scene, this.at)
      if (key === this.comparedOf) this.compared = found
    } catch {
      if (key === this.comparedOf) this.comparedOf = ''
    }
  }
}
