import { describe, test } from 'vitest'
import { type CaseDefinition, resultOf } from '../../../machines/case/definition/definition'
import { isFirstOfShape } from '../../../tools/exploration/shapes'
import { namedAnswers, namedCases } from '../kit/everyCase'
import { type Strategy, strategiesOf, thoroughIn } from './answers'
import { beStopped, goWrong, meet, meetAtEach, pressFiveTimes } from './cells'
import { type Course, type CourseCall, courseOf } from './course'
import { incidents } from './incidents'
import { failuresOfReads, failuresOfWrites, type InjectedFailure } from './injectedFailures'
import { isWrite } from './oracle'
import { type Setting, settingsAt } from './setting'
import { withPortal } from './withPortal'

/** Tells if a call sends the case's answers to the insurer. */
const isTaker = (definition: CaseDefinition, { endpoint }: CourseCall): boolean =>
  endpoint === definition.code?.start || endpoint === resultOf(definition)

/** One walk through a case: the case at its contract, the customer's strategy, and the undisturbed course. */
interface Walk {
  readonly setting: Setting
  readonly manner: Strategy
  readonly course: Course
}

const walksOf = async (setting: Setting, manners: readonly Strategy[]): Promise<readonly Walk[]> => {
  const walks: Walk[] = []
  // Sequential, since they share a clock.
  for (const manner of manners) walks.push({ setting, manner, course: await courseOf(setting, manner) })
  return walks
}

const straight = ({ setting, manner, course }: Walk): void =>
  test(`${manner.name}, five presses of every button: submits one case and keeps the answers`, () =>
    pressFiveTimes(setting, manner, course))

const accident = ({ setting, manner, course }: Walk, call: CourseCall, accident: InjectedFailure): void => {
  const which = call.time === 1 ? call.endpoint.id : `${call.endpoint.id} (${call.time})`
  test(`${manner.name}, ${which} ${accident.name}: submits one case and keeps the answers`, () =>
    goWrong(setting, manner, course, call, accident))
}

const everyIncident = ({ setting, manner, course }: Walk, isFirst: boolean): void => {
  const { definition, machine } = setting.placed
  /** True if another walk tests every incident at every step of the same machine. */
  const isMetElsewhere = !(isFirst && isFirstOfShape(machine))

  for (const incident of incidents) {
    const possible = course.places.filter((route) => incident.canHappen(route, definition, manner.pays))
    const places = incident.isLasting && isMetElsewhere ? possible.slice(0, 1) : possible
    // A single walk tests the incident at each step.
    if (places.length > 0 && incident.isWithoutTrace && isMetElsewhere) {
      test(`${manner.name}, ${incident.name}, at each step: submits one case and keeps the answers`, () =>
        meetAtEach(setting, manner, course, places, incident))
    } else
      for (const route of places) {
        test(`${manner.name}, ${incident.name}, at ${route}: submits one case and keeps the answers`, () =>
          meet(setting, manner, course, route, incident))
      }
  }
}

const everyAccident = (walk: Walk, calls: readonly CourseCall[]): void => {
  for (const call of calls) {
    const accidents = isWrite(call) ? failuresOfWrites(call.endpoint) : failuresOfReads
    for (const one of accidents.filter(({ isOfForm }) => !(isOfForm && call.isAfter))) accident(walk, call, one)
  }
}

const isSameCall = (one: CourseCall, other: CourseCall): boolean =>
  one.endpoint === other.endpoint && one.time === other.time

/** Declares all tests of a walk: five presses, every incident, and every failure of a call. */
const allOf = (walk: Walk, before: readonly Walk[]): void => {
  const { definition } = walk.setting.placed
  straight(walk)
  everyIncident(walk, before.length === 0)
  // Tells if an earlier walk tests the call. A call that contains no answers is the same in every walk.
  const isTried = (call: CourseCall) =>
    !isTaker(definition, call) && before.some(({ course }) => course.calls.some((one) => isSameCall(one, call)))
  everyAccident(
    walk,
    walk.course.calls.filter((call) => !isTried(call)),
  )
}

/**
 * Declares the tests of the matrix for a share of the cases: share number `part` (from 0) of `parts`. Page translation
 * is not tested here, because it changes only screens. `tests/browser/translated/firstPages.spec.ts` opens every case
 * translated, and `tests/screens/paths/goPaths.tsx` runs paths on translated screens.
 */
export const matrixOf = async (part: number, parts: number): Promise<void> => {
  withPortal()
  // Created after `withPortal` has installed the tests' clock. With the real clock, the sessions would not expire.
  const settingOf = settingsAt('everything')
  for (const [name, named] of [...namedCases, ...namedAnswers].filter((_, index) => index % parts === part)) {
    const setting = await settingOf(named)
    const walks = await walksOf(setting, strategiesOf(named.definition))
    const passable = walks.filter(({ course }) => course.isPassable)
    describe(name, async () => {
      for (const { manner } of walks.filter((walk) => !passable.includes(walk))) {
        test(`${manner.name}: is not submitted and can be left`, () => beStopped(setting, manner))
      }
      for (const [index, walk] of passable.entries()) allOf(walk, passable.slice(0, index))
      for (const walk of await walksOf(setting, thoroughIn(named.definition))) straight(walk)
    })
  }
}
