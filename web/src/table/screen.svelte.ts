/** Which of the four ways the table is laid out in. */

export type Layout = 'desktop' | 'tablet' | 'phone' | 'flat'

export function layoutOf(width: number, height: number): Layout {
  if (height < 500 && width > height) return 'flat'
  if (width < 700) return 'phone'
  return width < 1180 ? 'tablet' : 'desktop'
}

let size = $state.raw({ width: innerWidth, height: innerHeight })
addEventListener('resize', () => (size = { width: innerWidth, height: innerHeight }))

export function layout(): Layout {
  return layoutOf(size.width, size.height)
}

/** Keys get their badges once one was used. */
let used = $state(false)
export function keysUsed(): boolean {
  return used
}
export function useKeys(): void {
  used = true
}

export const fine = typeof matchMedia === 'undefined' || matchMedia('(hover: hover) and (pointer: fine)').matches
