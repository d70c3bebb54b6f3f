import { changedFields } from '../../../machines/case/answers/compare'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseContext } from '../../../machines/case/machine/case.types'

/** The one answer that was submitted as another than before; `null` where there are several, or nobody knows any more. */
export const onlyChanged = (definition: CaseDefinition, context: CaseContext): string | null => {
  const answers = context.submittedAnswers
  if (answers === null) return null
  const [first, ...others] = changedFields(definition, { ...context, answers }) ?? []
  return first !== undefined && others.length === 0 ? first : null
}
