import type { CaseContext } from './case.types'
import type { CaseDefinition } from './definition'
import type { Answers } from './field'

/** What stood there before, by field, as far as the insurer says so. Nobody but the contractor is told. */
export const answersBefore = (
  { initial, before }: CaseDefinition,
  { isContractor, header, loaded }: Pick<CaseContext, 'isContractor' | 'header' | 'loaded'>,
): Answers => (isContractor ? { ...before?.(header), ...initial?.(loaded) } : {})
