import { expect } from 'vitest'
import { pathOf } from '../../../machines/routes'
import { type Customer, goStep } from './customer'
import { check } from './oracle'
import { caseIn, contractIn, rest, situationIn } from './situation'
import { routeOf } from './walk'

/** A reload in the middle of a call: where it leads depends on the call. */
export const reloadMeanwhile = async ({ tab }: Customer): Promise<void> => {
  await tab.reload()
  await rest(tab)
}

/** The browser's reload: the customer stands where they stood. */
export const reload = async (customer: Customer): Promise<void> => {
  const route = routeOf(customer)
  await reloadMeanwhile(customer)
  expect(routeOf(customer), 'where a reload leads').toBe(route)
}

/** One press of one of the browser's buttons; the address is that of what stands there then. */
const travel = async (customer: Customer, by: -1 | 1): Promise<void> => {
  const { tab } = customer
  await tab.travel(by)
  await rest(tab)
  check(customer)
  const page = tab.page()
  if (page !== null) expect(tab.address(), 'the address').toBe(pathOf(page.app.getSnapshot().context.route))
}

/** The browser's forward. Where the page was loaded anew since, what looks odd on it is shown once more before one goes on. */
const forward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const address = tab.address()
  await travel(customer, 1)
  const isWarned = (caseIn(tab)?.getSnapshot().context.warnedFields ?? []).length > 0
  if (tab.address() === address && isWarned) await travel(customer, 1)
}

/** The browser's back, and its forward; whoever is asked whether to leave presses it behind the question too, and stays. */
export const backAndForward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const stood = [routeOf(customer), tab.address()]
  await travel(customer, -1)
  if (situationIn(tab) === 'confirmingDeparture') {
    await travel(customer, 1)
    expect(situationIn(tab), 'the question after forward').toBe('confirmingDeparture')
    await goStep(customer)
    await rest(tab)
  }
  await forward(customer)
  expect([routeOf(customer), tab.address()], 'where back and forward lead').toEqual(stood)
}

/** The browser's back to where the customer is asked whether to leave, leaves, and then its forward: what was given up is gone. */
export const leaveAndForward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  await backAllTheWay(customer)
  if (situationIn(tab) !== 'confirmingDeparture') return
  contractIn(tab)?.send({ type: 'departure.confirmed' })
  await rest(tab)
  expect(situationIn(tab), 'where the question leads').toBe('selecting')
  customer.typed = {}
  customer.attached.clear()
  await travel(customer, 1)
  expect(caseIn(tab)?.getSnapshot().context.dirty ?? false, 'a filled form').toBe(false)
}

/** The browser's back all the way, and its forward to where the customer stood. */
export const backAndForwardAllTheWay = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const stood = [routeOf(customer), tab.address()]
  await backAllTheWay(customer)
  if (situationIn(tab) === 'confirmingDeparture') await goStep(customer)
  await rest(tab)
  while (tab.address() !== stood[1]) {
    const address = tab.address()
    await forward(customer)
    expect(tab.address(), 'where forward leads').not.toBe(address)
  }
  expect([routeOf(customer), tab.address()], 'where forward leads at last').toEqual(stood)
}

/** The browser's back, as far as the menu: every press leads somewhere. Whoever is asked whether to leave stays. */
export const backAllTheWay = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  while (!['selecting', 'confirmingDeparture'].includes(situationIn(tab))) {
    const stood = situationIn(tab)
    const address = tab.address()
    await travel(customer, -1)
    expect([situationIn(tab), tab.address()], 'where back leads').not.toEqual([stood, address])
    if (stood === 'filling') expect(BEFORE_FORM, 'what lies before the form').toContain(situationIn(tab))
  }
}

/** Somebody may have come back to the form from where a payment was made. */
const BEFORE_FORM = ['selecting', 'confirmingDeparture', 'provider']

/** The same once the insurer has the case: it may lead to a new one, never to the filled form. */
export const backFromSubmitted = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  // What was sent is no draft any more.
  customer.typed = {}
  customer.attached.clear()
  for (const by of [-1, 1] as const) {
    await tab.travel(by)
    await rest(tab)
    expect(caseIn(tab)?.getSnapshot().context.dirty ?? false, 'a filled form').toBe(false)
  }
}
