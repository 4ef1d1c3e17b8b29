/** A table as this browser sees it: the line to the server, what stands, what is chosen. It draws nothing;
 * the drawn table and the plain one are two faces of it. */
import { tick } from 'svelte'

import { api } from '../lib/api'
import { cardNamed, faceOf, type Card } from '../lib/cards.svelte'
import {
  plainly, type Chatted, type LogLine, type OptionView, type Previewed, type Seen, type Sentence,
  type StateSaid, type TableInfo, type Told, type Welcome,
} from '../lib/protocol'
import { keepPromise } from '../pages/promises'
import { sceneLink } from '../pages/scene_link'
import { settings, visitor } from '../lib/settings.svelte'
import { browserWire, Socket, type Line, type Wire } from '../lib/socket'
import { w } from '../lib/words.svelte'
import {
  ableCards, aimedAt, answersOf, groupsOf, inNotation, modeOf, outOfSight, placed, plainOption, targetsOf,
  type Group,
} from './options'

export interface Bubble {
  card: string
  said: Sentence
  rule: string
}

export interface Notice {
  id: number
  kind: string
  said: Sentence
}

export interface RuleShown {
  number: string
  title?: string
  text: string
  variant?: string
}

/** A card that is looked at: in play, or only named. */
export interface Peek {
  id?: string
  /** Only while it is pointed at. */
  hover?: boolean
  name?: string
}

/** Whether a sentence names that rule itself. */
function names(said: Sentence, rule: string): boolean {
  return typeof said !== 'string' && said.some((piece) => typeof piece !== 'string' && 'clause' in piece && piece.clause === rule)
}

export class Play {
  line = $state<Line>('connecting')
  closed = $state(0)
  /** Why one is not let in at all. */
  notIn = $state.raw<Sentence | null>(null)
  welcome = $state.raw<Welcome | null>(null)
  table = $state.raw<TableInfo | null>(null)
  said = $state.raw<StateSaid | null>(null)
  log = $state.raw<LogLine[]>([])
  /** How many lines of the log are new with this state, for motion and voices. */
  fresh = $state.raw<LogLine[]>([])
  chat = $state.raw<Chatted[]>([])
  unread = $state(0)
  muted = $state(false)
  notices = $state.raw<Notice[]>([])
  /** When the clocks of `said` were sent, by this machine's clock. */
  clockAt = $state(0)

  selected = $state('')
  groupKey = $state('')
  seen = $state.raw<Seen | null>(null)
  bubble = $state.raw<Bubble | null>(null)
  preview = $state.raw<Previewed | null>(null)
  previewing = $state('')
  peek = $state.raw<Peek | null>(null)
  rule = $state.raw<RuleShown | null>(null)
  called = $state.raw<string | null>(null)
  hinted = $state('')
  /** The turn in which it was said once that something is left to do. */
  warned = $state(-1)
  /** At which state it was said that something is left, or asked whether to ask the others. */
  leftAt = $state(-1)
  askAt = $state(-1)
  busy = $state(false)
  /** At one screen: whose turn to look it is. */
  shownTo = $state(-2)

  readonly socket: Socket
  private counter = 0
  /** Goes up with whatever is chosen or let go of: an answer that comes later than that is not wanted. */
  private asking = 0
  private previewTimer: ReturnType<typeof setTimeout> | undefined
  /** Called before a state replaces another, and after it is drawn: motion needs both. */
  before: (() => void) | null = null
  after: ((fresh: LogLine[]) => void) | null = null

  constructor(
    readonly id: string,
    readonly token: string,
    open: () => Wire = () => browserWire(id),
    /** A lesson: nobody to talk to, nothing to be kept. */
    readonly lesson = false,
  ) {
    this.socket = new Socket(open, {
      greeting: () => ({
        table: this.id,
        token: this.token,
        lang: settings.lang,
        visitor: visitor(),
        since: this.said?.v ?? -1,
        game: this.said?.game ?? 0,
      }),
      heard: (told) => this.hear(told),
      line: (state, code) => {
        this.line = state
        if (state === 'closed') this.closed = code ?? 1000
      },
    })
  }

  // --- what stands --------------------------------------------------------------------------------

