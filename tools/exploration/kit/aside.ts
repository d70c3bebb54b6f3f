import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { AskedField } from '../../../machines/case/definition/field'
import { planFor } from './planFor'

/**
 * Tells if answering a question of a form with pages makes no difference to the machine. Each optional question would
 * double the situations of every later page. The matrix tests cover forms that leave them out.
 */
export const isAside = (definition: CaseDefinition, field: AskedField): boolean =>
  planFor(definition).isPaged && field.type !== 'documents' && field.isOptional
