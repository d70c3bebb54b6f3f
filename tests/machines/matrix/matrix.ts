import { describe, test } from 'vitest'
import { type CaseDefinition, resultCallOf } from '../../../machines/case/definition/definition'
import { isFirstOfShape } from '../../../tools/exploration/shapes'
import { namedAnswers, namedCases } from '../kit/everyCase'
import { type Strategy, strategiesOf, thoroughIn } from './answers'
import { beStopped, pressFiveTimes, runFailure, runIncident, runIncidentAtEach } from './cells'
import { type Course, type CourseCall, courseOf } from './course'
import { incidents } from './incidents'
import { failuresOfReads, failuresOfWrites, type InjectedFailure } from './injectedFailures'
import { isWrite } from './oracle'
import { type Setting, settingsAt } from './setting'
import { withPortal } from './withPortal'

/** Tells if a call sends the case's answers to the insurer. */
const isTaker = (definition: CaseDefinition, { endpoint }: CourseCall): boolean =>
  endpoint === definition.code?.start || endpoint === resultCallOf(definition)

/**
 * A walk through a case: the case at its contract, the customer's strategy, and the recorded course without failures.
 */
interface Walk {
  readonly setting: Setting
  readonly strategy: Strategy
  readonly course: Course
}

const walksOf = async (setting: Setting, strategies: readonly Strategy[]): Promise<readonly Walk[]> => {
  const walks: Walk[] = []
  // Runs the walks one after the other, since they share a clock.
  for (const strategy of strategies)
    walks.push({ setting, strategy: strategy, course: await courseOf(setting, strategy) })
  return walks
}

const testFivePresses = ({ setting, strategy, course }: Walk): void =>
  test(`${strategy.name}, five presses of every button: submits one case and keeps the answers`, () =>
    pressFiveTimes(setting, strategy, course))

const injectedFailure = (
  { setting, strategy, course }: Walk,
  call: CourseCall,
  injectedFailure: InjectedFailure,
): void => {
  const which = call.time === 1 ? call.endpoint.id : `${call.endpoint.id} (${call.time})`
  test(`${strategy.name}, ${which} ${injectedFailure.name}: submits one case and keeps the answers`, () =>
    runFailure(setting, strategy, course, call, injectedFailure))
}

const testIncidents = ({ setting, strategy, course }: Walk, isFirst: boolean): void => {
  const { definition, machine } = setting.productLineCase
  /** True if another walk tests every incident at every step of a machine with the same transitions. */
  const isMetElsewhere = !(isFirst && isFirstOfShape(machine))

  for (const incident of incidents) {
    const possible = course.places.filter((route) => incident.canHappen(route, definition, strategy.pays))
    const routes = incident.isLasting && isMetElsewhere ? possible.slice(0, 1) : possible
    // One test walks through the case once and lets the incident happen at each step. Another walk has a test per step.
    if (routes.length > 0 && incident.isWithoutTrace && isMetElsewhere) {
      test(`${strategy.name}, ${incident.name}, at each step: submits one case and keeps the answers`, () =>
        runIncidentAtEach(setting, strategy, course, routes, incident))
    } else
      for (const route of routes) {
        test(`${strategy.name}, ${incident.name}, at ${route}: submits one case and keeps the answers`, () =>
          runIncident(setting, strategy, course, route, incident))
      }
  }
}

const testFailures = (walk: Walk, calls: readonly CourseCall[]): void => {
  for (const call of calls) {
    const failures = isWrite(call) ? failuresOfWrites(call.endpoint) : failuresOfReads
    for (const failure of failures.filter(({ isOfForm }) => !(isOfForm && call.isAfter)))
      injectedFailure(walk, call, failure)
  }
}

const isSameCall = (one: CourseCall, other: CourseCall): boolean =>
  one.endpoint === other.endpoint && one.time === other.time

/** Declares all tests of a walk: five presses, every incident, and every failure of a call. */
const testWalk = (walk: Walk, before: readonly Walk[]): void => {
  const { definition } = walk.setting.productLineCase
  testFivePresses(walk)
  testIncidents(walk, before.length === 0)
  // Tells if an earlier walk tests the call. A call that contains no answers is the same in every walk.
  const isTried = (call: CourseCall) =>
    !isTaker(definition, call) &&
    before.some(({ course }) => course.calls.some((earlierCall) => isSameCall(earlierCall, call)))
  testFailures(
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
  for (const [name, productLineCase] of [...namedCases, ...namedAnswers].filter((_, index) => index % parts === part)) {
    const setting = await settingOf(productLineCase)
    const walks = await walksOf(setting, strategiesOf(productLineCase.definition))
    const passable = walks.filter(({ course }) => course.isPassable)
    describe(name, async () => {
      for (const { strategy } of walks.filter((walk) => !passable.includes(walk))) {
        test(`${strategy.name}: is not submitted and can be left`, () => beStopped(setting, strategy))
      }
      for (const [index, walk] of passable.entries()) testWalk(walk, passable.slice(0, index))
      for (const walk of await walksOf(setting, thoroughIn(productLineCase.definition))) testFivePresses(walk)
    })
  }
}
