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

/** How a case stands, as far as the portal knows: a payment whose money has not come in yet is not done with. */
export type Standing = KnownStatus | 'TRANSFER' | 'PAYMENT' | 'received'

/** How a case stands: what the customer signs or proves first, then the money that it waits for. */
export const standingOf = (listed: Pick<ListedCase, 'caseStatus' | 'waitsFor'>): Standing => {
  const status = knownStatusOf(listed)
  return (status === 'SUCCEEDED' && listed.waitsFor) || (status ?? 'received')
}

/** Whether a case waits for something that the customer does or has begun. */
export const isWaiting = (listed: Pick<ListedCase, 'caseStatus' | 'waitsFor'>): boolean =>
  !['SUCCEEDED', 'received'].includes(standingOf(listed))

/** The cases with those first that wait for the customer, the newest first among these and the others. */
export const waitingFirst = <Listed extends ListedCase>(cases: readonly Listed[]): readonly Listed[] => {
  const sorted = newestFirst(cases)
  return [...sorted.filter(isWaiting), ...sorted.filter((listed) => !isWaiting(listed))]
}

/** What a case waits for from the customer; `null` for nothing, or nothing that the portal knows. */
export const needOf = (listed: Pick<ListedCase, 'caseStatus'>): Need | null => {
  const status = knownStatusOf(listed)
  return status && needs[status]
}
