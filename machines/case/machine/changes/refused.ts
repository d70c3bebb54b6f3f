import type { Outcome } from '../../../../src/api/endpoint'
import { fieldContextOf } from '../../answers/fieldContext'
import { refusedField, refusedPath } from '../../answers/rows/refused'
import { pageOf, visibleFields } from '../../answers/visible'
import type { CaseDefinition } from '../../definition/definition'
import { sentWithout } from '../../draft/submission'
import type { BusinessError } from '../actors/fetchLoads'
import { SENT_ELSEWHERE, wasCardUntaken } from '../actors/submit.actor'
import type { CaseContext } from '../case.types'

const refusedFields = (outcome: Outcome<unknown, BusinessError>): readonly string[] =>
  !outcome.ok && 'fields' in outcome.failure ? outcome.failure.fields : []

const isSentElsewhere = (outcome: Outcome<unknown, BusinessError>): boolean =>
  !outcome.ok && outcome.failure.code === SENT_ELSEWHERE

/** Returns the form paths that a business error names, in display order. Fields that are not visible are left out. */
const refusedPaths = (
  definition: CaseDefinition,
  context: CaseContext,
  outcome: Outcome<unknown, BusinessError>,
): readonly string[] => {
  const paths = refusedFields(outcome)
  // The paid amount is left out, because the customer cannot correct it.
  const correctable = visibleFields(definition, fieldContextOf(context)).filter(
    ([name]) => !context.settled.includes(name),
  )
  return correctable.flatMap(([name, field]) => [
    ...new Set(
      paths
        .filter((path) => refusedField(path) === name)
        .map((path) => refusedPath(field, path, context.answers[name])),
    ),
  ])
}

/** Returns the first page with a refused field. */
export const refusedPage = (definition: CaseDefinition, outcome: Outcome<unknown, BusinessError>): string | null => {
  const pageNames = refusedFields(outcome).map((name) => pageOf(definition, refusedField(name)))
  return definition.pages.find(({ name }) => pageNames.includes(name))?.name ?? null
}

/** Applies a business error: answers are kept, refused fields are listed, and the next attempt is a new write. */
export const refused = (
  definition: CaseDefinition,
  context: CaseContext,
  outcome: Outcome<unknown, BusinessError>,
): Partial<CaseContext> => {
  const fields = refusedPaths(definition, context, outcome)
  return {
    attempt: context.attempt + 1,
    isSent: false,
    asked: null,
    // If only the code was refused, the bodies sent earlier are not marked as refused.
    sent: context.step === 'submitting' ? sentWithout(definition, context) : context.sent,
    failure: null,
    isCodeAsked: false,
    notice: fields.length > 0 ? 'fieldsRefused' : isSentElsewhere(outcome) ? 'sentElsewhere' : 'refused',
    problems: Object.fromEntries(fields.map((name) => [name, { name: 'refused' }])),
    summaryFields: fields,
    // The payment is dropped: the payment step shows its failure, and the customer pays before the next submission.
    ...(wasCardUntaken(outcome) && { paid: null, paidKnown: null, settled: [] }),
    refusals: context.refusals + 1,
  }
}
