import { fromPromise } from 'xstate'
import { servicesOf } from '../services'
import {
  codesIn,
  forgetDepartures,
  isSameCode,
  keepReturn,
  ownDeparture,
  readQuery,
  returnedPayment,
  UNCERTAIN,
} from './departures'
import { keepEnd, keepPayment, keptPayment, RETURN_KEPT, type Redirect, type Returned } from './kept'
import { caseStatusOf } from './paymentQueries'
import type { PaymentReturnInput, ReturnStart } from './paymentReturn.types'
import { type CardPayment, paymentWith } from './records'
import { knownEnd } from './results'

/**
 * Finds the payment of a return: the one that the portal's own link or the payment code names, or else the one that this
 * tab left for. Saves the provider's data at once, so that a reload, another tab or the next sign-in can continue. A
 * confirmed payment is not reported again.
 */
export const takeReturnActor = fromPromise<ReturnStart, PaymentReturnInput>(async ({ input, system }) => {
  const services = servicesOf(system)
  const { providerData: query, recordId } = readQuery(input.query)
  const codes = codesIn(query)
  const [code = null] = codes
  const isNamed = (redirect: Redirect): boolean =>
    code === null ||
    redirect.paymentCode === null ||
    codes.some((returnedCode) => isSameCode(returnedCode, redirect.paymentCode))
  const recordedStateOf = (redirect: Redirect, payment: CardPayment | null) => ({
    ...{ redirect, caseStatus: caseStatusOf(payment), end: payment && knownEnd(payment) },
    code: redirect.paymentCode ?? code,
  })
  const stored = keptPayment(services)
  const departure = ownDeparture(services)
  // The tab's own copy: a duplicate of this tab may have returned first and removed the tab from the shared record.
  const away = stored?.type === 'away' ? stored.redirect : null
  const isOfLink = recordId === null || recordId === stored?.redirect.id
  const isContinued = stored?.type === 'returned' && stored.providerData === query && isOfLink
  // The bank's app may return to another tab than the one that left.
  const found = isContinued ? null : returnedPayment(services, query, codes)
  const certain = found === UNCERTAIN ? null : found
  const linkedPayment = recordId === null || isContinued ? null : paymentWith(services, recordId)
  const codedPayment = codes.some((returnedCode) => isSameCode(returnedCode, certain?.paymentCode ?? null))
    ? certain
    : null
  const ownRedirect = [departure, away].find((candidate) => candidate !== null && isNamed(candidate))
  const redirect = linkedPayment ?? codedPayment ?? ownRedirect ?? certain
  if (redirect?.id === departure?.id) forgetDepartures(services)
  if (redirect !== null) {
    const { id } = redirect
    const payment = paymentWith(services, id)
    const recordedState = recordedStateOf(redirect, payment)
    const returned: Returned = {
      ...{ type: 'returned', redirect, providerData: query, key: services.newId() },
      until: services.now() + RETURN_KEPT,
    }
    const end = payment?.end
    // If a case is submitted and no money was taken, the record still has the provider's data. The return is reported
    // again.
    const isSettled = end === undefined ? payment?.providerData === undefined : !end.isProcessing
    if (recordedState.caseStatus !== null && isSettled) return { ...recordedState, returned: null }
    if (end !== undefined && !end.isProcessing) {
      keepEnd(services, returned, end)
      return { redirect, returned: null }
    }
    keepPayment(services, returned)
    keepReturn(services, id, query)
    return { ...recordedState, returned }
  }
  if (stored === null || stored.type === 'away' || !isNamed(stored.redirect)) {
    return { redirect: null, returned: null, isUnknown: code !== null || found === UNCERTAIN, code }
  }
  const storedState = recordedStateOf(stored.redirect, paymentWith(services, stored.redirect.id))
  return { ...storedState, returned: stored.type === 'returned' ? stored : null }
})
