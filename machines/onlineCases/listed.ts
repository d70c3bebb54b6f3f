import {
  type AwaitedTransfer,
  type Decision,
  type KnownStatus,
  knownStatusOf,
  type ListedCase,
} from '../../src/api/entities'
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

/** How a case stands, as far as the portal knows: a payment whose money has not come in yet is not done with, nor is an order. */
export type Standing = KnownStatus | NonNullable<ListedCase['waitsFor']> | Decision['status'] | 'late' | 'received'

/** What a case says of how it stands. */
type Stood = Pick<ListedCase, 'caseStatus' | 'waitsFor' | 'decision' | 'signUntil'>

/** Whether a notice can be signed no more: the last day on which it would have been in time is over. */
const isLate = ({ signUntil, ...listed }: Pick<Stood, 'caseStatus' | 'signUntil'>, today: string): boolean =>
  knownStatusOf(listed) === 'DIGITAL_SIGNATURE_NEEDED' && (signUntil || today) < today

/**
 * How a case stands on a day: what the customer signs or proves first, then the money that it waits for, then what the insurer
 * made of it.
 */
export const standingOf = (listed: Stood, today: string): Standing => {
  if (isLate(listed, today)) return 'late'
  const status = knownStatusOf(listed)
  return (status === 'SUCCEEDED' && (listed.waitsFor || listed.decision?.status)) || (status ?? 'received')
}

/** What the transfer needs that a case waits for; `null` where it waits for none, or nobody tells. */
export const transferOf = (
  listed: Stood & Pick<ListedCase, 'awaitedTransfer'>,
  today: string,
): AwaitedTransfer | null => (standingOf(listed, today) === 'TRANSFER' ? (listed.awaitedTransfer ?? null) : null)

const withoutTask: ReadonlySet<Standing> = new Set([
  'SUCCEEDED',
  'EXAMINING',
  'PAID',
  'REJECTED',
  'SUPERSEDED',
  'late',
  'received',
  'EXECUTION',
])

/** Whether a case waits for something that the customer does or has begun; the day of an order comes by itself. */
export const isWaiting = (listed: Stood, today: string): boolean => !withoutTask.has(standingOf(listed, today))

/** The cases with those first that wait for the customer, the newest first among these and the others. */
export const waitingFirst = <Listed extends ListedCase>(cases: readonly Listed[], today: string): readonly Listed[] => {
  const sorted = newestFirst(cases)
  const waits = (listed: Listed) => isWaiting(listed, today)
  return [...sorted.filter(waits), ...sorted.filter((listed) => !waits(listed))]
}

/** What a case waits for from the customer; `null` for nothing any more, or nothing that the portal knows. */
export const needOf = (listed: Pick<ListedCase, 'caseStatus' | 'signUntil'>, today: string): Need | null => {
  const status = isLate(listed, today) ? null : knownStatusOf(listed)
  return status && needs[status]
}
