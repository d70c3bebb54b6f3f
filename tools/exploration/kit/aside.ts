import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { AskedField } from '../../../machines/case/definition/field'
import { planFor } from './planFor'

/**
 * Tells if the exploration can leave a question unanswered, because the machine behaves the same with and without an
 * answer. This holds for optional questions of forms with pages. Trying both would double the situations of each later
 * page. The matrix tests also cover forms without these answers.
 */
export const canStayUnanswered = (definition: CaseDefinition, field: AskedField): boolean =>
  planFor(definition).isPaged && field.type !== 'documents' && field.isOptional
