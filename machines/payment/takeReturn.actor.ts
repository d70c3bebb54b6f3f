import { fromPromise } from 'xstate'
import { portsOf } from '../ports'
import { keepPayment, keptPayment, RETURN_KEPT, type Redirect, type Returned } from './kept'
import { rememberedBy, sentOf } from './paid'
import type { PaymentReturnInput, ReturnStart } from './paymentReturn.types'
import { forgetRedirect, ownRedirect } from './redirects'
import { unsettledBy } from './unsettled'

/**
 * Takes what leads back from a payment: the one that this tab left for, unless the address names another one by its code.
 * It is read once and removed. From then on the tab itself keeps it for an hour, so that a reload or another sign-in goes
 * on with it.
 */
export const takeReturnActor = fromPromise<ReturnStart, PaymentReturnInput>(async ({ input, system }) => {
  const ports = portsOf(system)
  const code = new URLSearchParams(input.query).get('paymentCode')
  const isNamed = (redirect: Redirect): boolean =>
    code === null || redirect.paymentCode === null || redirect.paymentCode === code
  const kept = keptPayment(ports)
  const own = ownRedirect(ports)
  // A copy of this tab may have come back before it, and have taken what they share: each was left for the same payment.
  const away = kept?.type === 'away' ? kept.redirect : null
  const isGoneOnWith = kept?.type === 'returned' && kept.providerData === input.query
  // The bank's app may lead back to another tab than the one that was left.
  const noted = isGoneOnWith ? null : unsettledBy(ports, input.query, code)
  const redirect = [own, away].find((one) => one !== null && isNamed(one)) ?? noted
  if (redirect === own) forgetRedirect(ports)
  // The case is sent from the tab that the customer left, or its copy. In other tabs it warns of the payment.
  if (redirect !== null && redirect === noted && sentOf(ports, redirect) !== null) return { redirect, returned: null }
  if (redirect !== null) {
    const returned: Returned = {
      type: 'returned',
      redirect,
      providerData: input.query,
      key: ports.newId(),
      until: ports.now() + RETURN_KEPT,
    }
    keepPayment(ports, returned)
    return { redirect, returned }
  }
  if (kept === null || kept.type === 'away' || !isNamed(kept.redirect)) {
    const remembered = code === null ? null : rememberedBy(ports, code)
    return { redirect: remembered?.of ?? null, returned: null, isSent: remembered?.isSent ?? false }
  }
  return { redirect: kept.redirect, returned: kept.type === 'returned' ? kept : null }
})
