import { expect, vi } from 'vitest'
import { planOf } from '../../../machines/case/plan'
import { pathOf } from '../../../machines/routes'
import type { Endpoint } from '../../../src/api/endpoint'
import { createPayment } from '../../../src/api/payments'
import { openTabIn } from './browser'
import type { Course } from './course'
import { type Customer, caseAddress, goStep, payAtProvider } from './customer'
import { check, checkEnd, standingAt } from './oracle'
import { caseIn, contractIn, rest, situationIn } from './situation'
import { goOnUntil, goThrough, placeOf } from './walk'

/** Something that can happen to a customer who stands somewhere. */
export interface Incident {
  readonly name: string
  /** Whether it can happen there. */
  readonly canHappen: (place: string) => boolean
  /** `done` is what the case writes at the insurer where nothing happens. */
  readonly happen: (customer: Customer, done: Course['done']) => Promise<unknown>
  /** Whether the case is not gone on with. */
  readonly isLast?: boolean
  /** What is written once more because of it. */
  readonly isAgain?: Endpoint
  /** Whether the customer gives up what was answered, which is then answered and sent anew. */
  readonly isGivenUp?: boolean
}

const PROVIDER = 'provider'
/** Where the insurer has the case. */
const AFTER = ['submitted', 'signing', 'identifying']
const isAfter = (place: string): boolean => AFTER.includes(place.split(',')[0] ?? '')

/** A reload in the middle of a call: where it leads depends on the call. */
export const reloadMeanwhile = async ({ tab }: Customer): Promise<void> => {
  await tab.reload()
  await rest(tab)
}

const reload = async (customer: Customer): Promise<void> => {
  const place = placeOf(customer)
  await reloadMeanwhile(customer)
  expect(placeOf(customer), 'where a reload leads').toBe(place)
}

/** One press of one of the browser's buttons; the address is that of what stands there then. */
const travel = async (customer: Customer, by: -1 | 1): Promise<void> => {
  const { tab } = customer
  await tab.travel(by)
  await rest(tab)
  check(customer)
  const page = tab.page()
  if (page !== null) expect(tab.address(), 'the address').toBe(pathOf(page.app.getSnapshot().context.place))
}

/** The browser's back, and its forward; whoever is asked whether to leave presses it behind the question too, and stays. */
const backAndForward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const stood = [placeOf(customer), tab.address()]
  await travel(customer, -1)
  if (situationIn(tab) === 'confirmingDeparture') {
    await travel(customer, 1)
    expect(situationIn(tab), 'the question after forward').toBe('confirmingDeparture')
    await goStep(customer)
    await rest(tab)
  }
  await travel(customer, 1)
  expect([placeOf(customer), tab.address()], 'where back and forward lead').toEqual(stood)
}

/** The browser's back to where the customer is asked whether to leave, leaves, and then its forward: what was given up is gone. */
const leaveAndForward = async (customer: Customer): Promise<void> => {
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
const backAndForwardAllTheWay = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const stood = [placeOf(customer), tab.address()]
  await backAllTheWay(customer)
  if (situationIn(tab) === 'confirmingDeparture') await goStep(customer)
  await rest(tab)
  while (tab.address() !== stood[1]) {
    const address = tab.address()
    await travel(customer, 1)
    expect(tab.address(), 'where forward leads').not.toBe(address)
  }
  expect([placeOf(customer), tab.address()], 'where forward leads at last').toEqual(stood)
}

