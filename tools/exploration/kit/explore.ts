import type { AnyMachineSnapshot } from 'xstate'
import type { Model } from './model'
import { type Offer, offersOf } from './offers'
import { firstStep, type Stepped, step, withoutActors } from './step'

/** One event in one situation. */
export interface Edge extends Stepped {
  readonly offer: Offer
  /** Name of the situation after the event. */
  readonly to: string
}

/** The situations of a machine that are reachable from one of its inputs. */
export interface Graph {
  readonly input: string
  readonly start: Stepped & { readonly to: string }
  /** The possible events of each situation, by situation name. A situation has the same name for every input. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
}

/** A situation: its name, and the first snapshot found in it. */
interface Situation {
  readonly to: string
  readonly snapshot: AnyMachineSnapshot
}

/**
 * Returns a situation's name. All snapshots in the same final state have the same name, because nothing can happen
 * there.
 */
const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
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
  const known = new Map<string, Situation>()
  const edges = new Map<string, readonly Edge[]>()
  const unexplored: Situation[] = []
  const situationOf = (snapshot: AnyMachineSnapshot): Situation => {
    const key = keyOf(model, snapshot)
    const before = known.get(key)
    if (before !== undefined) return before
    const situation = { to: String(known.size), snapshot }
    known.set(key, situation)
    unexplored.push(situation)
    return situation
  }
  const arrived = ({ snapshot, transitions }: Stepped) => ({ transitions, ...situationOf(snapshot) })
  let steps = 0
  const take = (from: Situation, { event }: Offer) => {
    steps += 1
    if (steps > model.limit)
      throw new Error(`Exploring ${model.machine.id} takes more steps than its limit, ${model.limit}`)
    const stepped = step(machine, from.snapshot, event)
    return stepped.snapshot === from.snapshot ? { ...stepped, to: from.to } : arrived(stepped)
  }
  const leaving = (from: Situation): readonly Edge[] => {
    const taken = new Map<string, ReturnType<typeof take>>()
    return offersOf(model, from.snapshot).map((offer) => {
      const made = offer.ends?.made?.(from.snapshot)
      const after = (made === undefined ? undefined : taken.get(made)) ?? take(from, offer)
      if (made !== undefined) taken.set(made, after)
      return { offer, ...after }
    })
  }
  return Object.entries(model.inputs).map(([input, value]) => {
    const start = arrived(firstStep(machine, value))
    for (let next = unexplored.shift(); next !== undefined; next = unexplored.shift()) {
      edges.set(next.to, leaving(next))
    }
    return { input, start, edges }
  })
}
