import { changedFields } from '../../../machines/case/answers/compare'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { CaseContext } from '../../../machines/case/machine/case.types'

/**
 * Returns the field that the customer changed, if it is the only one. Returns `null` if no field or several fields
 * changed, or if the changes are unknown.
 */
export const onlyChangedField = (definition: CaseDefinition, context: CaseContext): string | null => {
  const answers = context.submittedAnswers
  if (answers === null) return null
  const [changedField, ...otherFields] = changedFields(definition, { ...context, answers }) ?? []
  return changedField !== undefined && otherFields.length === 0 ? changedField : null
}
