import { expect, vi } from 'vitest'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { unsentPaymentsOf } from '../../../machines/payment/paymentQueries'
import { PAYMENT_DISPLAY_TIME } from '../../../machines/payment/underWay'
import { type Customer, payAtProvider } from './customer'
import { situationIn, waitUntilIdle } from './situation'

/** Age of the closed tab when it is restored (ms). After more than a minute, a restored tab is signed out. */
const PAST_RELOAD = 70_000

/** Tells if the portal still lists a stored card payment whose case is not submitted. `false` on an external page. */
const hasUnsent = ({ tab, contractNumber }: Customer): boolean => {
  const page = tab.page()
  return page !== null && unsentPaymentsOf(page.ports, contractNumber).length > 0
}

/**
 * Closes the tab after the customer has paid, but before the insurer confirms the case. Reopens the tab after its
 * session and its answers are deleted, and expects the sign-in.
 */
export const closedWithMoney = async (customer: Customer): Promise<void> => {
  const { tab, productLineCase } = customer
  const { definition } = productLineCase
  if (situationIn(tab) === 'provider') {
    // Delays the answer to the submission, which a case without a summary sends as soon as the customer returns.
    if (!definition.summary)
      tab.browser.insurer.trouble('held', ({ endpoint }) => endpoint === resultCallOf(definition))
    await payAtProvider(customer)
    await waitUntilIdle(tab, () => hasUnsent(customer) && !tab.browser.insurer.isTroubled())
  }
  expect(hasUnsent(customer), 'money without a case').toBe(true)
  tab.close()
  vi.setSystemTime(Date.now() + PAST_RELOAD)
  await tab.reload()
  await waitUntilIdle(tab)
  expect(situationIn(tab), 'where a restored tab starts').toBe('signingIn')
  customer.typed = {}
  customer.attached.clear()
}

/**
 * Closes and reopens the tab as `closedWithMoney` does. The portal must list the payment, whose case is not submitted,
 * for 90 days and no longer.
 */
export const returnTooLate = async (customer: Customer): Promise<void> => {
  await closedWithMoney(customer)
  vi.setSystemTime(Date.now() + PAYMENT_DISPLAY_TIME - PAST_RELOAD - 60_000)
  expect(hasUnsent(customer), 'money within 90 days').toBe(true)
  vi.setSystemTime(Date.now() + PAST_RELOAD + 60_000)
  expect(hasUnsent(customer), 'money after 90 days').toBe(false)
}
