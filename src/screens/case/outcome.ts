import * as v from 'valibot'
import type { Detail } from '../../../machines/case/detail'
import { type CaseResult, maybeDate, maybeText } from '../../api/entities'

/** What some answers carry beside the confirmation (specification, section 3: case result). */
const details = v.object({
  terminationReason: maybeText,
  validFromDate: maybeDate,
  validToDate: maybeDate,
  modificationValidFromDate: maybeDate,
})

/** The dates and reasons of an outcome, where its answer has them. */
export const outcomeDetails = (result: CaseResult): readonly Detail[] => {
  const read = v.safeParse(details, result)
  if (!read.success) return []
  const { terminationReason, ...dates } = read.output
  return [
    ...(terminationReason ? [{ name: 'terminationReason', kind: 'text', value: terminationReason } as const] : []),
    ...Object.entries(dates).flatMap(([name, value]) => (value ? [{ name, kind: 'date', value } as const] : [])),
  ]
}
