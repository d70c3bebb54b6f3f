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
    code === null || redirect.paymentCode === null || codes.some((one) => isSameCode(one, redirect.paymentCode))
  const knownOf = (redirect: Redirect, payment: CardPayment | null) => ({
    ...{ redirect, caseStatus: caseStatusOf(payment), end: payment && knownEnd(payment) },
    code: redirect.paymentCode ?? code,
  })
  const kept = keptPayment(services)
  const own = ownDeparture(services)
  // The tab's own copy: a duplicate of this tab may have returned first and removed the tab from the shared record.
  const away = kept?.type === 'away' ? kept.redirect : null
  const isOfLink = recordId === null || recordId === kept?.redirect.id
  const isGoneOnWith = kept?.type === 'returned' && kept.providerData === query && isOfLink
  // The bank's app may return to another tab than the one that left.
  const found = isGoneOnWith ? null : returnedPayment(services, query, codes)
  const certain = found === UNCERTAIN ? null : found
  const asked = recordId === null || isGoneOnWith ? null : paymentWith(services, recordId)
  const coded = codes.some((one) => isSameCode(one, certain?.paymentCode ?? null)) ? certain : null
  const left = [own, away].find((one) => one !== null && isNamed(one))
  const redirect = asked ?? coded ?? left ?? certain
  if (redirect?.id === own?.id) forgetDepartures(services)
  if (redirect !== null) {
    const { id } = redirect
    const payment = paymentWith(services, id)
    const known = knownOf(redirect, payment)
    const returned: Returned = {
      ...{ type: 'returned', redirect, providerData: query, key: services.newId() },
      until: services.now() + RETURN_KEPT,
    }
    const end = payment?.end
    // If a case is submitted and no money was taken, the record still has the provider's data. The return is reported
    // again.
    const isSettled = end === undefined ? payment?.providerData === undefined : !end.isProcessing
    if (known.caseStatus !== null && isSettled) return { ...known, returned: null }
    if (end !== undefined && !end.isProcessing) {
      keepEnd(services, returned, end)
      return { redirect, returned: null }
    }
    keepPayment(services, returned)
    keepReturn(services, id, query)
    return { ...known, returned }
  }
  if (kept === null || kept.type === 'away' || !isNamed(kept.redirect)) {
    return { redirect: null, returned: null, isUnknown: code !== null || found === UNCERTAIN, code }
  }
  const known = knownOf(kept.redirect, paymentWith(services, kept.redirect.id))
  return { ...known, returned: kept.type === 'returned' ? kept : null }
})
