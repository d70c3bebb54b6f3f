import type { Services } from '../services'
import { TAB } from '../storageKeys'
import type { Redirect } from './kept'
import {
  type CardPayment,
  changePayment,
  countsAsTaken,
  paymentWithId,
  readCardPayments,
  type SharedStore,
  writePayment,
} from './records'

type Store = SharedStore & Pick<Services, 'storage'>

/**
 * Records that this tab leaves for a payment provider. Until the result is known, every tab warns of paying twice.
 * Returns the redirect with the id of its record. An earlier record with the same payment code is used again.
 */
export const recordDeparture = (store: Store, departure: Redirect): Redirect => {
  const { contract, paymentCode } = departure
  const isSamePayment = (payment: CardPayment) =>
    paymentCode !== null &&
    isSameCode(paymentCode, payment.paymentCode) &&
    payment.contract === contract &&
    !countsAsTaken(payment)
  const redirect = { ...departure, id: readCardPayments(store).find(isSamePayment)?.id ?? departure.id }
  writePayment(store, { ...redirect, tab: String(store.storage.read(TAB)), status: 'open', draftId: null })
  return redirect
}

const departuresOfTab = (store: Store): readonly CardPayment[] =>
  readCardPayments(store).filter(({ tab }) => tab === String(store.storage.read(TAB)))

/** Returns the last payment that this tab left for and has not returned from; `null` if none exists. */
export const lastDepartureOfTab = (store: Store): CardPayment | null => departuresOfTab(store).at(-1) ?? null

/** Removes this tab from its payments' records, so that a later return without a payment code matches no payment. */
export const forgetDepartures = (store: Store): void => {
  for (const payment of departuresOfTab(store)) writePayment(store, { ...payment, tab: undefined })
}

/** Query parameter with the id of a payment's record, in the portal's own link to the return page. */
const RECORD_PARAMETER = 'befizetes'

/**
 * Returns the query of the portal's own link to the return page: the provider's data. If this data contains no payment
 * code, the id of the payment's record precedes it.
 */
export const portalLinkQuery = (id: string, providerData: string): string =>
  paymentCodesIn(providerData).length > 0 ? providerData : `${RECORD_PARAMETER}=${id}&${providerData}`

/**
 * Splits the query of a return into the provider's data and the id of the payment's record. The id is `null` unless the
 * query is from the portal's own link.
 */
export const splitReturnQuery = (
  query: string,
): { readonly providerData: string; readonly recordId: string | null } => {
  const [firstParameter = '', ...rest] = query.split('&')
  const isPortalLink = firstParameter.startsWith(`${RECORD_PARAMETER}=`)
  return isPortalLink
    ? { providerData: rest.join('&'), recordId: firstParameter.slice(RECORD_PARAMETER.length + 1) }
    : { providerData: query, recordId: null }
}

/** The payment codes in the query of a return. A provider may repeat the parameter, or send it empty. */
export const paymentCodesIn = (query: string): readonly string[] =>
  new URLSearchParams(query).getAll('paymentCode').filter((code) => code.trim() !== '')

/** Tells if two payment codes are equal, in upper or lower case: some providers return the code in upper case. */
export const isSameCode = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()

/** Result of `returnedPayment` if it is not certain which payment a return belongs to. */
export const UNCERTAIN = 'uncertain'

/**
 * Finds the payment of a return among those of all tabs: the last one with the same payment code or the same provider's
 * data. `null` if none exists. `UNCERTAIN`: the return has no code and may belong to a later payment without a code.
 */
export const returnedPayment = (
  store: SharedStore,
  query: string,
  codes: readonly string[],
): CardPayment | typeof UNCERTAIN | null => {
  if (query === '') return null
  const isAwaitingReturn = (candidate: CardPayment) =>
    candidate.status === 'open' && candidate.paymentCode === null && candidate.providerData === undefined
  const payment = readCardPayments(store).findLast(
    (candidate) =>
      codes.some((code) => isSameCode(code, candidate.paymentCode)) ||
      candidate.providerData === query ||
      (codes.length === 0 && isAwaitingReturn(candidate)),
  )
  if (payment === undefined) return null
  return isAwaitingReturn(payment) ? UNCERTAIN : payment
}

/** Returns the payment with this code, of any contract; `null` if none exists, or if it is the given payment. */
export const otherPaymentWithCode = (
  store: SharedStore,
  { paymentCode }: Redirect,
  code: string | null | undefined,
): CardPayment | null => {
  if (!code || isSameCode(code, paymentCode)) return null
  return readCardPayments(store).find((payment) => isSameCode(code, payment.paymentCode)) ?? null
}

/**
 * Records the provider's data, so that any tab can report them to the insurer. Withdraws a denial by the customer. If
 * the record says that no money was taken, its status becomes `open` again.
 */
export const recordReturn = (store: SharedStore, id: string, providerData: string): void => {
  const wasUntaken = paymentWithId(store, id)?.status === 'untaken'
  const statusChange = wasUntaken && { status: 'open' as const }
  changePayment(store, id, { isDenied: false, ...(providerData !== '' && { providerData, ...statusChange }) })
}

/**
 * Records the provider's data of a return before its page has loaded, so that nothing is lost if the customer leaves.
 * Does so only for an open payment that the payment code names, or that this tab left for.
 */
export const recordEarlyReturn = (store: Store, query: string): void => {
  const { providerData, recordId } = splitReturnQuery(query)
  // The portal's own link repeats a return that is recorded.
  if (recordId !== null || providerData === '') return
  const codes = paymentCodesIn(providerData)
  const departure = lastDepartureOfTab(store)
  const namedPayment = returnedPayment(store, providerData, codes)
  const ownPayment = codes.length === 0 || departure?.paymentCode === null ? departure : null
  const payment = namedPayment === null || namedPayment === UNCERTAIN ? ownPayment : namedPayment
  if (payment?.status === 'open' && payment.end === undefined) recordReturn(store, payment.id, providerData)
}

/** Moves a return's data from the payment for which they were recorded to the payment to which the return belongs. */
export const moveReturn = (store: SharedStore, fromId: string, toId: string, providerData: string): void => {
  changePayment(store, fromId, { providerData: undefined, isReported: undefined, isDueGone: undefined })
  recordReturn(store, toId, providerData)
}

/** Records the insurer's payment code if the record lacks it. A later return may identify the payment by this code. */
export const recordPaymentCode = (store: SharedStore, id: string, paymentCode: string | null | undefined): void => {
  if (paymentCode && paymentWithId(store, id)?.paymentCode === null) changePayment(store, id, { paymentCode })
}

/**
 * Records that the return of a payment is about to be reported. `isDueGone`: `true` if the paid item was no longer due
 * before the report.
 */
export const markAsReported = (store: SharedStore, id: string, isDueGone: boolean): void =>
  changePayment(store, id, { isReported: true, isDueGone })
