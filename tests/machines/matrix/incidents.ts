import { expect, vi } from 'vitest'
import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { PaymentMethod } from '../../../machines/payment/payment.types'
import { REDIRECT_LIFETIME } from '../../../machines/payment/underWay'
import type { Endpoint } from '../../../src/api/endpoint'
import { createPayment, processProviderResponse } from '../../../src/api/payments'
import {
  backAllTheWay,
  backAndForward,
  backAndForwardAllTheWay,
  backFromSubmitted,
  leaveAndForward,
  reload,
} from './buttons'
import { closedWithMoney, returnTooLate } from './closedTab'
import type { Course } from './course'
import { type Customer, goStep, payAtProvider } from './customer'
import { anotherPays, anotherPaysBeside } from './elsewhere'
import { check } from './oracle'
import { situationIn, waitUntilIdle } from './situation'
import { returnToNothing, storesFail } from './storesFail'
import { another, anotherSends, bothComeBack, byAddress, duplicated } from './tabs'
import { goOnUntil, routeOf } from './walk'

/** Something that happens to the customer at the current step, e.g. a reload. */
export interface Incident {
  readonly name: string
  /** Tells if the incident can happen at the step `route`. */
  readonly canHappen: (route: string, definition: CaseDefinition, pays: PaymentMethod) => boolean
  /** Lets the incident happen. `done` is the number of writes, by endpoint, of the case without incidents. */
  readonly happen: (customer: Customer, done: Course['done']) => Promise<unknown>
  /** True if the test ends with the incident. The case is not completed. */
  readonly isLast?: boolean
  /** The endpoint that is called once more because of the incident. */
  readonly isAgain?: Endpoint
  /** True if the incident does not change the step. It can then happen at each step of a single walk. */
  readonly isWithoutTrace?: boolean
  /**
   * True if the incident lasts to the end of the case. A test that starts it at one step then also covers all later
   * steps.
   */
  readonly isLasting?: boolean
  /** True if the incident discards the answers. The customer then gives and sends them again. */
  readonly isGivenUp?: boolean
}

const PROVIDER = 'provider'
/** The steps after the insurer has received the case, or answered it. */
const AFTER = ['submitted', 'signing', 'identifying', 'answered']
/** The steps without a next action. */
const ENDS = ['submitted', 'answered']
const isAfter = (route: string): boolean => AFTER.includes(route.split(',')[0] ?? '')

const SESSION_LENGTH = 20 * 60_000

/** Longest time until a page checks the clock after its device has slept (ms). */
const LOOK = 10_000

/** Simulates a closed laptop lid. The clock advances, but timers run only after the lid opens. */
const closeLid = (length: number): void => {
  vi.setSystemTime(Date.now() + length)
  vi.advanceTimersByTime(LOOK)
}

/** Absence of a discarded page (ms). After more than a minute, a closed tab is signed out. */
const PAST_CLOSED = 70_000

const isSignedOut = ({ tab }: Customer): boolean => ['sessionOver', 'signingIn'].includes(situationIn(tab))

/** Lets the session expire. The next sign-in must lead back to the same step. */
const sessionEnds =
  (pass: (length: number) => void) =>
  async (customer: Customer): Promise<void> => {
    const route = routeOf(customer)
    pass(SESSION_LENGTH)
    await waitUntilIdle(customer.tab)
    // Does not compare the steps before and after the sign-in in two situations. A customer at the provider comes back
    // by the return address, and an identification may have succeeded by now.
    if (route === PROVIDER || route === 'identifying') return
    expect(situationIn(customer.tab), 'whether the session is over').toMatch(/sessionOver|signingIn/)
    await goOnUntil(customer, () => !isSignedOut(customer))
    await waitUntilIdle(customer.tab)
    expect(routeOf(customer), 'where the sign-in leads').toBe(route)
  }

/** Discards the page while the customer uses another app, and loads it again. The session must continue. */
const pageDiscarded = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const route = routeOf(customer)
  tab.discard()
  vi.setSystemTime(Date.now() + PAST_CLOSED)
  await tab.reload()
  await waitUntilIdle(tab)
  expect(isSignedOut(customer), 'whether the customer is signed out').toBe(false)
  // A pending identification may have succeeded by now.
  if (route !== 'identifying') expect(routeOf(customer), 'where the reload leads').toBe(route)
}

/** Time with a closed lid (ms): longer than the 30 minutes for which drafts are stored. */
const PAST_DRAFTS = 55 * 60_000
/** Time with a closed lid (ms): longer than the hour for which a tab stores a payment's return. */
const PAST_RETURN = 90 * 60_000
/** Time at a provider (ms): longer than the tab waits for the customer's return. */
const PAST_DEPARTURE = REDIRECT_LIFETIME + 60_000

/** Closes the lid for `length` (ms). The answers are deleted by then, so no answers are expected afterwards. */
const lidClosed =
  (length: number) =>
  async (customer: Customer): Promise<void> => {
    closeLid(length)
    await waitUntilIdle(customer.tab)
    customer.typed = {}
    customer.attached.clear()
  }

/** Pays by card without submitting the case. Then closes the lid for longer than the tab stores a payment's return. */
const lidClosedWithMoney = async (customer: Customer): Promise<void> => {
  const { insurer } = customer.tab.browser
  if (situationIn(customer.tab) === PROVIDER) {
    insurer.trouble('held', ({ endpoint }) => endpoint === processProviderResponse)
    await payAtProvider(customer)
    await waitUntilIdle(customer.tab, () => !insurer.isTroubled())
  }
  await lidClosed(PAST_RETURN)(customer)
}