/** The browser's back, as far as the menu: every press leads somewhere. Whoever is asked whether to leave stays. */
const backAllTheWay = async (customer: Customer): Promise<void> => {
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
const BEFORE_FORM = ['selecting', 'confirmingDeparture', PROVIDER]

/** The same once the insurer has the case: it may lead to a new one, never to the filled form. */
const backFromSubmitted = async (customer: Customer): Promise<void> => {
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

const SESSION_LENGTH = 20 * 60_000

/** The session runs out, and the next sign-in leads back to where it did. */
const sessionEnds = async (customer: Customer): Promise<void> => {
  const place = placeOf(customer)
  vi.advanceTimersByTime(SESSION_LENGTH)
  await rest(customer.tab)
  // Who is away at a provider comes back by it; who waits to be identified may be so by then.
  if (place === PROVIDER || place === 'identifying') return
  await goOnUntil(customer, () => !['sessionOver', 'signingIn'].includes(situationIn(customer.tab)))
  await rest(customer.tab)
  expect(placeOf(customer), 'where the sign-in leads').toBe(place)
}

/** The provider takes no money, and the customer pays once more. */
const refusePayment = async (customer: Customer): Promise<void> => {
  await payAtProvider(customer, 'REFUSED')
  await rest(customer.tab)
  expect(placeOf(customer)).toBe('paying')
}

const offline = async (customer: Customer): Promise<void> => {
  const { browser } = customer.tab
  browser.setOnline(false)
  await goStep(customer)
  await rest(customer.tab)
  check(customer)
  browser.setOnline(true)
  await rest(customer.tab)
}

type Kept = (customer: Customer) => ReadonlyMap<string, string>

/** A tab by its address comes with nothing, a copy of this one with all that it keeps: either way it is a tab of its own. */
const byAddress: Kept = () => new Map()
const duplicated: Kept = ({ tab }) => tab.storage()

const openAnother = async (customer: Customer, kept: Kept): Promise<Customer> => {
  const { placed } = customer
  const tab = openTabIn(customer.tab.browser, kept(customer))
  await tab.open(caseAddress(placed))
  await rest(tab)
  expect(situationIn(tab), 'a tab of its own').toBe('signingIn')
  const before = standingAt(tab.browser.insurer, customer.contractNumber)
  return { ...customer, tab, before, typed: {}, attached: new Set(), detours: new Set() }
}

/** In another tab the customer goes as far as can be with the same case, and leaves it there. */
const another = (kept: Kept) => async (customer: Customer) => {
  const other = await openAnother(customer, kept)
  const { steps } = planOf(customer.placed.definition)
  const last = steps.includes('paying') ? 'paying' : (steps.at(-1) ?? 'filling')
  const stops = last === 'filling' || last === 'attaching' ? `${last}, answered` : last
  await goOnUntil(other, () => placeOf(other) === stops)
  await rest(customer.tab)
  check(other)
}

/**
 * In another tab the customer sends the same case, and then goes on here: what is typed twice and sent twice are two, or
 * the insurer refuses the second one and says so.
 */
const anotherSends = (kept: Kept) => async (customer: Customer, done: Course['done']) => {
  const { tab, placed, contractNumber } = customer
  const other = await openAnother(customer, kept)
  await goThrough(other)
  await rest(tab)
  // Where this tab has paid, nothing is due in the other.
  const isPaid = other.before.some((one) => !customer.before.includes(one))
  const { [createPayment.id]: _, ...unpaid } = done
  checkEnd(other, isPaid ? unpaid : done)
  const sent = standingAt(tab.browser.insurer, contractNumber).filter((one) => !other.before.includes(one))
  customer.before = [...customer.before, ...sent]
  const isRefused = () => caseIn(tab)?.getSnapshot().context.notice === 'refused'
  await goOnUntil(customer, isRefused)
  if (!isRefused()) return checkEnd(customer, done)
  tab.page()?.navigate(`/${placed.area}/ugyek`)
  await rest(tab)
  expect(situationIn(tab), 'the way out').toBe('confirmingDeparture')
}

/** The tab is duplicated while its customer pays elsewhere, and both come back: what was paid once is one case. */
const bothComeBack = async (customer: Customer): Promise<void> => {
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

/** Where the portal stands, and the insurer has nothing yet. */
const isBefore = (place: string): boolean => place !== PROVIDER && !isAfter(place)

const isAnswered = (place: string): boolean => place !== 'filling' && isBefore(place)

/** What can happen wherever the customer stands in a case. */
export const incidents: readonly Incident[] = [
  { name: 'a reload', canHappen: (place) => place !== PROVIDER, happen: reload },
  { name: 'back and forward', canHappen: (place) => !isAfter(place), happen: backAndForward },
  { name: 'back all the way', canHappen: isBefore, happen: backAllTheWay },
  { name: 'back and forward all the way', canHappen: isBefore, happen: backAndForwardAllTheWay },
  { name: 'back and away, and forward', canHappen: isAnswered, happen: leaveAndForward, isGivenUp: true },
  {
    name: 'back all the way',
    canHappen: (place) => place === PROVIDER,
    happen: backAllTheWay,
    isAgain: createPayment,
  },
  {
    name: 'a payment that is refused',
    canHappen: (place) => place === PROVIDER,
    happen: refusePayment,
    isAgain: createPayment,
  },
  { name: 'back and forward', canHappen: isAfter, happen: backFromSubmitted, isLast: true },
  { name: 'a session that runs out', canHappen: () => true, happen: sessionEnds },
  { name: 'offline and on again', canHappen: (place) => place !== PROVIDER && place !== 'submitted', happen: offline },
  { name: 'another tab', canHappen: (place) => !isAfter(place), happen: another(byAddress) },
  {
    name: 'a duplicated tab',
    canHappen: (place) => place !== PROVIDER && !isAfter(place),
    happen: another(duplicated),
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
    canHappen: (place) => place === PROVIDER,
    happen: bothComeBack,
    isLast: true,
  },
]
