import type { CaseDefinition } from '../definition/definition'
import type { Answers } from '../definition/field'
import type { Loaded } from '../definition/parsed'
import type { PresentHeader } from '../definition/present'
import { normalisedAnswers } from './normalised'

/** What the insurer said about a contract when one of its cases was opened. */
export interface KnownBefore {
  /** Only the contractor sees it. */
  readonly isContractor: boolean
  readonly header: PresentHeader | null
  readonly loaded: Loaded | null
}

/** The insurer's answers by field, normalised like typed ones. Only the contractor sees them. */
export const answersBefore = (
  { form, initial, before }: CaseDefinition,
  { isContractor, header, loaded }: KnownBefore,
): Answers => (isContractor ? normalisedAnswers(form, { ...before?.(header), ...initial?.(loaded) }) : {})
