import { expect } from 'vitest'
import { isFieldStep, planOf } from '../../../machines/case/machine/plan'
import { createPayment, payFeeByTransfer, reportPayment } from '../../../src/api/payments'
import { openTabIn } from './browser'
import type { Course } from './course'
import { type Customer, caseAddress, payAtProvider } from './customer'
import { check, checkEnd, standingAt } from './oracle'
import { caseIn, rest, situationIn } from './situation'
import { goOnUntil, goThrough, routeOf } from './walk'

/** What a tab comes with. */
type Kept = (customer: Customer) => ReadonlyMap<string, string>

/** A tab that is opened by its address comes with nothing. */
export const byAddress: Kept = () => new Map()

/** A copy of this tab comes with all that this one keeps, and is a tab of its own all the same. */
export const duplicated: Kept = ({ tab }) => tab.storage()

/** Opens the case in another tab, signed out. */
export const openAnother = async (customer: Customer, kept: Kept): Promise<Customer> => {
  const { placed } = customer
  const tab = openTabIn(customer.tab.browser, kept(customer))
  await tab.open(caseAddress(placed))
  await rest(tab)
  expect(situationIn(tab), 'a tab of its own').toBe('signingIn')
  const before = standingAt(tab.browser.insurer, customer.contractNumber)
  return { ...customer, tab, before, typed: {}, attached: new Set(), detours: new Set() }
}

/** Whether this tab has paid all that there was, and the other says so: there is nothing to be done in it any more. */
const isSettled = (customer: Customer, other: Customer): boolean =>
  situationIn(other.tab) === 'notOffered' && other.before.some((one) => !customer.before.includes(one))

/** Whether a case says no more than that an amount comes by transfer: said once more, the insurer awaits it once all the same. */
const isAnnouncement = ({ placed }: Customer, done: Course['done']): boolean =>
  placed.definition.submit === reportPayment && payFeeByTransfer.id in done

/** True if this tab's card payment was not started, because the other tab has paid what was due. */
const isNothingDue = ({ tab }: Customer): boolean => {
  const notice = caseIn(tab)?.getSnapshot().children.payment?.getSnapshot().context.notice
  return notice?.type === 'dueGone' || notice?.type === 'paidElsewhere'
}

/** In another tab the customer goes as far as can be with the same case, and leaves it there. */
export const another = (kept: Kept) => async (customer: Customer) => {
  const other = await openAnother(customer, kept)
  const { steps, first } = planOf(customer.placed.definition)
  const last = steps.includes('paying') ? 'paying' : (steps.at(-1) ?? first)
  const stops = isFieldStep(last) ? `${last}, answered` : last
  await goOnUntil(other, () => routeOf(other) === stops || isSettled(customer, other))
  await rest(customer.tab)
  check(other)
}

/**
 * In another tab the customer sends the same case, and then goes on here. Two cases come of it, but one of a transfer that
 * is announced twice and one of a payment that was made before; or the insurer refuses the second case and says so.
 */
export const anotherSends = (kept: Kept) => async (customer: Customer, done: Course['done']) => {
  const { tab, placed, contractNumber } = customer
  const other = await openAnother(customer, kept)
  await goOnUntil(other, () => isSettled(customer, other))
  await rest(tab)
  if (isSettled(customer, other)) {
    await goThrough(customer)
    return checkEnd(customer, done)
  }
  // What this tab has paid for, the other one sends: both tabs show the same case.
  const isPaidHere = other.before.some((one) => !customer.before.includes(one))
  const { [createPayment.id]: _, ...unpaid } = done
  checkEnd(other, isPaidHere ? unpaid : done)
  if (!isPaidHere && !isAnnouncement(customer, done)) {
    const sent = standingAt(tab.browser.insurer, contractNumber).filter((one) => !other.before.includes(one))
    customer.before = [...customer.before, ...sent]
  }
  const isRefused = () => caseIn(tab)?.getSnapshot().context.notice === 'refused' || isNothingDue(customer)
  await goOnUntil(customer, isRefused)
  if (!isRefused()) return checkEnd(customer, done)
  tab.page()?.navigate(`/${placed.area}/ugyek`)
  await rest(tab)
  expect(situationIn(tab), 'the way out').toBe('confirmingDeparture')
}

/** The tab is duplicated while its customer pays elsewhere, and both come back: what was paid once is one case. */
export const bothComeBack = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const copy = openTabIn(tab.browser, tab.storage())
  const other: Customer = { ...customer, tab: copy }
  await payAtProvider(other, 'ACCEPTED', tab.address())
  await goThrough(other)
  await payAtProvider(customer)
  await rest(tab)
  const made = standingAt(tab.browser.insurer, customer.contractNumber).filter((one) => !customer.before.includes(one))
  expect(made, 'one case and one payment').toHaveLength(2)
}
