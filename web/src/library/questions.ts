/** The questions of the case book: yes or no, one of several where the position offers them, or in one's
 * own words. */
import type { Case, CasesFile, PlaysFile, QuizChoice } from './shapes'

export interface Question {
  /** What it is remembered by. */
  key: string
  case: Case
  kind: 'yesno' | 'choice' | 'words'
  scene: number
  choice?: QuizChoice
}

/** A dispute is no question. */
export function questions(cases: CasesFile, plays: PlaysFile | undefined, topic = ''): Question[] {
  const found: Question[] = []
  for (const one of cases.cases) {
    if (one.status === 'disputed' || (topic && one.topic !== topic)) continue
    found.push({ key: one.id, case: one, kind: one.yes === undefined ? 'words' : 'yesno', scene: 0 })
    const scenes = plays?.plays[one.id] ?? []
    const scene = scenes.findIndex((each) => each.quiz && !each.readings?.length)
    const choice = scene >= 0 ? scenes[scene]?.quiz : undefined
    if (choice) found.push({ key: `${one.id}#`, case: one, kind: 'choice', scene, choice })
  }
  return found
}
