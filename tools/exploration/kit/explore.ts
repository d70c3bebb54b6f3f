import type { AnyMachineSnapshot } from 'xstate'
import type { Model } from './model'
import { type Offer, offersOf } from './offers'
import { firstStep, type Stepped, step, withoutActors } from './step'

/** One thing happening in one situation. */
export interface Edge extends Stepped {
  readonly offer: Offer
  /** The situation that it leads to. */
  readonly to: string
}

/** A machine's situations from one of its inputs. */
export interface Graph {
  readonly input: string
  readonly start: Stepped & { readonly to: string }
  /** What can happen in each situation, by its name; a situation is the same from whichever input it was reached. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
}

/** A situation: its name, and the first snapshot that stands in it. */
interface Situation {
  readonly to: string
  readonly snapshot: AnyMachineSnapshot
}

/** What tells situations apart. Nothing happens where a machine has ended, whatever it still knows. */
const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  snapshot.status === 'active'
    ? JSON.stringify([snapshot.value, model.project(snapshot), Object.keys(snapshot.children).sort()])
    : JSON.stringify([snapshot.status, snapshot.value])

/**
 * Explores a machine from each of its inputs, breadth first, without running anything. One snapshot stands for all that are in
 * its situation: what each step made besides is forgotten at once, or hundreds of thousands would be kept.
 * @throws where there are more steps than the limit.
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
