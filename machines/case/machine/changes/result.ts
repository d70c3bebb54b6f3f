import * as v from 'valibot'
import {
  type CaseResult,
  caseResult,
  isDismissed,
  isoDate,
  knownStatusOf,
  type ListedCase,
} from '../../../../src/api/entities'
import { emptyAnswers } from '../../answers/fieldTypes'
import { type CaseDefinition, resultCallOf } from '../../definition/definition'
import type { CaseContext } from '../case.types'

/** Returns a stored response if it is a valid result of the case; otherwise `null`. */
export const readResult = (definition: CaseDefinition, response: unknown): CaseResult | null =>
  v.is(resultCallOf(definition).response, response) && v.is(caseResult, response) ? response : null

const noticeSchema = v.object({ signUntil: isoDate })

/**
 * Returns the last day to sign a termination notice in time, `yyyy-MM-dd`, or `null` if the case has no notice that
 * needs a signature.
 */
export const signUntilOf = (result: CaseResult): string | null =>
  knownStatusOf(result) === 'DIGITAL_SIGNATURE_NEEDED' && v.is(noticeSchema, result) ? result.signUntil : null

/** Tells if a termination notice was not signed in time. */
export const isTooLateToSign = (result: CaseResult, today: string): boolean => (signUntilOf(result) ?? today) < today

/** Merges a later result into the first one. An id or link that the later result lacks keeps its first value. */
export const mergeResults = (result: CaseResult | null, laterResult: CaseResult): CaseResult => ({
  ...result,
  ...laterResult,
  caseId: laterResult.caseId ?? result?.caseId,
  confirmationDocumentLink: laterResult.confirmationDocumentLink ?? result?.confirmationDocumentLink,
  confirmationEmail: laterResult.confirmationEmail ?? result?.confirmationEmail,
})

/**
 * Returns the result with the present status of its case. Outside this page, the customer may have signed the case or
 * proved their identity, and the insurer may have rejected the case. A case that does not take effect counts as
 * received, so that its confirmation refers to the list of cases.
 */
export const followedResult = (result: CaseResult, cases: readonly ListedCase[]): CaseResult => {
  const listedCase = cases.find(({ caseId }) => caseId && caseId === result.caseId)
  const status = knownStatusOf(result)
  if (listedCase === undefined || status === null || status === 'SUCCEEDED') return result
  return { ...result, caseStatus: isDismissed(listedCase) ? 'RECEIVED' : listedCase.caseStatus }
}

/**
 * Returns the context changes after a successful submission. The draft no longer contains the answers. They stay in
 * memory for the confirmation.
 */
export const applySubmission = (
  definition: CaseDefinition,
  { answers }: CaseContext,
  response: { readonly data: unknown; readonly at: number },
) => ({
  result: readResult(definition, response.data),
  submittedAnswers: answers,
  submittedAt: response.at,
  answers: emptyAnswers(definition.form),
  presets: null,
  code: null,
  dirty: false,
  isSent: false,
  sent: [],
  notice: null,
})
