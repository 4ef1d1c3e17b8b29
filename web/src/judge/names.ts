/** The words for zones, steps, modes and files, by what they are called in a scene. */
export const ZONE: Record<string, string> = {
  play: 'desk-zone-play', hand: 'desk-zone-hand', discard: 'desk-zone-discard', ink: 'desk-zone-ink', deck: 'desk-zone-deck',
}
export const SHORT: Record<string, string> = {
  play: 'desk-short-play', hand: 'desk-short-hand', discard: 'desk-short-discard', ink: 'desk-short-ink', deck: 'desk-short-deck',
}
export const STEP: Record<string, string> = {
  ready: 'desk-step-ready', set: 'desk-step-set', draw: 'desk-step-draw', main: 'desk-step-main', end: 'desk-step-end',
}
export const MODE: Record<string, string> = { build: 'desk-build', try: 'desk-try', ruling: 'desk-ruling' }
export const FORM: Record<string, string> = {
  markdown: 'desk-as-markdown', html: 'desk-as-html', scene: 'desk-as-scene', record: 'desk-as-record',
}
/** What may be typed beside the name of a card. */
export const TYPED: Record<string, string> = {
  exerted: 'desk-words-exerted', drying: 'desk-words-drying', damage: 'desk-words-damage', play: 'desk-words-play',
  hand: 'desk-words-hand', discard: 'desk-words-discard', ink: 'desk-words-ink', deck: 'desk-words-deck',
  own: 'desk-words-own', other: 'desk-words-other',
}
/** The step that a view is in. */
export function stepWord(view: { phase: string; step: string } | null | undefined): string {
  return (view && STEP[view.phase === 'main' || view.phase === 'end' ? view.phase : view.step]) || 'desk-step-main'
}
