import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { optionsOf } from '../../../machines/case/answers/options'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { LoadedCase } from '../../../machines/case/machine/actors/loadCase.actor'
import type { CaseContext } from '../../../machines/case/machine/case.types'
import { applyLoadedCase } from '../../../machines/case/machine/changes/applyLoadedCase'

/**
 * Returns what the definition's functions derive from the loaded data before any answer, e.g. options and initial
 * answers. A case uses loaded data only through these functions.
 */
const derivedParts = (
  definition: CaseDefinition,
  { outcome, lists, failedLists }: LoadedCase,
  subject: string,
): unknown => {
  if (!outcome.ok) return outcome
  const { data } = outcome
  return [
    definition.availableWhen?.(data, subject),
    definition.initialAnswers?.(data),
    definition.defaults(data),
    optionsOf(definition, data, lists),
    definition.limits(data, {}),
    failedLists,
  ]
}

/**
 * Returns a function that describes what a case derives from the data loaded at its start. If two responses of the
 * insurer lead to the same description, exploring one of them is enough. This saves most of the work: the twenty
 * example headers differ mostly in data that only a single case reads.
 */
export const startDescriber = (
  definition: CaseDefinition,
  loadedCase: LoadedCase,
): ((context: CaseContext) => string) => {
  const conditions = Object.values(definition.visibleWhen)
  let derivedText: string | undefined
  return (context) => {
    derivedText ??= JSON.stringify(derivedParts(definition, loadedCase, context.subject))
    if (conditions.length === 0) return derivedText
    const fieldContext = fieldContextOf({ ...context, ...applyLoadedCase(definition, context, loadedCase) })
    return `${derivedText} ${conditions.map(({ holds }) => holds(fieldContext))}`
  }
}
