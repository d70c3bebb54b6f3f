import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import {
  forgetDepartures,
  isSameCode,
  lastDepartureOfTab,
  paymentCodesIn,
  recordReturn,
  returnedPayment,
  splitReturnQuery,
  UNCERTAIN,
} from './departures'
import { RETURN_LIFETIME, type Redirect, type Returned, readStoredPayment, storePayment, storePaymentEnd } from './kept'
import { caseStatusOf } from './paymentQueries'
import type { PaymentReturnInput, ReturnStart } from './paymentReturn.types'
import { type CardPayment, paymentWithId } from './records'
import { lastKnownEnd } from './results'

/**
 * Finds the payment of a return: the one that the portal's own link or the payment code names, or else the one that
 * this tab left for. Saves the provider's data at once, so that a reload, another tab or the next sign-in can continue.
 * A confirmed payment is not reported again.
 */
export const takeReturnActor = fromPromise<ReturnStart, PaymentReturnInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { providerData: query, recordId } = splitReturnQuery(input.query)
  const codes = paymentCodesIn(query)
  const [code = null] = codes
  const canMatchCode = (redirect: Redirect): boolean =>
    code === null ||
    redirect.paymentCode === null ||
    codes.some((returnedCode) => isSameCode(returnedCode, redirect.paymentCode))
  const recordedStateOf = (redirect: Redirect, payment: CardPayment | null) => ({
    ...{ redirect, caseStatus: caseStatusOf(payment), end: payment && lastKnownEnd(payment) },
    code: redirect.paymentCode ?? code,
  })
  const storedPayment = readStoredPayment(services)
  const departure = lastDepartureOfTab(services)
  // Uses the tab's own copy, because a duplicate of this tab may have returned first and removed the tab from the
  // shared record.
  const awayRedirect = storedPayment?.type === 'away' ? storedPayment.redirect : null
  const matchesLink = recordId === null || recordId === storedPayment?.redirect.id
  const isReturnContinued = storedPayment?.type === 'returned' && storedPayment.providerData === query && matchesLink
  // The payments of all tabs are searched, because the bank's app may return to another tab.
  const foundPayment = isReturnContinued ? null : returnedPayment(services, query, codes)
  const certainPayment = foundPayment === UNCERTAIN ? null : foundPayment
  const linkedPayment = recordId === null || isReturnContinued ? null : paymentWithId(services, recordId)
  const paymentWithCode = codes.some((returnedCode) => isSameCode(returnedCode, certainPayment?.paymentCode ?? null))
    ? certainPayment
    : null
  const ownRedirect = [departure, awayRedirect].find((candidate) => candidate !== null && canMatchCode(candidate))
  const redirect = linkedPayment ?? paymentWithCode ?? ownRedirect ?? certainPayment
  if (redirect?.id === departure?.id) forgetDepartures(services)
  if (redirect !== null) {
    const { id } = redirect
    const payment = paymentWithId(services, id)
    const recordedState = recordedStateOf(redirect, payment)
    const returned: Returned = {
      ...{ type: 'returned', redirect, providerData: query, key: services.newId() },
      until: services.now() + RETURN_LIFETIME,
    }
    const end = payment?.end
    // If a case is submitted and no money was taken, the record still has the provider's data, so the return is
    // reported again.
    const isSettled = end === undefined ? payment?.providerData === undefined : !end.isProcessing
    if (recordedState.caseStatus !== null && isSettled) return { ...recordedState, returned: null }
    if (end !== undefined && !end.isProcessing) {
      storePaymentEnd(services, returned, end)
      return { redirect, returned: null }
    }
    storePayment(services, returned)
    recordReturn(services, id, query)
    return { ...recordedState, returned }
  }
  if (storedPayment === null || storedPayment.type === 'away' || !canMatchCode(storedPayment.redirect)) {
    return { redirect: null, returned: null, isUnknown: code !== null || foundPayment === UNCERTAIN, code }
  }
  const storedState = recordedStateOf(storedPayment.redirect, paymentWithId(services, storedPayment.redirect.id))
  return { ...storedState, returned: storedPayment.type === 'returned' ? storedPayment : null }
})
