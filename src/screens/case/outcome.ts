import * as v from 'valibot'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Detail } from '../../../machines/case/definition/detail'
import { signUntilOf } from '../../../machines/case/machine/changes/result'
import { type CaseResult, maybeDate, maybeText } from '../../api/entities'

/** Fields that some results have in addition to the confirmation (specification, section 3: case result). */
const detailsSchema = v.object({
  terminationReason: maybeText,
  validFromDate: maybeDate,
  validToDate: maybeDate,
  modificationValidFromDate: maybeDate,
})

/** The dates and reasons in a result. */
export const outcomeDetails = (result: CaseResult): readonly Detail[] => {
  const parsed = v.safeParse(detailsSchema, result)
  if (!parsed.success) return []
  const { terminationReason, ...dates } = { ...parsed.output, signUntil: signUntilOf(result) }
  return [
    ...(terminationReason ? [{ name: 'terminationReason', kind: 'text', value: terminationReason } as const] : []),
    ...Object.entries(dates).flatMap(([name, value]) => (value ? [{ name, kind: 'date', value } as const] : [])),
  ]
}

/** All details of a submission: those computed from the form before the submission, and those of the result. */
export const detailsOf = (
  { resultDetails }: CaseDefinition,
  sentDetails: readonly Detail[],
  result: CaseResult | null,
): readonly Detail[] =>
  result === null ? sentDetails : [...sentDetails, ...resultDetails(result), ...outcomeDetails(result)]
