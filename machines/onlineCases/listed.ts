import { type KnownStatus, knownStatusOf, type ListedCase } from '../../src/api/entities'
import type { Need } from './onlineCases.types'

/** The cases with the newest first; those of one day, and without one, stay as the insurer lists them. */
export const newestFirst = <Listed extends ListedCase>(cases: readonly Listed[]): readonly Listed[] =>
  [...cases].sort((one, other) => {
    const [day, otherDay] = [one.startDate ?? '', other.startDate ?? '']
    return Number(otherDay > day) - Number(otherDay < day)
  })

const needs: Readonly<Record<KnownStatus, Need | null>> = {
  SUCCEEDED: null,
  DIGITAL_SIGNATURE_NEEDED: 'signature',
  IDENTIFICATION_NEEDED: 'identification',
}

/** What a case waits for from the customer; `null` for nothing, or nothing that the portal knows. */
export const needOf = (listed: Pick<ListedCase, 'caseStatus'>): Need | null => {
  const status = knownStatusOf(listed)
  return status && needs[status]
}
