/** Dragging, as a shortcut only: whatever it does can be tapped. A card is picked up after eight pixels; let go over
 * a target it is aimed there, over the ink it is inked, over one's own field it is played. */
import { aimOf, groupsOf } from './options'
import type { Play } from './play.svelte'

const FAR = 8

/** What letting go of a card at a place means; null: nothing. */
export function dropped(play: Play, card: string, at: Element | null): (() => void) | null {
  if (!at || play.mode !== 'turn') return null
  const groups = groupsOf(play.options, card)
  const over = at.closest<HTMLElement>('[data-card]')?.dataset.card
  if (over && over !== card) {
    const options = groups.flatMap((group) => group.options).filter((option) => aimOf(option) === over)
    const [only] = options
    if (options.length === 1 && only) return () => void play.option(only)
    // Something that may not be aimed there: say why.
    const aimed = groups.find((group) => group.aimed)
    if (aimed && !options.length) {
      return () => {
        play.select(card)
        play.choose(aimed.key)
        void play.explain(over)
      }
    }
  }
  const ink = at.closest('[data-ink]') ? groups.find((group) => group.act === 'ink')?.options[0] : undefined
  if (ink) return () => void play.option(ink)
  const field = at.closest<HTMLElement>('[data-zone=play]')
  if (field && Number(field.dataset.seat) === play.seat) {
    const plays = groups.filter((group) => group.act === 'play' && !group.aimed)
    const [only] = plays
    if (plays.length === 1 && only?.options[0]) return () => void play.option(only.options[0]!)
  }
  return null
}

export class Drag {
  private from: { card: string; x: number; y: number; ghost: HTMLElement | null; el: HTMLElement } | null = null
  /** Whether the click that follows belongs to a drag. */
  moved = false

  constructor(private readonly play: Play) {}

  down(event: PointerEvent): void {
    this.moved = false
    if (event.button !== 0 || event.pointerType === 'touch' || this.play.mode !== 'turn') return
    const el = (event.target as Element).closest<HTMLElement>('[data-card]')
    const card = el?.dataset.card
    if (!el || !card || !this.play.able.has(card)) return
    this.from = { card, x: event.clientX, y: event.clientY, ghost: null, el }
  }

  move(event: PointerEvent): void {
    const from = this.from
    if (!from) return
    const [x, y] = [event.clientX - from.x, event.clientY - from.y]
    if (!from.ghost) {
      if (Math.hypot(x, y) < FAR) return
      const rect = from.el.getBoundingClientRect()
      const ghost = from.el.cloneNode(true) as HTMLElement
      ghost.removeAttribute('data-card')
      ghost.setAttribute('aria-hidden', 'true')
      Object.assign(ghost.style, {
        position: 'fixed', left: `${rect.left}px`, top: `${rect.top}px`, margin: '0', pointerEvents: 'none', zIndex: '80', opacity: '.88',
      })
      document.body.append(ghost)
      from.ghost = ghost
      this.moved = true
      this.play.bubble = null
    }
    from.ghost.style.transform = `translate(${x}px, ${y}px) rotate(2deg)`
  }

  up(event: PointerEvent): void {
    const from = this.from
    this.from = null
    if (!from?.ghost) return
    from.ghost.remove()
    dropped(this.play, from.card, document.elementFromPoint(event.clientX, event.clientY))?.()
  }

  cancel(): void {
    this.from?.ghost?.remove()
    this.from = null
  }
}
