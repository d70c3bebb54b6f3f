import {
  type AwaitedTransfer,
  type Decision,
  type KnownStatus,
  knownStatusOf,
  type ListedCase,
} from '../../src/api/entities'
import { caseWithId } from '../casesOfProductLine'
import type { Need, OnlineCasesContext } from './onlineCases.types'

/** Sorts cases, the newest first. Cases of the same day, and cases without a day, keep the insurer's order. */
export const newestCasesFirst = <Listed extends ListedCase>(cases: readonly Listed[]): readonly Listed[] =>
  [...cases].sort((one, other) => {
    const [day, otherDay] = [one.startDate ?? '', other.startDate ?? '']
    return Number(otherDay > day) - Number(otherDay < day)
  })

const needOfStatus: Readonly<Record<KnownStatus, Need | null>> = {
  SUCCEEDED: null,
  DIGITAL_SIGNATURE_NEEDED: 'signature',
  IDENTIFICATION_NEEDED: 'identification',
}

/**
 * The state of a submitted case. A case is not completed while the insurer still expects a payment or has to execute an
 * order. `received`: the insurer has the case, but it is unknown if the case is completed.
 */
export type OnlineCaseState =
  | KnownStatus
  | NonNullable<ListedCase['waitsFor']>
  | Decision['status']
  | 'late'
  | 'received'

type OnlineCaseStateFields = Pick<ListedCase, 'caseStatus' | 'waitsFor' | 'decision' | 'signUntil'>

/** Tells if a case can no longer be signed, because the deadline for the signature has passed. */
const isTooLateToSign = (
  { signUntil, ...listedCase }: Pick<OnlineCaseStateFields, 'caseStatus' | 'signUntil'>,
  today: string,
): boolean => knownStatusOf(listedCase) === 'DIGITAL_SIGNATURE_NEEDED' && (signUntil || today) < today

/**
 * Returns the state of a case on a day: `late` if it was not signed in time. A pending signature or identification
 * takes precedence over an awaited payment, and both over the insurer's decision. A succeeded case is `received` if the
 * insurer leaves out `waitsFor` or `decision`, because it may still wait for something.
 */
export const onlineCaseStateOf = (listedCase: OnlineCaseStateFields, today: string): OnlineCaseState => {
  if (isTooLateToSign(listedCase, today)) return 'late'
  const { waitsFor, decision } = listedCase
  const status = knownStatusOf(listedCase) ?? 'received'
  if (status !== 'SUCCEEDED') return status
  return waitsFor ?? decision?.status ?? (waitsFor === null && decision === null ? status : 'received')
}

/**
 * Returns the details of the transfer that the insurer still expects for a case. `null` if no transfer is expected, or
 * the insurer does not report the details.
 */
export const caseTransferOf = (
  listedCase: OnlineCaseStateFields & Pick<ListedCase, 'awaitedTransfer'>,
  today: string,
): AwaitedTransfer | null =>
  onlineCaseStateOf(listedCase, today) === 'TRANSFER' ? (listedCase.awaitedTransfer ?? null) : null

const statesWithoutTask: ReadonlySet<OnlineCaseState> = new Set([
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
 * Tells if the customer still has to sign a case, prove their identity, or pay for it. `false` if the insurer only has
 * to execute an order.
 */
export const waitsForCustomer = (listedCase: OnlineCaseStateFields, today: string): boolean =>
  !statesWithoutTask.has(onlineCaseStateOf(listedCase, today))

/**
 * Sorts cases: first those for which the customer still has to act, then the others. In both parts the newest come
 * first.
 */
export const waitingCasesFirst = <Listed extends ListedCase>(
  cases: readonly Listed[],
  today: string,
): readonly Listed[] => {
  const sorted = newestCasesFirst(cases)
  const waitsToday = (listedCase: Listed) => waitsForCustomer(listedCase, today)
  return [...sorted.filter(waitsToday), ...sorted.filter((listedCase) => !waitsToday(listedCase))]
}

/**
 * Returns the customer's next step in a case; `null` if none exists. Also `null` if the deadline for signing has
 * passed, or if the portal does not know the status.
 */
export const needOf = (listedCase: Pick<ListedCase, 'caseStatus' | 'signUntil'>, today: string): Need | null => {
  const status = isTooLateToSign(listedCase, today) ? null : knownStatusOf(listedCase)
  return status && needOfStatus[status]
}

/** The customer's next step in the opened case; `null` if there is no step. */
export const openedCaseNeed = ({
  cases,
  opened,
  today,
}: Pick<OnlineCasesContext, 'cases' | 'opened' | 'today'>): Need | null => {
  const openedCase = caseWithId(cases, opened)
  return openedCase === undefined ? null : needOf(openedCase, today)
}