  view = $derived(this.said?.state?.view ?? null)
  options = $derived<OptionView[]>(this.said?.state?.options ?? [])
  watching = $derived((this.welcome?.seat ?? -1) < 0 && !this.welcome?.seats?.length)
  /** Whose eyes these are; who watches sits behind the first player. */
  seat = $derived(this.view?.seat ?? -1)
  below = $derived(Math.max(0, this.seat))
  places = $derived(this.view ? placed(this.view) : new Map())
  mode = $derived(this.view ? modeOf(this.view, this.options) : 'wait')
  decision = $derived(this.view?.decision)
  mine = $derived(this.options.length > 0)
  able = $derived(ableCards(this.options))
  groups = $derived<Group[]>(this.selected && this.mode === 'turn' ? groupsOf(this.options, this.selected) : [])
  group = $derived(this.groups.find((one) => one.key === this.groupKey))
  targets = $derived(targetsOf(this.group))
  aimed = $derived(this.selected && this.mode === 'turn' ? aimedAt(this.options, this.selected) : [])
  answers = $derived(answersOf(this.options))
  plain = $derived(plainOption(this.options))
  laidOut = $derived(this.view && this.mode === 'pick' ? outOfSight(this.view, this.options) : [])
  picked = $derived(new Map((this.decision?.picked ?? []).flatMap((face, i) => (face.id ? [[face.id, i + 1] as const] : []))))
  choices = $derived(
    this.mode === 'pick'
      ? new Map(this.options.flatMap((one) => (one.act === 'choose' && one.card ? [[one.card, one] as const] : [])))
      : new Map<string, OptionView>(),
  )
  saysLeft = $derived(!!this.said && this.leftAt === this.said.v)
  asksBack = $derived(!!this.said && this.askAt === this.said.v)
  curtain = $derived(
    (this.welcome?.seats?.length ?? 0) > 1 && !!this.view && !this.view.over && this.seat !== this.shownTo,
  )

  /** The judge's desk at the position of the call. */
  desk = $derived(this.called ? sceneLink(this.called, this.table?.rules) : '')
  calledHere = $derived(!!this.table?.called && [...(this.welcome?.seats ?? []), this.welcome?.seat].includes(this.table.called_by ?? -1))

  nameOf(seat: number): string {
    return this.table?.seats[seat]?.name || w('page-seat', { n: seat + 1 })
  }

  faceAt(id: string | undefined): Card | undefined {
    return id ? faceOf(this.places.get(id)?.card) : undefined
  }

  // --- the line -----------------------------------------------------------------------------------

  connect(): void {
    this.socket.connect()
  }

  close(): void {
    clearTimeout(this.previewTimer)
    this.socket.close()
  }

  private hear(told: Told): void {
    switch (told.t) {
      case 'welcome':
        this.welcome = told
        break
      case 'table':
        this.table = told.table ?? null
        keepPromise(this.id, told.table?.game ?? 1, told.table?.commitment)
        break
      case 'state':
        this.stand(told)
        break
      case 'chatted':
        this.chat = [...this.chat.slice(-199), told]
        if (!this.muted) this.unread++
        break
      case 'notice':
        // Who was sent away is told so by the line itself.
        if (told.said && told.kind !== 'taken over') this.notify(told.said, told.kind ?? '')
        break
      case 'refused':
        if (!this.welcome) this.notIn = told.said ?? null
        break
    }
  }

  private stand(said: StateSaid): void {
    // What has its usual value is left out.
    const told = { ...said, v: said.v ?? 0, game: said.game ?? 1 }
    const state = told.state
    if (!state) return
    this.before?.()
    const another = this.said?.game !== told.game || this.said?.state?.view.seat !== state.view.seat
    const at = state.log_at ?? 0
    const lines = state.log ?? []
    const first = this.said === null || another
    this.log = [...this.log.slice(0, at), ...lines]
    this.fresh = first ? [] : lines.filter((line) => !line.quiet)
    this.said = told
    this.clockAt = performance.now()
    this.bubble = null
    this.preview = null
    this.hinted = ''
    if ((this.welcome?.seats?.length ?? 0) <= 1) this.shownTo = state.view.seat ?? -1
    // What is chosen stays chosen, as long as it is there.
    // Each seat has its own names for the cards.
    if (another) {
      this.unselect()
      this.peek = null
    } else if (this.selected && !this.places.has(this.selected)) this.unselect()
    else if (this.groupKey && !this.group) this.groupKey = ''
    if (this.selected) void this.look(this.selected)
    void tick().then(() => this.after?.(this.fresh))
  }

