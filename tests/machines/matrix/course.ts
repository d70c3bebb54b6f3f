import { resultCallOf } from '../../../machines/case/definition/definition'
import type { Endpoint } from '../../../src/api/endpoint'
import type { Strategy } from './answers'
import { goStep, isThrough } from './customer'
import type { SentCall } from './insurer'
import { callsOf, doneFor } from './oracle'
import { type Setting, setOut } from './setting'
import { waitUntilIdle } from './situation'
import { routeOf } from './walk'

/** One call of a course. An endpoint may be called several times. */
export interface CourseCall {
  readonly endpoint: Endpoint
  /** Number of this call among the calls to its endpoint, counted from 1. */
  readonly time: number
  /** True if the submission of the case was sent before this call. */
  readonly isAfter: boolean
}

/** The steps, calls and writes of a case without failures. */
export interface Course {
  /** The customer's steps, in order, each once. */
  readonly places: readonly string[]
  readonly calls: readonly CourseCall[]
  /** Number of writes at the insurer, by endpoint. */
  readonly done: Readonly<Record<string, number>>
  /** True if the case can be completed. It cannot if a required question has no options. */
  readonly isPassable: boolean
}

/** Maximum number of steps. No case has as many. */
const MOST_STEPS = 40

/** Completes a case without failures, or continues until the customer cannot continue. Returns the recorded course. */
export const courseOf = async (setting: Setting, strategy: Strategy): Promise<Course> => {
  const customer = await setOut(setting, strategy)
  const before = callsOf(customer).length
  const routes = new Set<string>()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await waitUntilIdle(customer.tab)
    routes.add(routeOf(customer))
    if (isThrough(customer)) break
    await goStep(customer)
  }
  routes.delete('selecting')
  const endpoints = callsOf(customer)
    .slice(before)
    .map(({ endpoint }) => endpoint)
  const submitted = endpoints.indexOf(resultCallOf(setting.productLineCase.definition))
  const calls = endpoints.map((endpoint, index) => ({
    endpoint,
    time: endpoints.slice(0, index + 1).filter(({ id }) => id === endpoint.id).length,
    isAfter: submitted >= 0 && index > submitted,
  }))
  return { places: [...routes], calls, done: doneFor(customer), isPassable: isThrough(customer) }
}

/**
 * Returns a predicate that is true for exactly one call: the `time`-th call to the endpoint. The predicate counts the
 * calls, so each run needs a new one. Endpoints are compared by id, because two declarations may have the same id.
 */
export const isCall = ({ endpoint: { id }, time }: CourseCall) => {
  let times = 0
  return ({ endpoint }: SentCall): boolean => {
    if (endpoint.id === id) times += 1
    return endpoint.id === id && times === time
  }
}
