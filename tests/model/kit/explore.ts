import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
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
  readonly edges: ReadonlyMap<string, readonly Edge[]>
}

const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, model.project(snapshot), Object.keys(snapshot.children).sort()])

/** Explores a machine from each of its inputs, without running anything. Throws where the limit is passed. */
export const explore = (model: Model): readonly Graph[] =>
  Object.entries(model.inputs).map(([input, value]) => {
    const first = firstStep(model.machine, value)
    const offers = new Map<AnyEventObject, Offer>()
    const taken = new Map<AnyMachineSnapshot, Map<AnyEventObject, Stepped>>()
    const adjacency = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(
      {
        getInitialSnapshot: () => first.snapshot,
        getPersistedSnapshot: (snapshot) => snapshot,
        transition: (snapshot, event) => {
          const stepped = step(model.machine, snapshot, event)
          const from = taken.get(snapshot) ?? new Map<AnyEventObject, Stepped>()
          taken.set(snapshot, from.set(event, stepped))
          return stepped.snapshot
        },
      },
      {
        limit: model.limit,
        serializeState: (snapshot) => keyOf(model, snapshot),
        events: (snapshot) => {
          const offered = offersOf(model, snapshot)
          for (const offer of offered) offers.set(offer.event, offer)
          return offered.map(({ event }) => event)
        },
      },
    )
    const edges = new Map<string, Edge[]>()
    for (const { state, event } of adjacencyMapToArray(adjacency)) {
      const offer = offers.get(event)
      const stepped = taken.get(state)?.get(event)
      if (offer === undefined || stepped === undefined) throw new Error(`${event.type} was explored unoffered`)
      const from = keyOf(model, state)
      edges.set(from, [...(edges.get(from) ?? []), { ...stepped, offer, to: keyOf(model, stepped.snapshot) }])
    }
    return { input, start: { ...first, to: keyOf(model, first.snapshot) }, edges }
  })
