import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { AskedField } from '../../../machines/case/definition/field'
import { planFor } from './planFor'

/**
 * Whether it makes no difference to the machine if a question of a form with pages is answered: with it, each optional question
 * would double the situations of every page behind it. Whoever leaves them out is met by the matrix.
 */
export const isAside = (definition: CaseDefinition, field: AskedField): boolean =>
  planFor(definition).isPaged && field.type !== 'documents' && field.isOptional
