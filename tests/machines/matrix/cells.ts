import { expect } from 'vitest'
import { resultOf } from '../../../machines/case/definition/definition'
import { documentUploads } from '../../../machines/upload/calls'
import { createPayment } from '../../../src/api/payments'
import type { TechnicalErrorType } from '../../../src/api/technicalError'
import type { Strategy } from './answers'
import { type Course, type CourseCall, isCall } from './course'
import type { Incident } from './incidents'
import type { InjectedFailure } from './injectedFailures'
import type { Mishap } from './insurer'
import { callsOf, check, checkEnd, isWrite } from './oracle'
import { type Setting, setOut } from './setting'
import { openCaseIn, rest, situationIn, wait } from './situation'
import { goOnUntil, goThrough, goTo } from './walk'

/** Lets an incident happen at a step of a case, then completes the case. */
export const meet = async (setting: Setting, manner: Strategy, { done }: Course, route: string, incident: Incident) => {
  const customer = await setOut(setting, manner)
  await goTo(customer, route)
  await incident.happen(customer, done)
  check(customer)
  if (incident.isLast) return
  await goThrough(customer)
  const again = incident.isAgain?.id
  const wanted = incident.isGivenUp ? leastOf(setting, done) : done
  checkEnd(customer, again === undefined ? wanted : { ...wanted, [again]: (done[again] ?? 0) + 1 })
}

/** Lets an incident happen at each step of one walk, then completes the case. The incident must not change the step. */
export const meetAtEach = async (
  setting: Setting,
  manner: Strategy,
  { done }: Course,
  places: readonly string[],
  incident: Incident,
) => {
  const customer = await setOut(setting, manner)
  for (const route of places) {
    await goTo(customer, route)
    await incident.happen(customer, done)
    check(customer)
  }
  await goThrough(customer)
  checkEnd(customer, done)
}

/** The writes that the case needs at least. Each may happen any number of times. */
const leastOf = ({ placed }: Setting, done: Course['done']): Course['done'] =>
  Object.fromEntries(
    [resultOf(placed.definition).id, createPayment.id].flatMap((id) =>
      id in done ? [[id, expect.any(Number)] as const] : [],
    ),
  )

/** The technical error that a mishap causes. */
const faultOf: Partial<Record<Mishap & string, TechnicalErrorType>> = {
  lost: 'transport',
  failing: 'serverFailed',
  nonsense: 'brokenAnswer',
}

/** Injects a failure into one call of a case, then completes the case. */
export const goWrong = async (
  setting: Setting,
  manner: Strategy,
  { done }: Course,
  call: CourseCall,
  accident: InjectedFailure,
) => {
  const customer = await setOut(setting, manner)
  const { tab } = customer
  const { insurer } = tab.browser
  insurer.trouble(accident.mishap, isCall(call))
  await goOnUntil(customer, () => !insurer.isTroubled())
  expect(insurer.isTroubled(), 'it never came to that').toBe(false)
  await (accident.mishap === 'held' ? wait() : rest(tab))
  check(customer)
  const kind = typeof accident.mishap === 'string' ? faultOf[accident.mishap] : undefined
  if (kind !== undefined && situationIn(tab) === 'submitFailed')
    expect(openCaseIn(tab).getSnapshot().context.failure, 'what the customer reads').toBe(kind)
  await accident.next?.(customer)
  await goThrough(customer)
  // After a business error the number of writes may differ: a rejected code requires a new code.
  const wanted = typeof accident.mishap === 'string' ? done : leastOf(setting, done)
  // The customer chooses a file again if its upload failed.
  const { send } = customer.placed.definition.uploads ?? documentUploads
  const isCutOff = call.endpoint.id === send.id && accident.next !== undefined
  checkEnd(customer, isCutOff ? { ...wanted, [send.id]: expect.any(Number) } : wanted)
}

/** Tests a case whose required question has no options. Nothing is sent, and the customer can return to the menu. */
export const beStopped = async (setting: Setting, manner: Strategy) => {
  const customer = await setOut(setting, manner)
  await expect(goThrough(customer)).rejects.toThrow('gets nowhere')
  expect(callsOf(customer).filter(isWrite)).toEqual([])
  customer.tab.page()?.navigate(`/${setting.placed.productLine}/ugyek`)
  await rest(customer.tab)
  expect(situationIn(customer.tab)).toBe('selecting')
}

/** Every button is pressed five times, and nothing is sent more often than with one press. */
export const pressFiveTimes = async (setting: Setting, manner: Strategy, course: Course) => {
  const customer = await setOut(setting, manner, 5)
  await goThrough(customer)
  checkEnd(customer, course.done)
  const sent = callsOf(customer).filter(isWrite)
  expect(sent.map(({ endpoint }) => endpoint.id)).toEqual(
    course.calls.filter(isWrite).map(({ endpoint }) => endpoint.id),
  )
}
