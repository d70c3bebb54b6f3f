import { resultOf } from '../../../machines/case/definition/definition'
import type { Endpoint } from '../../../src/api/endpoint'
import type { Strategy } from './answers'
import { goStep, isThrough } from './customer'
import type { Asked } from './insurer'
import { callsOf, doneFor } from './oracle'
import { type Setting, setOut } from './setting'
import { rest } from './situation'
import { routeOf } from './walk'

/** One call of a course: an endpoint may be called more than once. */
export interface CourseCall {
  readonly endpoint: Endpoint
  /** From 1. */
  readonly time: number
  /** Whether the insurer has the case already. */
  readonly isAfter: boolean
}

/** How a case goes where nothing goes wrong. */
export interface Course {
  /** Where the customer stands on the way, in that order, each place once. */
  readonly places: readonly string[]
  readonly calls: readonly CourseCall[]
  /** What is written at the insurer, by endpoint. */
  readonly done: Readonly<Record<string, number>>
  /** Whether it comes to its end: what is asked may have nothing to choose from. */
  readonly isPassable: boolean
}

/** More than any case takes. */
const MOST_STEPS = 40

/** Goes through a case undisturbed, or as far as it goes. */
export const courseOf = async (setting: Setting, manner: Strategy): Promise<Course> => {
  const customer = await setOut(setting, manner)
  const before = callsOf(customer).length
  const places = new Set<string>()
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await rest(customer.tab)
    places.add(routeOf(customer))
    if (isThrough(customer)) break
    await goStep(customer)
  }
  places.delete('selecting')
  const endpoints = callsOf(customer)
    .slice(before)
    .map(({ endpoint }) => endpoint)
  const submitted = endpoints.indexOf(resultOf(setting.placed.definition))
  const calls = endpoints.map((endpoint, index) => ({
    endpoint,
    time: endpoints.slice(0, index + 1).filter(({ id }) => id === endpoint.id).length,
    isAfter: submitted >= 0 && index > submitted,
  }))
  return { places: [...places], calls, done: doneFor(customer), isPassable: isThrough(customer) }
}

/** Says of each call that comes whether it is this one, by the id: one and the same call may be read in two ways. */
export const isCall = ({ endpoint: { id }, time }: CourseCall) => {
  let times = 0
  return ({ endpoint }: Asked): boolean => {
    if (endpoint.id === id) times += 1
    return endpoint.id === id && times === time
  }
}
