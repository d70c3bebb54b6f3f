import {
  type AwaitedTransfer,
  type Decision,
  type KnownStatus,
  knownStatusOf,
  type ListedCase,
} from '../../src/api/entities'
import { caseOf } from '../casesOfProductLine'
import type { Need, OnlineCasesContext } from './onlineCases.types'

/** Sorts cases, the newest first. Cases of the same day, and cases without a day, keep the insurer's order. */
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

/** The state of a case. A case that still waits for money, or for the day of its execution, is not completed. */
export type Standing = KnownStatus | NonNullable<ListedCase['waitsFor']> | Decision['status'] | 'late' | 'received'

/** The fields that determine a case's state. */
type StandingFields = Pick<ListedCase, 'caseStatus' | 'waitsFor' | 'decision' | 'signUntil'>

/** Tells if a case can no longer be signed, because its deadline has passed. */
const isLate = (
  { signUntil, ...listedCase }: Pick<StandingFields, 'caseStatus' | 'signUntil'>,
  today: string,
): boolean => knownStatusOf(listedCase) === 'DIGITAL_SIGNATURE_NEEDED' && (signUntil || today) < today

/**
 * Returns the state of a case on a day. A pending signature or identification comes first, then an awaited payment,
 * then the insurer's decision.
 */
export const standingOf = (listedCase: StandingFields, today: string): Standing => {
  if (isLate(listedCase, today)) return 'late'
  const status = knownStatusOf(listedCase)
  return (status === 'SUCCEEDED' && (listedCase.waitsFor || listedCase.decision?.status)) || (status ?? 'received')
}

/**
 * The details of the transfer that a case waits for; `null` if it waits for no transfer, or the details are not
 * reported.
 */
export const transferOf = (
  listedCase: StandingFields & Pick<ListedCase, 'awaitedTransfer'>,
  today: string,
): AwaitedTransfer | null =>
  standingOf(listedCase, today) === 'TRANSFER' ? (listedCase.awaitedTransfer ?? null) : null

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

/**
 * Tells if a case waits for the customer's signature or identification, or for a payment. An order's execution does not
 * count.
 */
export const isWaiting = (listedCase: StandingFields, today: string): boolean =>
  !withoutTask.has(standingOf(listedCase, today))

/** Sorts cases: those that wait for the customer, then the others. In both groups the newest come first. */
export const waitingFirst = <Listed extends ListedCase>(cases: readonly Listed[], today: string): readonly Listed[] => {
  const sorted = newestFirst(cases)
  const waits = (listedCase: Listed) => isWaiting(listedCase, today)
  return [...sorted.filter(waits), ...sorted.filter((listedCase) => !waits(listedCase))]
}

/** The customer's next step in a case; `null` if there is no step, or the portal does not know the status. */
export const needOf = (listedCase: Pick<ListedCase, 'caseStatus' | 'signUntil'>, today: string): Need | null => {
  const status = isLate(listedCase, today) ? null : knownStatusOf(listedCase)
  return status && needs[status]
}

/** The customer's next step in the opened case; `null` if there is no step. */
export const awaitedOf = ({
  cases,
  opened,
  today,
}: Pick<OnlineCasesContext, 'cases' | 'opened' | 'today'>): Need | null => {
  const open = caseOf(cases, opened)
  return open === undefined ? null : needOf(open, today)
}
