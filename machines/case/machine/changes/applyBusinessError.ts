import type { Outcome } from '../../../../src/api/endpoint'
import { fieldContextOf } from '../../answers/fieldContext'
import { fieldInBodyPath, formPathOf } from '../../answers/rows/refused'
import { pageOf, visibleFields } from '../../answers/visible'
import type { CaseDefinition } from '../../definition/definition'
import { withRefusedBody } from '../../draft/submission'
import type { BusinessError } from '../actors/fetchLoads'
import { SENT_ELSEWHERE, wasCardUntaken } from '../actors/submit.actor'
import type { CaseContext } from '../case.types'

const refusedBodyPaths = (outcome: Outcome<unknown, BusinessError>): readonly string[] =>
  !outcome.ok && 'fields' in outcome.failure ? outcome.failure.fields : []

const isSentElsewhere = (outcome: Outcome<unknown, BusinessError>): boolean =>
  !outcome.ok && outcome.failure.code === SENT_ELSEWHERE

/** Returns the form paths that a business error names, in display order. Fields that are not visible are left out. */
const refusedFormPaths = (
  definition: CaseDefinition,
  context: CaseContext,
  outcome: Outcome<unknown, BusinessError>,
): readonly string[] => {
  const bodyPaths = refusedBodyPaths(outcome)
  // The paid amount is left out, because the customer cannot correct it.
  const correctableFields = visibleFields(definition, fieldContextOf(context)).filter(
    ([name]) => !context.settled.includes(name),
  )
  return correctableFields.flatMap(([name, field]) => [
    ...new Set(
      bodyPaths
        .filter((path) => fieldInBodyPath(path) === name)
        .map((path) => formPathOf(field, path, context.answers[name])),
    ),
  ])
}

/** Returns the first page with a refused field; `null` if no page has one. */
export const firstRefusedPage = (
  definition: CaseDefinition,
  outcome: Outcome<unknown, BusinessError>,
): string | null => {
  const pageNames = refusedBodyPaths(outcome).map((name) => pageOf(definition, fieldInBodyPath(name)))
  return definition.pages.find(({ name }) => pageNames.includes(name))?.name ?? null
}

/**
 * Applies a business error. The answers stay, and the error summary lists the refused fields. The next submission has a
 * new idempotency key and, if the case needs one, a new code.
 */
export const applyBusinessError = (
  definition: CaseDefinition,
  context: CaseContext,
  outcome: Outcome<unknown, BusinessError>,
): Partial<CaseContext> => {
  const formPaths = refusedFormPaths(definition, context, outcome)
  return {
    attempt: context.attempt + 1,
    isSent: false,
    asked: null,
    // If the insurer refused the code, not the submission, the bodies that were sent earlier are not marked as refused.
    sent: context.step === 'submitting' ? withRefusedBody(definition, context) : context.sent,
    failure: null,
    isCodeAsked: false,
    // The insurer may no longer accept the confirmed code, e.g. because another tab has requested a code since.
    ...(context.step === 'submitting' && { code: null, isConfirmed: false }),
    notice: formPaths.length > 0 ? 'fieldsRefused' : isSentElsewhere(outcome) ? 'sentElsewhere' : 'refused',
    problems: Object.fromEntries(formPaths.map((name) => [name, { name: 'refused' }])),
    summaryFields: formPaths,
    // The payment took no money, so it is removed. The customer has to pay before the next submission.
    ...(wasCardUntaken(outcome) && { paid: null, paidKnown: null, settled: [] }),
    refusals: context.refusals + 1,
  }
}
