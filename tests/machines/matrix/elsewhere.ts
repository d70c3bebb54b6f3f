import { expect } from 'vitest'
import { paysChosenItem, paysDueAmount } from '../../../machines/case/machine/payment/paidCase'
import { everyCase } from '../../../machines/cases'
import { pay } from '../../../machines/cases/common/pay.case'
import { contractOf } from '../../../mocks/store/store'
import { createPayment } from '../../../src/api/payments'
import { strategiesOf } from './answers'
import { reload } from './buttons'
import type { Course } from './course'
import type { Customer } from './customer'
import { callsOf, checkEnd, standingAt } from './oracle'
import { caseIn, situationIn, waitUntilIdle } from './situation'
import { byAddress, openAnother } from './tabs'
import { goOnUntil, routeOf } from './walk'

/**
 * Completes a case with a card payment in another tab. Adds the ids of that case and payment to `customer.before`.
 * Returns the customer of the other tab.
 * @throws if the other tab has nothing to pay.
 */
const payIn = async (customer: Customer, productLineCase: Customer['productLineCase']): Promise<Customer> => {
  const [strategy] = strategiesOf(productLineCase.definition)
  if (strategy === undefined) throw new Error('No customer pays by card')
  const other = await openAnother(
    { ...customer, productLineCase: productLineCase, strategy: strategy, presses: 1 },
    byAddress,
  )
  await goOnUntil(other, () => situationIn(other.tab) === 'notOffered')
  if (situationIn(other.tab) === 'notOffered') throw new Error('The other tab has nothing to pay')
  checkEnd(other, { [createPayment.id]: 1 })
  const submittedIds = standingAt(customer.tab.browser.insurer, customer.contractNumber)
  customer.before = [...customer.before, ...submittedIds.filter((id) => !other.before.includes(id))]
  await waitUntilIdle(customer.tab)
  return other
}

const paymentIn = ({ tab }: Customer) => caseIn(tab)?.getSnapshot().children.payment?.getSnapshot()

/** Returns the premium types of the card payments that a tab has started, the oldest first. */
const startedIn = (customer: Customer): readonly unknown[] =>
  callsOf(customer).flatMap(({ endpoint, body }) => (endpoint === createPayment ? [Object(body).premiumType] : []))

/** Tells if the screen gives a reason for not paying: nothing is due, or the insurer no longer accepts the case. */
const showsReason = (customer: Customer): boolean =>
  paymentIn(customer)?.matches('nothingDue') === true ||
  situationIn(customer.tab) === 'notOffered' ||
  caseIn(customer.tab)?.getSnapshot().context.notice === 'refused'

/**
 * Pays for the same case in another tab, and submits the case there. If the payment step is open in this tab, it must
 * show a notice at once. This tab then continues, but must not pay the amount due again. It may pay again only an
 * amount that the customer has typed.
 */
export const anotherPays = async (customer: Customer, done: Course['done']): Promise<void> => {
  const { tab, productLineCase } = customer
  const route = routeOf(customer)
  const started = startedIn(customer).length
  const other = await payIn(customer, productLineCase)
  if (route === 'provider') await tab.travel(-1)
  await waitUntilIdle(tab)
  const isOpen = route === 'paying'
  const isOfDue = paysDueAmount(productLineCase.definition)
  if (isOpen)
    expect(paymentIn(customer)?.context.notice, 'what comes unasked').toMatchObject({
      type: isOfDue ? 'dueGone' : 'paidBefore',
      isUnasked: true,
    })
  await goOnUntil(customer, () => showsReason(customer))
  const repeatedPayments = startedIn(customer).slice(started)
  // Skips a payment that is opened only after the other tab has paid, because it uses the current amount due.
  if (isOfDue && (isOpen || paysChosenItem(productLineCase.definition)))
    expect(repeatedPayments, 'what is paid again').not.toContain(startedIn(other)[0])
  if (isOfDue && !paysChosenItem(productLineCase.definition))
    expect(showsReason(customer), 'that the case is sent').toBe(true)
  if (!isOfDue && !showsReason(customer))
    checkEnd(customer, { ...done, ...(repeatedPayments.length > 0 && moreThanOne) })
}

const moreThanOne = { [createPayment.id]: expect.any(Number) }

/**
 * The debt that the other tab pays (Ft). It is higher than the refund of an ended contract, so the contract owes money.
 */
const DEBT = 50_000

/** Pays a debt in another tab. A case without a payment must continue unchanged, also after a reload. */
export const anotherPaysBeside = async (customer: Customer): Promise<void> => {
  const payCase = everyCase.find(({ definition }) => definition === pay)
  if (payCase === undefined) throw new Error('No case pays')
  const { store } = customer.tab.browser.insurer
  contractOf(store, customer.contractNumber).header.debt ??= { value: DEBT, currency: 'HUF' }
  await payIn(customer, { ...payCase, productLine: customer.productLineCase.productLine })
  await reload(customer)
}
