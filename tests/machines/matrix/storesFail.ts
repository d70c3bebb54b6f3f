import { expect } from 'vitest'
import { createPayment } from '../../../src/api/payments'
import type { Course } from './course'
import { type Customer, payAtProvider } from './customer'
import { callsOf, checkEnd, doneFor, isWrite } from './oracle'
import { caseIn, waitUntilIdle } from './situation'
import { goOnUntil, goThrough } from './walk'

const isCardWithheld = ({ tab }: Customer): boolean =>
  caseIn(tab)?.getSnapshot().children.payment?.getSnapshot().context.isCardWithheld === true

/**
 * Makes the browser's storage fail from now on. The case continues in the page. A card payment can no longer start, the
 * screen says why, and the customer pays in another way.
 */
export const storesFail = async (customer: Customer, done: Course['done']): Promise<void> => {
  const isCardAhead = createPayment.id in done && !(createPayment.id in doneFor(customer))
  customer.tab.browser.stores.block()
  if (isCardAhead) {
    await goOnUntil(customer, () => isCardWithheld(customer))
    expect(isCardWithheld(customer), 'the reason why there is no card').toBe(true)
  }
  await goThrough(customer)
  const { [createPayment.id]: card, ...others } = done
  checkEnd(customer, isCardAhead ? others : done)
  if (isCardAhead) expect(doneFor(customer), 'card payments that were started').not.toHaveProperty([createPayment.id])
}

/**
 * Makes the storage fail while the customer is at the provider. After the return, the portal does not know the payment,
 * and must send no write.
 */
export const returnToNothing = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const before = callsOf(customer).filter(isWrite).length
  tab.browser.stores.block()
  await payAtProvider(customer)
  await waitUntilIdle(tab)
  const paymentReturn = tab.page()?.app.getSnapshot().children.paymentReturn
  expect(paymentReturn?.getSnapshot().value).toBe('unknown')
  expect(callsOf(customer).filter(isWrite)).toHaveLength(before)
}
