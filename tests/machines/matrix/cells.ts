import { expect } from 'vitest'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { documentUploads } from '../../../machines/upload/calls'
import { createPayment } from '../../../src/api/payments'
import type { TechnicalErrorType } from '../../../src/api/technicalError'
import type { Strategy } from './answers'
import { type Course, type CourseCall, isCall } from './course'
import type { Incident } from './incidents'
import type { InjectedFailure } from './injectedFailures'
import type { FailureMode } from './insurer'
import { callsOf, check, checkEnd, isWrite } from './oracle'
import { type Setting, setOut } from './setting'
import { openCaseIn, situationIn, wait, waitUntilIdle } from './situation'
import { goOnUntil, goThrough, goTo } from './walk'

/** Lets an incident happen at a step of a case. Then completes the case, unless the test ends with the incident. */
export const runIncident = async (
  setting: Setting,
  strategy: Strategy,
  { done }: Course,
  route: string,
  incident: Incident,
) => {
  const customer = await setOut(setting, strategy)
  await goTo(customer, route)
  await incident.happen(customer, done)
  check(customer)
  if (incident.isLast) return
  await goThrough(customer)
  const repeatedId = incident.isAgain?.id
  const expectedWrites = incident.isGivenUp ? minimalWrites(setting, done) : done
  checkEnd(
    customer,
    repeatedId === undefined ? expectedWrites : { ...expectedWrites, [repeatedId]: (done[repeatedId] ?? 0) + 1 },
  )
}

/** Lets an incident happen at each step of one walk, then completes the case. The incident must not change the step. */
export const runIncidentAtEach = async (
  setting: Setting,
  strategy: Strategy,
  { done }: Course,
  routes: readonly string[],
  incident: Incident,
) => {
  const customer = await setOut(setting, strategy)
  for (const route of routes) {
    await goTo(customer, route)
    await incident.happen(customer, done)
    check(customer)
  }
  await goThrough(customer)
  checkEnd(customer, done)
}

/**
 * Returns the expected writes of a test that may repeat writes. Any number of submissions and of created payments is
 * allowed. Omits an endpoint that the case without failures does not call.
 */
const minimalWrites = ({ productLineCase }: Setting, done: Course['done']): Course['done'] =>
  Object.fromEntries(
    [resultCallOf(productLineCase.definition).id, createPayment.id].flatMap((id) =>
      id in done ? [[id, expect.any(Number)] as const] : [],
    ),
  )

/** The technical error that a failure mode causes. */
const errorTypeOf: Partial<Record<FailureMode & string, TechnicalErrorType>> = {
  lost: 'transport',
  failing: 'serverFailed',
  nonsense: 'brokenAnswer',
}

/** Injects a failure into one call of a case, then completes the case. */
export const runFailure = async (
  setting: Setting,
  strategy: Strategy,
  { done }: Course,
  call: CourseCall,
  injectedFailure: InjectedFailure,
) => {
  const customer = await setOut(setting, strategy)
  const { tab } = customer
  const { insurer } = tab.browser
  insurer.trouble(injectedFailure.failureMode, isCall(call))
  await goOnUntil(customer, () => !insurer.isTroubled())
  expect(insurer.isTroubled(), 'it never came to that').toBe(false)
  await (injectedFailure.failureMode === 'held' ? wait() : waitUntilIdle(tab))
  check(customer)
  const kind = typeof injectedFailure.failureMode === 'string' ? errorTypeOf[injectedFailure.failureMode] : undefined
  if (kind !== undefined && situationIn(tab) === 'submitFailed')
    expect(openCaseIn(tab).getSnapshot().context.failure, 'what the customer reads').toBe(kind)
  await injectedFailure.next?.(customer)
  await goThrough(customer)
  // After a business error the number of writes may differ: a rejected code requires a new code.
  const expectedWrites = typeof injectedFailure.failureMode === 'string' ? done : minimalWrites(setting, done)
  // If an upload failed, the customer chooses the file again, so the number of uploads may differ.
  const { send } = customer.productLineCase.definition.uploads ?? documentUploads
  const isCutOff = call.endpoint.id === send.id && injectedFailure.next !== undefined
  checkEnd(customer, isCutOff ? { ...expectedWrites, [send.id]: expect.any(Number) } : expectedWrites)
}

/**
 * Tests a case whose required question has no options. The portal sends no write, and the customer can return to the
 * menu.
 */
export const beStopped = async (setting: Setting, strategy: Strategy) => {
  const customer = await setOut(setting, strategy)
  await expect(goThrough(customer)).rejects.toThrow('gets nowhere')
  expect(callsOf(customer).filter(isWrite)).toEqual([])
  customer.tab.page()?.navigate(`/${setting.productLineCase.productLine}/ugyek`)
  await waitUntilIdle(customer.tab)
  expect(situationIn(customer.tab)).toBe('selecting')
}

/** Presses every button five times. Expects the same writes as with one press. */
export const pressFiveTimes = async (setting: Setting, strategy: Strategy, course: Course) => {
  const customer = await setOut(setting, strategy, 5)
  await goThrough(customer)
  checkEnd(customer, course.done)
  const writes = callsOf(customer).filter(isWrite)
  expect(writes.map(({ endpoint }) => endpoint.id)).toEqual(
    course.calls.filter(isWrite).map(({ endpoint }) => endpoint.id),
  )
}
