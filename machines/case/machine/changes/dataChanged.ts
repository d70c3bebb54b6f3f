import { isSameAnswer } from '../../answers/compare'
import { fieldContextOf } from '../../answers/fieldContext'
import type { CaseDefinition } from '../../definition/definition'
import { type LoadedCase, withoutChoice } from '../actors/loadCase.actor'
import type { DataChanged } from '../actors/watchDay.actor'
import type { CaseContext } from '../case.types'
import { mendedBy, without } from './changeAnswers'
import { loaded } from './loaded'

/**
 * Returns the changes from reloaded data. Empty if the case was sent, or if data that the case already has did not load
 * this time.
 */
const loadedAgain = (
  definition: CaseDefinition,
  context: CaseContext,
  again: LoadedCase | null,
): Partial<CaseContext> => {
  if (context.isSent || !again?.outcome.ok) return {}
  if (again.failedLists.some((name) => !context.failedLists.includes(name))) return {}
  const now = loaded(definition, context, again)
  return withoutChoice(definition, fieldContextOf({ ...context, ...now })).length > 0 ? {} : now
}

/** Applies new data and the day on which it was loaded. An answer that has become valid or was replaced loses its error. */
export const dataChanged = (definition: CaseDefinition, context: CaseContext, { today, again }: DataChanged) => {
  const change = { answers: context.answers, ...loadedAgain(definition, { ...context, today }, again), today }
  const { answers } = change
  const replaced = Object.keys(answers).filter((name) => !isSameAnswer(answers[name], context.answers[name]))
  return { ...without(context, ...mendedBy(definition, context, change), ...replaced), ...change }
}
