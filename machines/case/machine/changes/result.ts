import * as v from 'valibot'
import { type CaseResult, caseResult } from '../../../../src/api/entities'
import { emptyAnswers } from '../../answers/kinds'
import { type CaseDefinition, resultOf } from '../../definition/definition'
import type { CaseContext } from '../case.types'

/** An answer of the insurer to the last call of a case, if it is one. */
export const readResult = (definition: CaseDefinition, answer: unknown): CaseResult | null =>
  v.is(resultOf(definition).response, answer) && v.is(caseResult, answer) ? answer : null

/** A case's result, with what is said of it later; what is not said again stays. */
export const withLater = (result: CaseResult | null, later: CaseResult): CaseResult => ({
  ...result,
  ...later,
  caseId: later.caseId ?? result?.caseId,
  confirmationDocumentLink: later.confirmationDocumentLink ?? result?.confirmationDocumentLink,
  confirmationEmail: later.confirmationEmail ?? result?.confirmationEmail,
})

/**
 * What is left of a case whose last call was answered. What was submitted does not stay in the tab: the confirmation says it
 * once more until the page is left or loaded again.
 */
export const submitted = (
  definition: CaseDefinition,
  { answers }: CaseContext,
  answer: { readonly data: unknown; readonly at: number },
) => ({
  result: readResult(definition, answer.data),
  submittedAnswers: answers,
  submittedAt: answer.at,
  answers: emptyAnswers(definition.form),
  code: null,
  dirty: false,
  isSent: false,
  sent: [],
  notice: null,
})
