import type { AnyMachineSnapshot } from 'xstate'
import type { Model } from './model'
import { type Offer, offersOf } from './offers'
import { firstStep, type StepResult, step, withoutActors } from './step'

/** An event that is possible in a situation, and its result. */
export interface Edge extends StepResult {
  readonly offer: Offer
  /** Name of the situation after the event. */
  readonly to: string
}

/** The situations of a machine that are reachable from one of its inputs. */
export interface Graph {
  readonly input: string
  readonly start: StepResult & { readonly to: string }
  /** The possible events of each situation, by situation name. A situation has the same name for every input. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
}

/**
 * A set of snapshots that exploring treats as equal. They have the same state, running children and `project` result.
 * `to` is the situation's name, `snapshot` the first snapshot found.
 */
interface Situation {
  readonly to: string
  readonly snapshot: AnyMachineSnapshot
}

/**
 * Returns a situation's name. All snapshots in the same final state have the same name, because nothing can happen
 * there.
 */
const situationKey = (model: Model, snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'active'
    ? JSON.stringify([snapshot.value, model.project(snapshot), Object.keys(snapshot.children).sort()])
    : JSON.stringify([snapshot.status, snapshot.value])

/**
 * Explores a machine breadth first from each of its inputs. No actors run. Only one snapshot is kept for each
 * situation, because there can be hundreds of thousands of snapshots.
 * @throws if the number of steps exceeds the model's limit.
 */
export const explore = (model: Model): readonly Graph[] => {
  const machine = withoutActors(model.machine)
  const situations = new Map<string, Situation>()
  const edges = new Map<string, readonly Edge[]>()
  const unexplored: Situation[] = []
  const situationOf = (snapshot: AnyMachineSnapshot): Situation => {
    const key = situationKey(model, snapshot)
    const existing = situations.get(key)
    if (existing !== undefined) return existing
    const situation = { to: String(situations.size), snapshot }
    situations.set(key, situation)
    unexplored.push(situation)
    return situation
  }
  const withSituation = ({ snapshot, transitions }: StepResult) => ({ transitions, ...situationOf(snapshot) })
  let steps = 0
  const takeStep = (situation: Situation, { event }: Offer) => {
    steps += 1
    if (steps > model.limit)
      throw new Error(`Exploring ${model.machine.id} takes more steps than its limit, ${model.limit}`)
    const stepResult = step(machine, situation.snapshot, event)
    return stepResult.snapshot === situation.snapshot ? { ...stepResult, to: situation.to } : withSituation(stepResult)
  }
  const edgesFrom = (situation: Situation): readonly Edge[] => {
    const resultByDescription = new Map<string, ReturnType<typeof takeStep>>()
    return offersOf(model, situation.snapshot).map((offer) => {
      const description = offer.ends?.made?.(situation.snapshot)
      const result =
        (description === undefined ? undefined : resultByDescription.get(description)) ?? takeStep(situation, offer)
      if (description !== undefined) resultByDescription.set(description, result)
      return { offer, ...result }
    })
  }
  return Object.entries(model.inputs).map(([input, value]) => {
    const start = withSituation(firstStep(machine, value))
    for (let nextSituation = unexplored.shift(); nextSituation !== undefined; nextSituation = unexplored.shift()) {
      edges.set(nextSituation.to, edgesFrom(nextSituation))
    }
    return { input, start, edges }
  })
}
