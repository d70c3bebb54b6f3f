import * as v from 'valibot'
import { type CaseResult, caseResult } from '../../../../src/api/entities'
import { emptyAnswers } from '../../answers/fieldTypes'
import { type CaseDefinition, resultOf } from '../../definition/definition'
import type { CaseContext } from '../case.types'

/** Validates a stored response of the case's last call; `null` if it is invalid. */
export const readResult = (definition: CaseDefinition, answer: unknown): CaseResult | null =>
  v.is(resultOf(definition).response, answer) && v.is(caseResult, answer) ? answer : null

/** Merges a later result into the first one. An id or link that the later result lacks keeps its first value. */
export const withLater = (result: CaseResult | null, later: CaseResult): CaseResult => ({
  ...result,
  ...later,
  caseId: later.caseId ?? result?.caseId,
  confirmationDocumentLink: later.confirmationDocumentLink ?? result?.confirmationDocumentLink,
  confirmationEmail: later.confirmationEmail ?? result?.confirmationEmail,
})

/** Applies a successful submission. The answers leave the draft, but stay in memory for the confirmation. */
export const submitted = (
  definition: CaseDefinition,
  { answers }: CaseContext,
  answer: { readonly data: unknown; readonly at: number },
) => ({
  result: readResult(definition, answer.data),
  submittedAnswers: answers,
  submittedAt: answer.at,
  answers: emptyAnswers(definition.form),
  presets: null,
  code: null,
  dirty: false,
  isSent: false,
  sent: [],
  notice: null,
})
