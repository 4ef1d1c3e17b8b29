import { getContext, setContext } from 'svelte'

import type { Desk } from './desk.svelte'

const KEY = Symbol('desk')

export function giveDesk(desk: Desk): void {
  setContext(KEY, desk)
}

export function theDesk(): Desk {
  return getContext(KEY) as Desk
}
