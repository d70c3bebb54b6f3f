import { expect, vi } from 'vitest'
import { planOf } from '../../../machines/case/plan'
import { failureExamplesOf } from '../../../mocks/examples'
import type { CallFailure, Endpoint } from '../../../src/api/endpoint'
import { createPayment } from '../../../src/api/payments'
import { openTabIn } from './browser'
import { type Customer, caseAddress, goStep, payAtProvider } from './customer'
import type { Mishap } from './insurer'
import { check, checkEnd, doneFor, standingAt } from './oracle'
import { caseIn, openCaseIn, rest, situationIn, wait } from './situation'
import { goOnUntil, goThrough, placeOf } from './walk'

/** Something that can happen to a customer who stands somewhere. */
export interface Incident {
  readonly name: string
  /** Whether it can happen there. */
  readonly canHappen: (place: string) => boolean
  readonly happen: (customer: Customer) => Promise<unknown>
  /** Whether the case is not gone on with. */
  readonly isLast?: boolean
  /** What is written once more because of it. */
  readonly isAgain?: Endpoint
}

const PROVIDER = 'provider'
/** Where the insurer has the case. */
const AFTER = ['submitted', 'signing', 'identifying']
const isAfter = (place: string): boolean => AFTER.includes(place.split(',')[0] ?? '')

/** A reload in the middle of a call: where it leads depends on the call. */
const reloadMeanwhile = async ({ tab }: Customer): Promise<void> => {
  await tab.reload()
  await rest(tab)
}

const reload = async (customer: Customer): Promise<void> => {
  const place = placeOf(customer)
  await reloadMeanwhile(customer)
  expect(placeOf(customer), 'where a reload leads').toBe(place)
}

/** The browser's back, and its forward; whoever is asked whether to leave stays. */
const backAndForward = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  const place = placeOf(customer)
  const address = tab.address()
  await tab.travel(-1)
  await rest(tab)
  if (situationIn(tab) === 'confirmingDeparture') await goStep(customer)
  else await tab.travel(1)
  await rest(tab)
  expect([placeOf(customer), tab.address()], 'where back and forward lead').toEqual([place, address])
}

/** The browser's back, as far as the menu: every press leads somewhere. Whoever is asked whether to leave stays. */
const backAllTheWay = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  while (!['selecting', 'confirmingDeparture'].includes(situationIn(tab))) {
    const stood = situationIn(tab)
    const address = tab.address()
    await tab.travel(-1)
    await rest(tab)
    check(customer)
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
const anotherSends = (kept: Kept) => async (customer: Customer) => {
  const { tab, placed, contractNumber } = customer
  const other = await openAnother(customer, kept)
  await goThrough(other)
  await rest(tab)
  checkEnd(other, doneFor(other))
  customer.before = standingAt(tab.browser.insurer, contractNumber)
  const isRefused = () => caseIn(tab)?.getSnapshot().context.notice === 'refused'
  await goOnUntil(customer, isRefused)
  if (!isRefused()) return checkEnd(customer, doneFor(customer))
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

/** Something that can happen to a call, and what the customer does then. */
export interface Accident {
  /** What happens to what is named before it. */
  readonly name: string
  readonly mishap: Mishap
  readonly next?: (customer: Customer) => Promise<void>
  /** Whether it is of a case that the insurer has not got yet. */
  readonly isOfForm?: boolean
}

const backMeanwhile = async (customer: Customer): Promise<void> => {
  const { tab } = customer
  await tab.travel(-1)
  await wait()
  tab.browser.insurer.release()
  await rest(tab)
}

/** The customer goes back to the form, changes an answer, and changes it back: what is sent then is what was sent. */
const touchMeanwhile = async (customer: Customer): Promise<void> => {
  const { tab, placed } = customer
  // A code for what the insurer has by then is refused, and said to be.
  if (situationIn(tab) !== 'submitFailed' || placed.definition.code !== null) return
  for (const _ of planOf(placed.definition).steps) {
    if (situationIn(tab) !== 'filling') openCaseIn(tab).send({ type: 'step.returned' })
    await rest(tab)
  }
  if (situationIn(tab) !== 'filling') return
  const [touched] = Object.entries(customer.typed)
  if (touched === undefined) return
  const [field, value] = touched
  for (const typed of [`${value}x`, value]) openCaseIn(tab).send({ type: 'answer.changed', field, value: typed })
}

const missingFields: CallFailure<Endpoint> = { code: 'MISSING_FIELDS', fields: [] }

const lost = { name: 'loses its answer', mishap: 'lost' } as const
const failing = { name: 'meets a failing server', mishap: 'failing' } as const
const nonsense = { name: 'is answered with nonsense', mishap: 'nonsense' } as const
const expired = { name: 'finds the session gone', mishap: 'expired' } as const

/** What can happen to the call that takes a case's answers, at the least. */
export const atTheWrite: readonly Accident[] = [
  { ...lost, name: `${lost.name}, before a reload`, next: reloadMeanwhile },
  { ...lost, name: `${lost.name}, before an answer is touched`, next: touchMeanwhile },
  { name: 'is still awaited at a reload', mishap: 'held', next: reloadMeanwhile },
]

/** What can happen to a call that only asks. */
export const accidentsOfReads: readonly Accident[] = [lost, failing, nonsense, expired]

/** What can happen to a call that writes. */
export const accidentsOfWrites = (endpoint: Endpoint): readonly Accident[] => [
  lost,
  failing,
  nonsense,
  expired,
  ...atTheWrite,
  { name: 'is still awaited when the browser goes back', mishap: 'held', next: backMeanwhile, isOfForm: true },
  ...[missingFields, ...Object.values(failureExamplesOf(endpoint))].map((mishap) => ({
    name: `is refused with ${mishap.code}`,
    mishap,
  })),
]