  notify(said: Sentence, kind = ''): void {
    const id = ++this.counter
    this.notices = [...this.notices.slice(-2), { id, kind, said }]
    setTimeout(() => this.dismiss(id), Math.max(5000, plainly(said).length * 70))
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id)
  }

  // --- doing --------------------------------------------------------------------------------------

  async do(line: string, card = ''): Promise<void> {
    const v = this.said?.v
    if (v === undefined) return
    this.busy = true
    this.preview = null
    this.bubble = null
    try {
      const told = await this.socket.say({ t: 'do', v, line })
      if (told.t === 'refused') this.refuse(told.said, told.rule, card)
      else if (told.t === 'done') {
        this.groupKey = ''
        if (this.selected) this.unselect()
      }
    } finally {
      this.busy = false
    }
  }

  option(option: OptionView): Promise<void> {
    return this.do(option.id, option.card ?? '')
  }

  /** End the turn; if something obvious is left, say so once. True: it was only said. */
  end(option: OptionView): boolean {
    const turn = this.view?.turn ?? 0
    if (this.said?.left?.length && this.warned !== turn) {
      this.warned = turn
      this.leftAt = this.said.v ?? 0
      return true
    }
    void this.option(option)
    return false
  }

  async back(ask = false): Promise<void> {
    const v = this.said?.v
    if (v === undefined) return
    this.unselect()
    const told = await this.socket.say({ t: 'back', v, ask })
    if (told.t === 'refused') {
      if (told.code === 'ask') return // the button says what would be asked
      this.refuse(told.said, told.rule)
    } else if (told.t === 'done' && told.said) this.notify(told.said, 'back')
  }

  /** Take back; where the others decide, say first what would be asked. */
  takeBack(): void {
    const how = this.said?.back?.how
    if (how === 'ask' && !this.asksBack) {
      this.unselect()
      this.askAt = this.said?.v ?? -1
    } else if (how === 'ask' || how === 'free') {
      this.askAt = -1 // it is asked now; after a no one begins anew
      void this.back(how === 'ask')
    }
  }

  async unpick(card = ''): Promise<void> {
    const v = this.said?.v
    if (v === undefined) return
    const told = await this.socket.say({ t: 'unpick', v, card })
    if (told.t === 'refused') this.refuse(told.said, told.rule, card)
  }

  async reply(to: string, what: string): Promise<void> {
    const told = await this.socket.say({ t: 'reply', to, what })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
  }

  async invite(what: 'chat' | 'hands' | 'rematch'): Promise<void> {
    const told = await this.socket.say({ t: 'ask', what })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
  }

  async concede(): Promise<void> {
    const told = await this.socket.say({ t: 'concede' })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
  }

  async hint(): Promise<void> {
    const told = await this.socket.say({ t: 'hint' })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
    if (told.t !== 'hinted') return
    const option = this.options.find((one) => one.id === told.line)
    this.hinted = option?.card ?? ''
    const said = told.said ?? option?.label ?? told.line ?? ''
    this.notify(`${w('page-hint')} ${plainly(said)}`, 'hint')
  }

  async write(text: string): Promise<boolean> {
    const told = await this.socket.say({ t: 'chat', text })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
    return told.t !== 'refused'
  }

  async phrase(phrase: number): Promise<void> {
    const told = await this.socket.say({ t: 'chat', phrase })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
  }

  async call(on: boolean): Promise<void> {
    const told = await this.socket.say({ t: 'call', on })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
    this.called = on && told.t === 'called' ? (told.scene ?? '') : null
    if (this.called) open(this.desk, '_blank', 'noopener')
  }

  async report(what: 'language' | 'stalling' | 'cheating' | 'other', text: string, block: boolean): Promise<void> {
    const told = await this.socket.say({ t: 'report', what, text, block })
    if (told.t === 'refused') this.refuse(told.said, told.rule)
    else this.notify(w('page-report-kept'), 'kept')
  }

  speak(lang: string): void {
    void this.socket.say({ t: 'speak', lang })
  }

  // --- asking -------------------------------------------------------------------------------------

  refuse(said: Sentence | undefined, rule = '', card = ''): void {
    if (!said) return
    if (card && this.places.has(card)) this.bubble = { card, said, rule: names(said, rule) ? '' : rule }
    else this.notify(rule && !names(said, rule) ? [...(typeof said === 'string' ? [said] : said), ' ', { clause: rule }] : said, 'refused')
  }

  async look(card: string): Promise<Seen | null> {
    const told = await this.socket.say({ t: 'look', card })
    if (told.t !== 'seen') return null
    if (this.selected === card || this.peek?.id === card) this.seen = told
    return told
  }

  /** Why nothing can be done with a card: said where it lies. */
  async explain(card: string): Promise<void> {
    const asking = ++this.asking
    const group = this.group
    const place = this.places.get(card)
    if (group && place && (group.act === 'challenge' || group.act === 'move')) {
      const name = faceOf(place.card)?.full
      const [begin] = (group.options[0]?.id ?? '').split(' > ')
      if (name && begin && this.view) {
        const told = await this.socket.say({ t: 'why', line: `${begin} > ${inNotation(this.view, place, name)}` })
        if (asking !== this.asking) return
        if (told.t === 'because' && told.said) {
          this.refuse(told.said, told.rule, card)
          return
        }
      }
    }
    const seen = await this.look(card)
    if (asking !== this.asking) return
    const thought = seen?.thoughts?.find((one) => one.why)
    if (thought?.why) this.refuse(thought.why, thought.rule, card)
    else if (!seen?.thoughts?.length) this.bubble = { card, said: w('page-nothing-to-do'), rule: '' }
  }

  /** Why the turn can't be ended yet. */
  async whyNoEnd(): Promise<void> {
    const told = await this.socket.say({ t: 'why', line: 'end' })
    if (told.t === 'because') this.refuse(told.said, told.rule)
  }

  /** What would come of an option: asked a moment later, so that a passing mouse asks nothing. */
  ponder(line: string): void {
    clearTimeout(this.previewTimer)
    this.previewing = line
    if (!line) {
      this.preview = null
      return
    }
    this.previewTimer = setTimeout(() => void this.foresee(line), 140)
  }

  private async foresee(line: string): Promise<void> {
    const v = this.said?.v
    if (v === undefined || this.previewing !== line) return
    const told = await this.socket.say({ t: 'preview', v, line })
    if (told.t === 'previewed' && this.previewing === line && this.said?.v === v) this.preview = told
  }

  async showRule(number: string): Promise<void> {
    this.rule = { number, text: '' }
    try {
      const found = await api.rule(number, this.table?.rules ?? '2.3', this.table?.variant)
      if (this.rule?.number === number) this.rule = { number, title: found.title, text: found.text, variant: found.variant }
    } catch {
      if (this.rule?.number === number) this.rule = { number, text: w('page-rule-unknown') }
    }
  }

  // --- choosing -----------------------------------------------------------------------------------

  unselect(): void {
    this.asking++
    this.selected = ''
    this.groupKey = ''
    this.seen = null
    this.bubble = null
    this.ponder('')
  }

  /** One step back of what is chosen here; false if there was nothing. */
  escape(): boolean {
    this.asking++
    if (this.bubble) this.bubble = null
    else if (this.rule) this.rule = null
    else if (this.groupKey) this.choose('')
    else if (this.selected) this.unselect()
    else if (this.peek) this.peek = null
    else return false
    return true
  }

  choose(key: string): void {
    this.asking++
    this.groupKey = key
    this.bubble = null
    this.ponder('')
  }

  press(group: Group): void {
    if (group.aimed && group.options.length >= 1) this.choose(this.groupKey === group.key ? '' : group.key)
    else if (group.options[0]) void this.option(group.options[0])
  }

  select(card: string): void {
    this.asking++
    this.selected = card
    this.groupKey = ''
    this.peek = null
    this.seen = null
    this.bubble = null
    this.ponder('')
    void this.look(card)
  }

  /** A tap on a card: always answered. */
  tap(card: string): void {
    const choice = this.choices.get(card)
    if (this.picked.has(card)) {
      void this.unpick(card)
    } else if (choice) {
      void this.option(choice)
    } else if (this.mode === 'pick' || this.mode === 'answer') {
      // What may be chosen must not be covered by what may not.
      if (this.mode === 'answer') this.peek = { id: card }
      void this.explain(card)
    } else if (this.targets.has(card)) {
      void this.option(this.targets.get(card) as OptionView)
    } else if (this.group && !this.able.has(card)) {
      void this.explain(card)
    } else if (this.selected === card) {
      this.unselect()
    } else {
      this.select(card)
      if (this.mode === 'turn' && !this.able.has(card) && !aimedAt(this.options, card).length) void this.explain(card)
    }
  }

  /** Look at a card of a sentence: where it lies, else as it is printed. */
  show(name: string, ref: string | undefined): void {
    const id = ref && this.places.has(ref) ? ref : undefined
    if (id && !this.group && this.mode !== 'pick') this.select(id)
    else this.peek = { id, name: cardNamed(name) ? name : undefined }
  }
}
