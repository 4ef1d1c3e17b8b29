/** The words of what one does. */
import { w } from '../lib/words.svelte'
import type { OptionView } from '../lib/protocol'
import type { Group } from './options'

const NAMES: Record<string, string> = {
  quest: 'page-act-quest',
  challenge: 'page-act-challenge',
  play: 'page-act-play',
  use: 'page-act-use',
  move: 'page-act-move',
  ink: 'page-act-ink',
  end: 'page-act-end',
}
const PAYS: Record<string, string> = {
  shift: 'page-act-shift',
  sing: 'page-act-sing',
  'sing together': 'page-act-sing-together',
  free: 'page-act-free',
  alternate: 'page-act-alternate',
}
const AIMS: Record<string, string> = {
  challenge: 'page-aim-challenge',
  move: 'page-aim-move',
  shift: 'page-aim-shift',
  sing: 'page-aim-sing',
}

export function actName(act: string): string {
  return NAMES[act] ? w(NAMES[act]) : ''
}

export function groupName(group: Group): string {
  const pays = PAYS[group.pays]
  if (pays) return w(pays)
  if (group.act === 'use' && group.ability) return group.ability
  return actName(group.act)
}

export function optionName(option: OptionView): string {
  const pays = option.act === 'play' ? PAYS[option.pays ?? ''] : undefined
  return pays ? w(pays) : actName(option.act)
}

/** What is asked when a group is to be aimed. */
export function aimQuestion(group: Group, card: string): string {
  const id = AIMS[group.pays] ?? AIMS[group.act]
  return id ? w(id, { card }) : w('page-aim-other', { card })
}
