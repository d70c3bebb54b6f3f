import { expect } from 'vitest'
import { pathOf } from '../../../machines/routes'
import { type Customer, goStep } from './customer'
import { check } from './oracle'
import { caseIn, contractIn, situationIn, waitUntilIdle } from './situation'
import { routeOf } from './walk'

/** Reloads the page while a call may be pending. Expects no particular step, because the step depends on the call. */
export const reloadMeanwhile = async ({ tab }: Customer): Promise<void> => {
  await tab.reload()
  await waitUntilIdle(tab)
}

/** Reloads the page, and expects the customer to stay at the same step. */
export const reload = async (customer: Customer): Promise<void> => {
  const route = routeOf(customer)
  await reloadMeanwhile(customer)
  expect(routeOf(customer), 'where a reload leads').toBe(route)
}

/** Presses one of the browser's buttons once. The address must match the resulting step. */
const travel = async (customer: Customer, delta: -1 | 1): Promise<void> => {
  const { tab } = customer
  await tab.travel(delta)
  await waitUntilIdle(tab)
  check(customer)
  const page = tab.page()
  if (page !== null) expect(tab.address(), 'the address').toBe(pathOf(page.app.getSnapshot().context.route))
}

/**
 * Presses the browser's forward button. After a reload, the portal shows warnings about answers once more, so a second
 * press may be necessary.
 */
const forward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const address = tab.address()
  await travel(customer, 1)
  const isWarned = (caseIn(tab)?.getSnapshot().context.warnedFields ?? []).length > 0
  if (tab.address() === address && isWarned) await travel(customer, 1)
}

/**
 * Presses back, then forward. If the portal asks whether to leave the case, forward must not close that question. The
 * customer then chooses to stay.
 */
export const backAndForward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const position = [routeOf(customer), tab.address()]
  await travel(customer, -1)
  if (situationIn(tab) === 'confirmingDeparture') {
    await travel(customer, 1)
    expect(situationIn(tab), 'the question after forward').toBe('confirmingDeparture')
    await goStep(customer)
    await waitUntilIdle(tab)
  }
  await forward(customer)
  expect([routeOf(customer), tab.address()], 'where back and forward lead').toEqual(position)
}

/**
 * Presses back until the menu or the question whether to leave the case appears. If the portal asks, leaves the case
 * and presses forward. The draft must be deleted.
 */
export const leaveAndForward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  await backAllTheWay(customer)
  if (situationIn(tab) !== 'confirmingDeparture') return
  contractIn(tab)?.send({ type: 'departure.confirmed' })
  await waitUntilIdle(tab)
  expect(situationIn(tab), 'where the question leads').toBe('selecting')
  customer.typed = {}
  customer.attached.clear()
  await travel(customer, 1)
  expect(caseIn(tab)?.getSnapshot().context.dirty ?? false, 'a filled form').toBe(false)
}

/**
 * Presses back until the menu or the question whether to leave the case appears. Then presses forward until the
 * customer is at the first step again.
 */
export const backAndForwardAllTheWay = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const position = [routeOf(customer), tab.address()]
  await backAllTheWay(customer)
  if (situationIn(tab) === 'confirmingDeparture') await goStep(customer)
  await waitUntilIdle(tab)
  while (tab.address() !== position[1]) {
    const address = tab.address()
    await forward(customer)
    expect(tab.address(), 'where forward leads').not.toBe(address)
  }
  expect([routeOf(customer), tab.address()], 'where forward leads at last').toEqual(position)
}

/** Goes back to the menu. Every press must change the screen. Stops if the portal asks whether to leave the case. */
export const backAllTheWay = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  while (!['selecting', 'confirmingDeparture'].includes(situationIn(tab))) {
    const situation = situationIn(tab)
    const address = tab.address()
    await travel(customer, -1)
    expect([situationIn(tab), tab.address()], 'where back leads').not.toEqual([situation, address])
    if (situation === 'filling') expect(BEFORE_FORM, 'what lies before the form').toContain(situationIn(tab))
  }
}

/**
 * The situations that the back button may lead to from the form. `provider` is allowed, because the form may have
 * opened after a return from the payment provider.
 */
const BEFORE_FORM = ['selecting', 'confirmingDeparture', 'provider']

/**
 * Presses back, then forward, after the insurer has received the case. A new case may open, but the filled form may
 * not.
 */
export const backFromSubmitted = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  // After the submission there is no draft, so no answers are expected.
  customer.typed = {}
  customer.attached.clear()
  for (const delta of [-1, 1] as const) {
    await tab.travel(delta)
    await waitUntilIdle(tab)
    expect(caseIn(tab)?.getSnapshot().context.dirty ?? false, 'a filled form').toBe(false)
  }
}
