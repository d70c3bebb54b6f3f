import { expect } from 'vitest'
import { resultOf } from '../../../machines/case/definition'
import { uploadDocument } from '../../../src/api/documents'
import { createPayment } from '../../../src/api/payments'
import type { Manner } from './answers'
import { type Course, type CourseCall, isCall } from './course'
import { callsOf, check, checkEnd, isWrite } from './oracle'
import { type Setting, setOut } from './setting'
import { rest, situationIn, wait } from './situation'
import type { Accident, Incident } from './troubles'
import { goOnUntil, goThrough, goTo } from './walk'

/** An incident at a place of a case, which then goes to its end. */
export const meet = async (setting: Setting, manner: Manner, { done }: Course, place: string, incident: Incident) => {
  const customer = await setOut(setting, manner)
  await goTo(customer, place)
  await incident.happen(customer)
  check(customer)
  if (incident.isLast) return
  await goThrough(customer)
  const again = incident.isAgain?.id
  checkEnd(customer, again === undefined ? done : { ...done, [again]: (done[again] ?? 0) + 1 })
}

/** An accident of one call of a case, which then goes to its end. */
export const goWrong = async (
  setting: Setting,
  manner: Manner,
  { done }: Course,
  call: CourseCall,
  accident: Accident,
) => {
  const customer = await setOut(setting, manner)
  const { tab } = customer
  const { insurer } = tab.browser
  insurer.trouble(accident.mishap, isCall(call))
  await goOnUntil(customer, () => !insurer.isTroubled())
  expect(insurer.isTroubled(), 'it never came to that').toBe(false)
  await (accident.mishap === 'held' ? wait() : rest(tab))
  check(customer)
  await accident.next?.(customer)
  await goThrough(customer)
  // A refusal may ask for more than the same once more: a code that was refused, for another one.
  const last = [resultOf(setting.placed.definition).id, createPayment.id].flatMap((id) =>
    id in done ? [[id, expect.any(Number)] as const] : [],
  )
  const wanted = typeof accident.mishap === 'string' ? done : Object.fromEntries(last)
  // A file whose upload was cut off is chosen again.
  const isCutOff = call.endpoint === uploadDocument && accident.next !== undefined
  checkEnd(customer, isCutOff ? { ...wanted, [uploadDocument.id]: expect.any(Number) } : wanted)
}

/** Where a required question has nothing to choose from, nothing goes out, and there is a way out. */
export const beStopped = async (setting: Setting, manner: Manner) => {
  const customer = await setOut(setting, manner)
  await expect(goThrough(customer)).rejects.toThrow('gets nowhere')
  expect(callsOf(customer).filter(isWrite)).toEqual([])
  customer.tab.page()?.navigate(`/${setting.placed.area}/ugyek`)
  await rest(customer.tab)
  expect(situationIn(customer.tab)).toBe('selecting')
}

/** Every button is pressed five times, and nothing is sent more often than by one press. */
export const pressFiveTimes = async (setting: Setting, manner: Manner, course: Course) => {
  const customer = await setOut(setting, manner, 5)
  await goThrough(customer)
  checkEnd(customer, course.done)
  const sent = callsOf(customer).filter(isWrite)
  expect(sent.map(({ endpoint }) => endpoint.id)).toEqual(
    course.calls.filter(isWrite).map(({ endpoint }) => endpoint.id),
  )
}
