import { afterAll, beforeAll, beforeEach, describe, test, vi } from 'vitest'
import { type CaseDefinition, resultOf } from '../../../machines/case/definition'
import { START } from '../../model/kit/cases'
import { namedCases } from '../everyCase'
import { type Manner, mannersOf, thoroughIn } from './answers'
import { beStopped, goWrong, meet, pressFiveTimes } from './cells'
import { type Course, type CourseCall, courseOf } from './course'
import { isWrite } from './oracle'
import { type Setting, settingsAt } from './setting'
import { shapeOf } from './shape'
import { fillSlots } from './slots'
import { type Accident, accidentsOfReads, accidentsOfWrites, atTheWrite, incidents } from './troubles'

/** Gives the tests of a file a clock that only moves when told to, and everything that a page loads. */
export const withPortal = (): void => {
  fillSlots()
  const hold = () => vi.useFakeTimers({ now: START, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  // Courses are gone through while the tests are collected.
  hold()
  beforeAll(() => {
    hold()
  })
  beforeEach(() => {
    vi.clearAllTimers()
    vi.setSystemTime(START)
  })
  afterAll(() => {
    vi.useRealTimers()
  })
}

const settingOf = settingsAt('everything')

/** Cases of the same shape stand together, so that one file has them all. */
const shapes = [...new Set(namedCases.map(([, { definition }]) => shapeOf(definition)))].map((shape) =>
  namedCases.filter(([, { definition }]) => shapeOf(definition) === shape),
)

/** What the insurer takes a case's answers by. */
const isTaker = (definition: CaseDefinition, { endpoint }: CourseCall): boolean =>
  endpoint === definition.code?.start || endpoint === resultOf(definition)

/** A customer of one manner, and how the case goes for it undisturbed. */
interface Walk {
  readonly setting: Setting
  readonly manner: Manner
  readonly course: Course
}

const walksOf = async (setting: Setting, manners: readonly Manner[]): Promise<readonly Walk[]> => {
  const walks: Walk[] = []
  // One after the other: they share a clock.
  for (const manner of manners) walks.push({ setting, manner, course: await courseOf(setting, manner) })
  return walks
}

const straight = ({ setting, manner, course }: Walk): void =>
  test(`${manner.name}, five presses of every button: one case, nothing lost`, () =>
    pressFiveTimes(setting, manner, course))

const accident = ({ setting, manner, course }: Walk, call: CourseCall, accident: Accident): void => {
  const which = call.time === 1 ? call.endpoint.id : `${call.endpoint.id} (${call.time})`
  test(`${manner.name}, ${which} ${accident.name}: one case, nothing lost`, () =>
    goWrong(setting, manner, course, call, accident))
}

const everyIncident = ({ setting, manner, course }: Walk): void => {
  for (const place of course.places) {
    for (const incident of incidents.filter(({ canHappen }) => canHappen(place))) {
      test(`${manner.name}, ${incident.name}, at ${place}: one case, nothing lost`, () =>
        meet(setting, manner, course, place, incident))
    }
  }
}

const everyAccident = (walk: Walk, calls: readonly CourseCall[]): void => {
  for (const call of calls) {
    const accidents = isWrite(call) ? accidentsOfWrites(call.endpoint) : accidentsOfReads
    for (const one of accidents.filter(({ isOfForm }) => !(isOfForm && call.isAfter))) accident(walk, call, one)
  }
}

/** The least that every case goes through. */
const leastOf = (walk: Walk): void => {
  straight(walk)
  const { definition } = walk.setting.placed
  for (const call of walk.course.calls.filter((one) => isTaker(definition, one)))
    for (const one of atTheWrite) accident(walk, call, one)
}

const isSameCall = (one: CourseCall, other: CourseCall): boolean =>
  one.endpoint === other.endpoint && one.time === other.time

/** All that can happen to whoever goes through the first case of a shape. */
const allOf = (walk: Walk, before: readonly Walk[]): void => {
  const { definition } = walk.setting.placed
  straight(walk)
  everyIncident(walk)
  // Other calls carry nothing of what was answered, and are no others for another customer.
  const isTried = (call: CourseCall) =>
    !isTaker(definition, call) && before.some(({ course }) => course.calls.some((one) => isSameCall(one, call)))
  everyAccident(
    walk,
    walk.course.calls.filter((call) => !isTried(call)),
  )
}

/** Where the customer of each manner stands on the way: what the insurer asks for after the submission tells cases apart. */
const placesOf = (walks: readonly Walk[]): string => JSON.stringify(walks.map(({ course }) => course.places))

/** The matrix of one part of the cases: part 0 of 4, and so on. */
export const matrixOf = async (part: number, parts: number): Promise<void> => {
  withPortal()
  for (const shape of shapes.filter((_, index) => index % parts === part)) {
    const seen = new Set<string>()
    for (const [name, named] of shape) {
      const setting = await settingOf(named)
      const walks = await walksOf(setting, mannersOf(named.definition))
      const passable = walks.filter(({ course }) => course.isPassable)
      const places = placesOf(walks)
      const isFirst = !seen.has(places)
      seen.add(places)
      describe(name, async () => {
        for (const { manner } of walks.filter((walk) => !passable.includes(walk))) {
          test(`${manner.name}: nothing goes out, and there is a way out`, () => beStopped(setting, manner))
        }
        for (const [index, walk] of passable.entries()) {
          if (isFirst) allOf(walk, passable.slice(0, index))
          else leastOf(walk)
        }
        for (const walk of await walksOf(setting, thoroughIn(named.definition))) straight(walk)
      })
    }
  }
}
