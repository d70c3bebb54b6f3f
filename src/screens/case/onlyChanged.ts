import type { CaseContext } from '../../../machines/case/case.types'
import type { CaseDefinition } from '../../../machines/case/definition'
import { changedFields } from '../../../machines/case/unchanged'

/** The one answer that was submitted as another than before; `null` where there are several, or nobody knows any more. */
export const onlyChanged = (definition: CaseDefinition, context: CaseContext): string | null => {
  const answers = context.submittedAnswers
  if (answers === null) return null
  const [first, ...others] = changedFields(definition, { ...context, answers }) ?? []
  return first !== undefined && others.length === 0 ? first : null
}
