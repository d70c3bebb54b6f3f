import { isSameAnswer } from '../../answers/compare'
import { fieldContextOf } from '../../answers/fieldContext'
import type { CaseDefinition } from '../../definition/definition'
import { choicesWithoutOptions, type LoadedCase } from '../actors/loadCase.actor'
import type { DataChanged } from '../actors/watchDay.actor'
import type { CaseContext } from '../case.types'
import { paysChosenItem } from '../payment/paidCase'
import { applyLoadedCase } from './applyLoadedCase'
import { fieldsCorrectedBy, withoutProblems } from './changeAnswers'

/**
 * Returns the context changes from reloaded data. Empty if the case was sent, if a required choice would have no
 * options, or if a call fails that succeeded before. Also empty after the customer has chosen an item to pay, because
 * the payment checks this item itself.
 */
const reloadChanges = (
  definition: CaseDefinition,
  context: CaseContext,
  reloaded: LoadedCase | null,
): Partial<CaseContext> => {
  if (context.isSent || !reloaded?.outcome.ok) return {}
  if (paysChosenItem(definition) && context.step !== 'filling') return {}
  if (reloaded.failedLists.some((name) => !context.failedLists.includes(name))) return {}
  const changes = applyLoadedCase(definition, context, reloaded)
  return choicesWithoutOptions(definition, fieldContextOf({ ...context, ...changes })).length > 0 ? {} : changes
}

/**
 * Applies new data and the day on which the data was loaded. An answer that has become valid or was replaced loses its
 * error.
 */
export const applyNewData = (definition: CaseDefinition, context: CaseContext, { today, reloaded }: DataChanged) => {
  const change = { answers: context.answers, ...reloadChanges(definition, { ...context, today }, reloaded), today }
  const { answers } = change
  const replacedFields = Object.keys(answers).filter((name) => !isSameAnswer(answers[name], context.answers[name]))
  return {
    ...withoutProblems(context, ...fieldsCorrectedBy(definition, context, change), ...replacedFields),
    ...change,
  }
}
