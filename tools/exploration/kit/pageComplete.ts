import { visibleFieldsOn } from '../../../machines/case/answers/visible'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { FieldContext } from '../../../machines/case/definition/field'
import { canStayUnanswered } from './aside'

/**
 * Tells if all questions of a page are answered. Rows, and questions that `canStayUnanswered` accepts, need no answer.
 */
export const isPageComplete = (definition: CaseDefinition, fieldContext: FieldContext, pageName: string): boolean =>
  visibleFieldsOn(definition, pageName, fieldContext).every(
    ([name, field]) =>
      field.type === 'rows' || canStayUnanswered(definition, field) || fieldContext.answers[name]?.length !== 0,
  )
