import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { resultOf } from '../../../machines/case/definition'
import { uploadDocument } from '../../../src/api/documents'
import { START } from '../../model/kit/cases'
import { namedCases } from '../everyCase'
import { type Manner, mannersOf, thoroughIn } from './answers'
import { type Course, type CourseCall, courseOf, isCall } from './course'
import { callsOf, check, checkEnd, isWrite } from './oracle'
import { type Setting, setOut, settingsAt } from './setting'
import { rest, situationIn, wait } from './situation'
import { fillSlots } from './slots'
import { type Accident, accidentsOfReads, accidentsOfWrites, type Incident, incidents } from './troubles'
import { goOnUntil, goThrough, goTo } from './walk'

fillSlots()
vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })

beforeEach(() => {
  vi.clearAllTimers()
  vi.setSystemTime(START)
})

afterAll(() => {
  vi.useRealTimers()
})

/** An incident at a place of a case, which then goes to its end. */
const meet = async (setting: Setting, manner: Manner, { done }: Course, place: string, incident: Incident) => {
  const customer = await setOut(setting, manner)
  await goTo(customer, place)
  await incident.happen(customer)
  if (incident.isLast) return
  check(customer)
  await goThrough(customer)
  const again = incident.isAgain?.id
  checkEnd(customer, again === undefined ? done : { ...done, [again]: (done[again] ?? 0) + 1 })
}

/** An accident of one call of a case, which then goes to its end. */
const goWrong = async (setting: Setting, manner: Manner, { done }: Course, call: CourseCall, accident: Accident) => {
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
  const result = resultOf(setting.placed.definition).id
  const wanted = typeof accident.mishap === 'string' ? done : { [result]: done[result] ?? 0 }
  // A file whose upload was cut off is chosen again.
  const isCutOff = call.endpoint === uploadDocument && accident.next !== undefined
  checkEnd(customer, isCutOff ? { ...wanted, [uploadDocument.id]: expect.any(Number) } : wanted)
}

/** Where a required question has nothing to choose from, nothing goes out, and there is a way out. */
const beStopped = async (setting: Setting, manner: Manner) => {
  const customer = await setOut(setting, manner)
  await expect(goThrough(customer)).rejects.toThrow('gets nowhere')
  expect(callsOf(customer).filter(isWrite)).toEqual([])
  customer.tab.page()?.navigate(`/${setting.placed.area}/ugyek`)
  await rest(customer.tab)
  expect(situationIn(customer.tab)).toBe('selecting')
}

/** Every button is pressed five times, and nothing is sent more often than by one press. */
const pressFiveTimes = async (setting: Setting, manner: Manner, course: Course) => {
  const customer = await setOut(setting, manner, 5)
  await goThrough(customer)
  checkEnd(customer, course.done)
  const sent = callsOf(customer).filter(isWrite)
  expect(sent.map(({ endpoint }) => endpoint.id)).toEqual(
    course.calls.filter(isWrite).map(({ endpoint }) => endpoint.id),
  )
}

const settingOf = settingsAt('everything')

for (const [name, named] of namedCases) {
  const setting = await settingOf(named)
  describe(name, async () => {
    for (const manner of mannersOf(named.definition)) {
      const course = await courseOf(setting, manner)
      if (!course.isPassable) {
        test(`${manner.name}: nothing goes out, and there is a way out`, () => beStopped(setting, manner))
        continue
      }
      test(`${manner.name}, five presses of every button: one case, nothing lost`, () =>
        pressFiveTimes(setting, manner, course))
      for (const place of course.places) {
        for (const incident of incidents.filter(({ canHappen }) => canHappen(place))) {
          const title = `${manner.name}, ${incident.name}, at ${place}: one case, nothing lost`
          test(title, () => meet(setting, manner, course, place, incident))
        }
      }
      for (const call of course.calls) {
        const which = call.time === 1 ? call.endpoint.id : `${call.endpoint.id} (${call.time})`
        const accidents = isWrite(call) ? accidentsOfWrites(call.endpoint) : accidentsOfReads
        for (const accident of accidents.filter(({ isOfForm }) => !(isOfForm && call.isAfter))) {
          const title = `${manner.name}, ${which} ${accident.name}: one case, nothing lost`
          test(title, () => goWrong(setting, manner, course, call, accident))
        }
      }
    }
    for (const manner of thoroughIn(named.definition)) {
      const course = await courseOf(setting, manner)
      test(`${manner.name}, five presses of every button: one case, nothing lost`, () =>
        pressFiveTimes(setting, manner, course))
    }
  })
}