/** Lets the provider reject the payment. The customer must be back at the payment step, to pay again. */
const refusePayment = async (customer: Customer): Promise<void> => {
  await payAtProvider(customer, 'REFUSED')
  await waitUntilIdle(customer.tab)
  expect(routeOf(customer)).toBe('paying')
}

const offline = async (customer: Customer): Promise<void> => {
  const { browser } = customer.tab
  browser.setOnline(false)
  await goStep(customer)
  await waitUntilIdle(customer.tab)
  check(customer)
  browser.setOnline(true)
  await waitUntilIdle(customer.tab)
}

/** Tells if the customer is in the portal and the insurer has not received the case yet. */
const isBefore = (route: string): boolean => route !== PROVIDER && !isAfter(route)

const isAnswered = (route: string): boolean => !/^filling[^,]*$/.test(route) && isBefore(route)

/** Tells if the customer is paying or has paid by card, and has not submitted the case yet. */
const hasMoney: Incident['canHappen'] = (route, { payment }, pays) =>
  route === PROVIDER || (route === 'reviewing' && payment !== null && pays === 'card')

/** All incidents. `canHappen` limits each to some steps of a case. */
export const incidents: readonly Incident[] = [
  { name: 'a reload', canHappen: (route) => route !== PROVIDER, happen: reload, isWithoutTrace: true },
  {
    name: 'a hidden page that the browser discards',
    canHappen: (route) => route !== PROVIDER,
    happen: pageDiscarded,
    isWithoutTrace: true,
  },
  { name: 'back and forward', canHappen: (route) => !isAfter(route), happen: backAndForward, isWithoutTrace: true },
  { name: 'back all the way', canHappen: isBefore, happen: backAllTheWay },
  { name: 'back and forward all the way', canHappen: isBefore, happen: backAndForwardAllTheWay, isWithoutTrace: true },
  { name: 'back and away, and forward', canHappen: isAnswered, happen: leaveAndForward, isGivenUp: true },
  {
    name: 'back all the way',
    canHappen: (route) => route === PROVIDER,
    happen: backAllTheWay,
    isAgain: createPayment,
  },
  {
    name: 'a payment that is refused',
    canHappen: (route) => route === PROVIDER,
    happen: refusePayment,
    isAgain: createPayment,
  },
  { name: 'back and forward', canHappen: isAfter, happen: backFromSubmitted, isLast: true },
  {
    name: 'a session that runs out',
    canHappen: () => true,
    happen: sessionEnds((length) => vi.advanceTimersByTime(length)),
    isWithoutTrace: true,
  },
  {
    name: 'a lid closed past the end of the session',
    canHappen: () => true,
    happen: sessionEnds(closeLid),
    isWithoutTrace: true,
  },
  {
    name: 'a lid closed past the end of the drafts',
    canHappen: (route) => isAnswered(route) || route === PROVIDER,
    happen: lidClosed(PAST_DRAFTS),
    isGivenUp: true,
  },
  { name: 'a lid closed past the end of the drafts', canHappen: isAfter, happen: lidClosed(PAST_DRAFTS), isLast: true },
  {
    name: 'a lid closed past the hour of a return',
    canHappen: hasMoney,
    happen: lidClosedWithMoney,
    isGivenUp: true,
  },
  {
    name: 'a day at the provider',
    canHappen: (route) => route === PROVIDER,
    happen: lidClosed(PAST_DEPARTURE),
    isGivenUp: true,
  },
  {
    name: 'a tab closed with money that is not sent',
    canHappen: hasMoney,
    happen: closedWithMoney,
    isGivenUp: true,
  },
  {
    name: 'money that is not sent for 90 days',
    canHappen: (route) => route === PROVIDER,
    happen: returnTooLate,
    isLast: true,
  },
  { name: 'offline and on again', canHappen: (route) => route !== PROVIDER && !ENDS.includes(route), happen: offline },
  {
    name: 'another tab',
    canHappen: (route) => !isAfter(route),
    happen: another(byAddress),
    isWithoutTrace: true,
  },
  {
    name: 'a duplicated tab',
    canHappen: (route) => route !== PROVIDER && !isAfter(route),
    happen: another(duplicated),
    isWithoutTrace: true,
  },
  { name: 'another tab that sends as well', canHappen: isAnswered, happen: anotherSends(byAddress), isLast: true },
  {
    name: 'a duplicated tab that sends as well',
    canHappen: isAnswered,
    happen: anotherSends(duplicated),
    isLast: true,
  },
  {
    name: 'a duplicated tab that comes back as well',
    canHappen: (route) => route === PROVIDER,
    happen: bothComeBack,
    isLast: true,
  },
  {
    name: 'another tab that pays what is due here',
    // Excludes the summary after a card payment, where the other tab would submit the case that this tab has paid for.
    canHappen: (route, { payment }, pays) =>
      payment !== null && !isAfter(route) && !(route === 'reviewing' && pays === 'card'),
    happen: anotherPays,
    isLast: true,
  },
  {
    name: 'another tab that pays',
    canHappen: (_, { payment }) => payment === null,
    happen: anotherPaysBeside,
    isLasting: true,
  },
  {
    name: 'stores that keep nothing',
    canHappen: (route) => route !== PROVIDER,
    happen: storesFail,
    isLasting: true,
    isLast: true,
  },
  {
    name: 'stores that keep nothing',
    canHappen: (route) => route === PROVIDER,
    happen: returnToNothing,
    isLast: true,
  },
]
