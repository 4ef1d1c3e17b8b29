/** Motion: where a card was before a state came, it moves from. Nothing waits for it; a tap in the middle of a
 * movement is a tap. Cards change their handles with their zone, so one that comes is matched with one that
 * left by its face, and the lines of the log say who challenged whom. */
import type { LogLine } from '../lib/protocol'
import { moves } from '../lib/settings.svelte'
import { blip } from './sound'

const MOVE = 160
const CHALLENGE = 280

interface Was {
  rect: DOMRect
  n: string
  zone: string
  seat: string
  copy: () => HTMLElement
}

const cards = () => document.querySelectorAll<HTMLElement>('[data-zone] [data-card]')
const zoneOf = (el: HTMLElement) => el.closest<HTMLElement>('[data-zone]')

export class Motion {
  private was = new Map<string, Was>()

  before(): void {
    this.was.clear()
    if (!moves()) return
    for (const el of cards()) {
      const zone = zoneOf(el)
      this.was.set(el.dataset.card ?? '', {
        rect: el.getBoundingClientRect(),
        n: el.dataset.n ?? '',
        zone: zone?.dataset.zone ?? '',
        seat: zone?.dataset.seat ?? '',
        copy: () => el.cloneNode(true) as HTMLElement,
      })
    }
  }

  after(fresh: LogLine[]): void {
    sounds(fresh)
    if (!moves() || !this.was.size) return
    const now = new Map<string, HTMLElement>()
    for (const el of cards()) now.set(el.dataset.card ?? '', el)
    const gone = [...this.was].filter(([id]) => !now.has(id))
    for (const [id, el] of now) {
      let from = this.was.get(id)?.rect
      if (!from) {
        const match = gone.findIndex(([, was]) => was.n === el.dataset.n && was.zone === 'hand')
        if (match >= 0) from = gone.splice(match, 1)[0]?.[1].rect
      }
      if (from) slide(el, from)
      else appear(el, zoneOf(el)?.dataset)
    }
    for (const [, was] of gone) if (was.zone === 'play') fade(was)
    for (const line of fresh) {
      const [one, two] = challengers(line)
      if (one && two) lunge(now.get(one) ?? null, now.get(two)?.getBoundingClientRect() ?? this.was.get(two)?.rect)
    }
  }
}

/** Who challenges whom, if that is what a line tells: CR 4.6.4 is the declaration of a challenge. */
export function challengers(line: LogLine): [string, string] | [] {
  if (!line.clause?.startsWith('4.6.4') || typeof line.said === 'string') return []
  const refs = line.said.flatMap((piece) => (typeof piece !== 'string' && 'card' in piece && piece.ref ? [piece.ref] : []))
  return refs.length === 2 ? [refs[0] as string, refs[1] as string] : []
}

function slide(el: HTMLElement, from: DOMRect): void {
  const to = el.getBoundingClientRect()
  const [x, y] = [from.left + from.width / 2 - to.left - to.width / 2, from.top + from.height / 2 - to.top - to.height / 2]
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return
  const scale = Math.min(1.4, Math.max(0.7, from.width / (to.width || 1)))
  el.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 }, { transform: 'none', zIndex: 20 }],
    { duration: Math.hypot(x, y) > 120 ? MOVE * 1.6 : MOVE, easing: 'cubic-bezier(.2,.8,.3,1)' },
  )
}

function appear(el: HTMLElement, zone: DOMStringMap | undefined): void {
  const strip = document.querySelector(`[data-strip="${zone?.seat ?? ''}"]`)?.getBoundingClientRect()
  const to = el.getBoundingClientRect()
  const x = strip ? Math.max(-200, Math.min(200, strip.left + strip.width * 0.7 - to.left)) : 0
  const y = strip ? Math.max(-120, Math.min(120, strip.top - to.top)) : 20
  el.animate(
    [{ transform: `translate(${x}px, ${y}px) scale(.7)`, opacity: 0 }, { transform: 'none', opacity: 1 }],
    { duration: MOVE * 1.4, easing: 'ease-out' },
  )
}

function fade(was: Was): void {
  const ghost = was.copy()
  ghost.setAttribute('aria-hidden', 'true')
  ghost.removeAttribute('data-card')
  Object.assign(ghost.style, {
    position: 'fixed', left: `${was.rect.left}px`, top: `${was.rect.top}px`, margin: '0', pointerEvents: 'none', zIndex: '30',
  })
  document.body.append(ghost)
  const pile = document.querySelector(`[data-discard="${was.seat}"]`)?.getBoundingClientRect()
  const [x, y] = pile ? [pile.left - was.rect.left - was.rect.width / 3, pile.top - was.rect.top - was.rect.height / 3] : [0, 0]
  ghost
    .animate(
      [
        { filter: 'none', opacity: 1, transform: 'none' },
        { filter: 'sepia(1) saturate(4) hue-rotate(-40deg)', opacity: 0.9, transform: 'scale(1.04)', offset: 0.35 },
        { filter: 'grayscale(1)', opacity: 0, transform: `translate(${x}px, ${y}px) scale(.2)` },
      ],
      { duration: 400, easing: 'ease-in' },
    )
    .finished.finally(() => ghost.remove())
}

function lunge(el: HTMLElement | null, to: DOMRect | undefined): void {
  if (!el || !to) return
  const at = el.getBoundingClientRect()
  const [x, y] = [(to.left + to.width / 2 - at.left - at.width / 2) * 0.72, (to.top + to.height / 2 - at.top - at.height / 2) * 0.72]
  el.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(1.06)`, zIndex: 20, offset: 0.45 }, { transform: 'none' }],
    { duration: CHALLENGE, easing: 'cubic-bezier(.4,0,.3,1)' },
  )
}

function sounds(fresh: LogLine[]): void {
  for (const line of fresh) {
    const clause = line.clause ?? ''
    if (line.begins) blip('turn')
    else if (challengers(line).length) blip('challenge')
    else if (clause.startsWith('4.5.1.4')) blip('lore')
    else if (clause === '4.3.3') blip('card')
    else continue
    return
  }
}
