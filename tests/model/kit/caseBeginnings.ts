import type { CaseContext } from '../../../machines/case/case.types'
import type { CaseDefinition } from '../../../machines/case/definition'
import { fieldContextOf } from '../../../machines/case/fieldContext'
import type { LoadedCase } from '../../../machines/case/loadCase.actor'
import { loaded } from '../../../machines/case/loaded'
import { optionsOf } from '../../../machines/case/options'

/** What a case makes of what it has loaded, whatever was answered before. Nothing but its definition's functions reads that. */
const made = (definition: CaseDefinition, { outcome, lists, failedLists }: LoadedCase, subject: string): unknown => {
  if (!outcome.ok) return outcome
  const { data } = outcome
  return [
    definition.offeredWhere?.(data, subject),
    definition.initial?.(data),
    definition.presets(data),
    optionsOf(definition, data, lists),
    definition.limits(data),
    failedLists,
  ]
}

/**
 * What a case makes of an answer to its start, from where it stands. A contract's header has twenty examples, and most of them
 * differ in what no case but one reads.
 */
export const beginningWith = (definition: CaseDefinition, answer: LoadedCase): ((context: CaseContext) => string) => {
  const conditions = Object.values(definition.askedWhere)
  let text: string | undefined
  return (context) => {
    text ??= JSON.stringify(made(definition, answer, context.subject))
    if (conditions.length === 0) return text
    const known = fieldContextOf({ ...context, ...loaded(definition, context, answer) })
    return `${text} ${conditions.map(({ holds }) => holds(known))}`
  }
}
