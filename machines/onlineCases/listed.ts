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

/** The state of a case. A case that still waits for money, or for the day of its execution, is not completed. */
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
 * Returns the state of a case on a day. A pending signature or identification comes first, then an awaited payment,
 * then the insurer's decision.
 */
export const onlineCaseStateOf = (listedCase: OnlineCaseStateFields, today: string): OnlineCaseState => {
  if (isTooLateToSign(listedCase, today)) return 'late'
  const status = knownStatusOf(listedCase)
  return (status === 'SUCCEEDED' && (listedCase.waitsFor || listedCase.decision?.status)) || (status ?? 'received')
}

/**
 * The details of the transfer that a case waits for; `null` if it waits for no transfer, or the details are not
 * reported.
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
 * Tells if a case waits for the customer's signature or identification, or for a payment. `false` if only an order has
 * to be executed.
 */
export const waitsForCustomer = (listedCase: OnlineCaseStateFields, today: string): boolean =>
  !statesWithoutTask.has(onlineCaseStateOf(listedCase, today))

/** Sorts cases: those that wait for the customer, then the others. In both groups the newest come first. */
export const waitingCasesFirst = <Listed extends ListedCase>(
  cases: readonly Listed[],
  today: string,
): readonly Listed[] => {
  const sorted = newestCasesFirst(cases)
  const waitsToday = (listedCase: Listed) => waitsForCustomer(listedCase, today)
  return [...sorted.filter(waitsToday), ...sorted.filter((listedCase) => !waitsToday(listedCase))]
}

/** The customer's next step in a case; `null` if there is no step, or the portal does not know the status. */
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
