import { getContext, setContext } from 'svelte'

import type { Play } from './play.svelte'

const KEY = Symbol('play')

export function givePlay(play: Play): void {
  setContext(KEY, play)
}

export function thePlay(): Play {
  return getContext<Play>(KEY)
}
