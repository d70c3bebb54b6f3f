import { expect } from 'vitest'
import { isFieldStep, planOf } from '../../../machines/case/machine/plan'
import { createPayment, payFeeByTransfer, reportPayment } from '../../../src/api/payments'
import { openTabIn } from './browser'
import type { Course } from './course'
import { type Customer, caseAddress, payAtProvider } from './customer'
import { check, checkEnd, standingAt } from './oracle'
import { caseIn, situationIn, waitUntilIdle } from './situation'
import { goOnUntil, goThrough, routeOf } from './walk'

/** A function that returns the storage that a new tab starts with. */
type InitialStorage = (customer: Customer) => ReadonlyMap<string, string>

/** Returns the storage of a tab that is opened by its address. It is empty. */
export const byAddress: InitialStorage = () => new Map()

/** Returns the storage of a duplicated tab, which is a copy of this tab's storage. */
export const duplicated: InitialStorage = ({ tab }) => tab.storage()

/** Opens the case's address in another tab, where the customer is signed out. */
export const openAnother = async (customer: Customer, initialStorage: InitialStorage): Promise<Customer> => {
  const { productLineCase } = customer
  const tab = openTabIn(customer.tab.browser, initialStorage(customer))
  await tab.open(caseAddress(productLineCase))
  await waitUntilIdle(tab)
  expect(situationIn(tab), 'a tab of its own').toBe('signingIn')
  const before = standingAt(tab.browser.insurer, customer.contractNumber)
  return { ...customer, tab, before, typed: {}, attached: new Set(), detours: new Set() }
}

/** Tells if the other tab has no actions left because this tab has paid everything. */
const isSettled = (customer: Customer, other: Customer): boolean =>
  situationIn(other.tab) === 'notOffered' && other.before.some((id) => !customer.before.includes(id))

/** Tells if a case only announces a transfer. If two tabs announce it, the insurer still expects one transfer. */
const isAnnouncement = ({ productLineCase }: Customer, done: Course['done']): boolean =>
  productLineCase.definition.submit === reportPayment && payFeeByTransfer.id in done

/** Tells if this tab's card payment did not start, because the other tab has paid the amount due. */
const isNothingDue = ({ tab }: Customer): boolean => {
  const notice = caseIn(tab)?.getSnapshot().children.payment?.getSnapshot().context.notice
  return notice?.type === 'dueGone' || notice?.type === 'paidElsewhere'
}

/**
 * Opens the same case in another tab, and continues there as far as possible without submitting it. The other tab stays
 * at that step.
 */
export const another = (initialStorage: InitialStorage) => async (customer: Customer) => {
  const other = await openAnother(customer, initialStorage)
  const { steps, first } = planOf(customer.productLineCase.definition)
  const last = steps.includes('paying') ? 'paying' : (steps.at(-1) ?? first)
  const stops = isFieldStep(last) ? `${last}, answered` : last
  await goOnUntil(other, () => routeOf(other) === stops || isSettled(customer, other))
  await waitUntilIdle(customer.tab)
  check(other)
}

/**
 * Submits the same case in another tab, and then continues in this tab. The insurer then has two cases, or rejects the
 * second one with a message. The insurer has only one case if both tabs announce the same transfer, or if this tab had
 * already paid.
 */
export const anotherSends = (initialStorage: InitialStorage) => async (customer: Customer, done: Course['done']) => {
  const { tab, productLineCase, contractNumber } = customer
  const other = await openAnother(customer, initialStorage)
  await goOnUntil(other, () => isSettled(customer, other))
  await waitUntilIdle(tab)
  if (isSettled(customer, other)) {
    await goThrough(customer)
    return checkEnd(customer, done)
  }
  // If this tab has paid, the other tab sends the paid case, and both tabs show the same case.
  const isPaidHere = other.before.some((id) => !customer.before.includes(id))
  const { [createPayment.id]: _, ...unpaid } = done
  checkEnd(other, isPaidHere ? unpaid : done)
  if (!isPaidHere && !isAnnouncement(customer, done)) {
    const submittedIds = standingAt(tab.browser.insurer, contractNumber).filter((id) => !other.before.includes(id))
    customer.before = [...customer.before, ...submittedIds]
  }
  const isRefused = () => caseIn(tab)?.getSnapshot().context.notice === 'refused' || isNothingDue(customer)
  await goOnUntil(customer, isRefused)
  if (!isRefused()) return checkEnd(customer, done)
  tab.page()?.navigate(`/${productLineCase.productLine}/ugyek`)
  await waitUntilIdle(tab)
  expect(situationIn(tab), 'the way out').toBe('confirmingDeparture')
}

/**
 * Duplicates the tab while it shows the provider's page, and returns to the portal in both tabs. One payment must lead
 * to one case.
 */
export const bothComeBack = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const copy = openTabIn(tab.browser, tab.storage())
  const other: Customer = { ...customer, tab: copy }
  await payAtProvider(other, 'ACCEPTED', tab.address())
  await goThrough(other)
  await payAtProvider(customer)
  await waitUntilIdle(tab)
  const createdIds = standingAt(tab.browser.insurer, customer.contractNumber).filter(
    (id) => !customer.before.includes(id),
  )
  expect(createdIds, 'one case and one payment').toHaveLength(2)
}
