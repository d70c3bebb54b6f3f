import type { CaseDefinition } from '../definition/definition'
import type { Answers } from '../definition/field'
import type { CaseContext } from '../machine/case.types'
import { normalisedAnswers } from './normalised'

/** The insurer's answers by field, normalised like typed ones. Only the contractor sees them. */
export const answersBefore = (
  { form, initial, before }: CaseDefinition,
  { isContractor, header, loaded }: Pick<CaseContext, 'isContractor' | 'header' | 'loaded'>,
): Answers => (isContractor ? normalisedAnswers(form, { ...before?.(header), ...initial?.(loaded) }) : {})
