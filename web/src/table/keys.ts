/** The keys of the table. */
import { letters } from './letters.svelte'
import type { Play } from './play.svelte'
import { useKeys } from './screen.svelte'

export interface Windows {
  help: () => void
  log: () => void
  command: () => void
  /** Whether a window is open that has its own keys. */
  busy: () => boolean
}

let asking = false

export function pressed(event: KeyboardEvent, play: Play, windows: Windows): void {
  if (event.ctrlKey || event.metaKey || event.altKey || windows.busy()) return
  const target = event.target as HTMLElement
  if (target.closest('input, textarea, select, dialog')) return
  const key = event.key
  const done = () => {
    event.preventDefault()
    useKeys()
  }
  if (key === 'F1') return done(), windows.help()
  if (key === 'F2') return done(), windows.log()
  if (key === 'F4') return done(), void play.hint()
  if (key === '`') return done(), windows.command()
  if (key === '?') {
    asking = true
    const card = target.dataset.card
    if (card) {
      asking = false
      void play.explain(card)
    }
    return done()
  }
  if (key === 'Escape') {
    asking = false
    if (play.escape()) done()
    return
  }
  if (key === 'Backspace') {
    done()
    if (play.said?.unpick && play.mode !== 'turn') void play.unpick()
    else play.takeBack()
    return
  }
  if (key === ' ') {
    if (target.closest('button:not([data-card]), a, summary')) return
    done()
    const option = play.plain
    if (!option || play.busy) return
    if (option.act === 'end') play.end(option)
    else void play.option(option)
    return
  }
  if (key.startsWith('Arrow')) return done(), walk(key, target)
  if (key.length !== 1) return
  // With a card chosen the numbers are its acts.
  if (/[1-9]/.test(key) && play.selected && play.groups.length && !play.group) {
    const group = play.groups[Number(key) - 1]
    if (group) return done(), play.press(group)
  }
  const card = letters().byKey.get(key.toUpperCase())
  if (!card) return
  done()
  if (asking) void play.explain(card)
  else play.tap(card)
  asking = false
  document.querySelector<HTMLElement>(`[data-card="${CSS.escape(card)}"]`)?.focus({ preventScroll: false })
}

/** To the next card of its zone, or to the nearest one in that direction. */
function walk(key: string, from: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-card]')].filter((el) => el.offsetParent)
  const here = from.closest<HTMLElement>('[data-card]')
  if (!here) {
    const first = all.find((el) => el.dataset.target) ?? all.find((el) => el.closest('[data-zone=hand]')) ?? all[0]
    first?.focus()
    return
  }
  const middle = (el: HTMLElement) => {
    const { left, top, width, height } = el.getBoundingClientRect()
    return [left + width / 2, top + height / 2] as const
  }
  const [x, y] = middle(here)
  const dx = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0
  const dy = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0
  // To the side one goes through the whole zone, from row to row; only at its end to another one.
  if (dx) {
    const zone = all.filter((el) => el.closest('[data-zone]') === here.closest('[data-zone]'))
    const beside = zone[zone.indexOf(here) + dx]
    if (beside) return beside.focus()
  }
  let best: HTMLElement | undefined
  let least = Infinity
  for (const el of all) {
    if (el === here) continue
    const [ex, ey] = middle(el)
    const along = (ex - x) * dx + (ey - y) * dy
    const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)
    if (along < 8) continue
    const cost = along + across * 2.2
    if (cost < least) [best, least] = [el, cost]
  }
  best?.focus()
}
