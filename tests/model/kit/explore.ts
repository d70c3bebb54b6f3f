import type { AnyMachineSnapshot } from 'xstate'
import type { Model } from './model'
import { type Offer, offersOf } from './offers'
import { firstStep, type Stepped, step } from './step'

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
  /** What can happen in each situation, by its key; a situation is the same from whichever input it was reached. */
  readonly edges: ReadonlyMap<string, readonly Edge[]>
}

const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, model.project(snapshot), Object.keys(snapshot.children).sort()])

/** Explores a machine from each of its inputs, without running anything. @throws where there are more situations than the limit. */
export const explore = (model: Model): readonly Graph[] => {
  const edges = new Map<string, readonly Edge[]>()
  const exploreFrom = (start: Graph['start']): void => {
    const reached = [start]
    for (const { snapshot, to: key } of reached) {
      if (edges.has(key)) continue
      if (edges.size === model.limit) throw new Error(`${model.machine.id} has situations beyond its limit`)
      const leaving = offersOf(model, snapshot).map((offer) => {
        const stepped = step(model.machine, snapshot, offer.event)
        return { ...stepped, offer, to: keyOf(model, stepped.snapshot) }
      })
      edges.set(key, leaving)
      reached.push(...leaving.filter(({ to }) => !edges.has(to)))
    }
  }
  return Object.entries(model.inputs).map(([input, value]) => {
    const first = firstStep(model.machine, value)
    const start = { ...first, to: keyOf(model, first.snapshot) }
    exploreFrom(start)
    return { input, start, edges }
  })
}
