import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { AskedField } from '../../../machines/case/definition/field'
import { planFor } from './planFor'

/**
 * Tells if the machine behaves the same whether a question is answered or not: it is optional, in a form with pages.
 * Trying both would double the situations of every later page for each such question. The matrix tests cover forms
 * without these answers.
 */
export const isAside = (definition: CaseDefinition, field: AskedField): boolean =>
  planFor(definition).isPaged && field.type !== 'documents' && field.isOptional
