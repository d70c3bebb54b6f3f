import type { Services } from '../services'
import { TAB } from '../storageKeys'
import type { Redirect } from './kept'
import {
  type CardPayment,
  cardPayments,
  changePayment,
  isDecided,
  paymentWith,
  type SharedStore,
  writePayment,
} from './records'

type Store = SharedStore & Pick<Services, 'storage'>

/**
 * Records that this tab leaves for a payment provider. Until the result is known, every tab warns of paying twice.
 * Returns the redirect with the id of its record. An earlier record with the same payment code is used again.
 */
export const keepDeparture = (store: Store, departure: Redirect): Redirect => {
  const { contract, paymentCode } = departure
  const isSame = (payment: CardPayment) =>
    paymentCode !== null &&
    isSameCode(paymentCode, payment.paymentCode) &&
    payment.contract === contract &&
    !isDecided(payment)
  const redirect = { ...departure, id: cardPayments(store).find(isSame)?.id ?? departure.id }
  writePayment(store, { ...redirect, tab: String(store.storage.read(TAB)), status: 'open', draftId: null })
  return redirect
}

const ownDepartures = (store: Store): readonly CardPayment[] =>
  cardPayments(store).filter(({ tab }) => tab === String(store.storage.read(TAB)))

/** Returns the last payment that this tab left for and has not returned from, or `null`. */
export const ownDeparture = (store: Store): CardPayment | null => ownDepartures(store).at(-1) ?? null

/** Removes this tab from its payments' records, so that a later return without a payment code matches no payment. */
export const forgetDepartures = (store: Store): void => {
  for (const payment of ownDepartures(store)) writePayment(store, { ...payment, tab: undefined })
}

/** Query parameter with the id of a payment's record, in the portal's own link to the return page. */
const RECORD = 'befizetes'

/**
 * Query of the portal's own link to the return page: the provider's data, after the record's id if they contain no
 * payment code.
 */
export const ownQuery = (id: string, providerData: string): string =>
  codesIn(providerData).length > 0 ? providerData : `${RECORD}=${id}&${providerData}`

/** Splits a return's query into provider's data and record id (`null` unless it is the portal's own link). */
export const readQuery = (query: string): { readonly providerData: string; readonly recordId: string | null } => {
  const [first = '', ...rest] = query.split('&')
  const isOwn = first.startsWith(`${RECORD}=`)
  return isOwn
    ? { providerData: rest.join('&'), recordId: first.slice(RECORD.length + 1) }
    : { providerData: query, recordId: null }
}

/** The payment codes in the query of a return. A provider may repeat the parameter, or send it empty. */
export const codesIn = (query: string): readonly string[] =>
  new URLSearchParams(query).getAll('paymentCode').filter((one) => one.trim() !== '')

/** Tells if two payment codes are equal. Ignores case, because some providers return the code in upper case. */
export const isSameCode = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()

/** Result of `returnedPayment` if it is not certain which payment a return belongs to. */
export const UNCERTAIN = 'uncertain'

/**
 * Finds the payment of a return among those of all tabs: the last one with a payment code or the query of the return;
 * `null` if absent. `UNCERTAIN`: the return has no code and may belong to a later payment without a code.
 */
export const returnedPayment = (
  store: SharedStore,
  query: string,
  codes: readonly string[],
): CardPayment | typeof UNCERTAIN | null => {
  if (query === '') return null
  const isAwaited = (candidate: CardPayment) =>
    candidate.status === 'open' && candidate.paymentCode === null && candidate.providerData === undefined
  const payment = cardPayments(store).findLast(
    (candidate) =>
      codes.some((code) => isSameCode(code, candidate.paymentCode)) ||
      candidate.providerData === query ||
      (codes.length === 0 && isAwaited(candidate)),
  )
  if (payment === undefined) return null
  return isAwaited(payment) ? UNCERTAIN : payment
}

/** Returns the payment with this code, of any contract; `null` if absent, or if it is the given payment. */
export const otherNamed = (
  store: SharedStore,
  { paymentCode }: Redirect,
  code: string | null | undefined,
): CardPayment | null => {
  if (!code || isSameCode(code, paymentCode)) return null
  return cardPayments(store).find((payment) => isSameCode(code, payment.paymentCode)) ?? null
}

/**
 * Records the provider's data, so that any tab can report them to the insurer. A payment that took no money becomes
 * open again.
 */
export const keepReturn = (store: SharedStore, id: string, providerData: string): void => {
  const isAgain = paymentWith(store, id)?.status === 'untaken'
  const status = isAgain && { status: 'open' as const }
  changePayment(store, id, { isDenied: false, ...(providerData !== '' && { providerData, ...status }) })
}

/** Moves a return's data to the payment it belongs to. They were recorded for another payment. */
export const moveReturn = (store: SharedStore, fromId: string, toId: string, providerData: string): void => {
  changePayment(store, fromId, { providerData: undefined, isReported: undefined, isDueGone: undefined })
  keepReturn(store, toId, providerData)
}

/** Records the insurer's payment code if the record lacks it. A later return may identify the payment by this code. */
export const keepCode = (store: SharedStore, id: string, paymentCode: string | null | undefined): void => {
  if (paymentCode && paymentWith(store, id)?.paymentCode === null) changePayment(store, id, { paymentCode })
}

/** Records that a payment is about to be reported. `isDueGone`: whether its item was no longer due before that. */
export const keepReported = (store: SharedStore, id: string, isDueGone: boolean): void =>
  changePayment(store, id, { isReported: true, isDueGone })
