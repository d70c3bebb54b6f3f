import { fieldsOn } from '../../../machines/case/answers/visible'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { FieldContext } from '../../../machines/case/definition/field'
import { isAside } from './aside'

/** Tells if all questions of a page are answered. Rows, and questions that `isAside` lets open, need no answer. */
export const isPageComplete = (definition: CaseDefinition, fieldContext: FieldContext, page: string): boolean =>
  fieldsOn(definition, page, fieldContext).every(
    ([name, field]) => field.type === 'rows' || isAside(definition, field) || fieldContext.answers[name]?.length !== 0,
  )
