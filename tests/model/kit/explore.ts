import { adjacencyMapToArray, getAdjacencyMap } from '@xstate/graph'
import type { AnyMachineSnapshot, Snapshot } from 'xstate'
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

/** Where the search stands, as the package wants to have it. */
type Situation = Snapshot<unknown> & Graph['start']

/** An offer as an event; its type is its place among the offers, since different ones may look the same as JSON. */
interface Offered {
  readonly type: string
  readonly offer: Offer
}

const keyOf = (model: Model, snapshot: AnyMachineSnapshot): string =>
  JSON.stringify([snapshot.value, model.project(snapshot), Object.keys(snapshot.children).sort()])

/** Explores a machine from each of its inputs, without running anything. @throws where there are more steps than the limit. */
export const explore = (model: Model): readonly Graph[] => {
  const edges = new Map<string, readonly Edge[]>()
  const situation = (stepped: Stepped): Situation => ({
    ...{ status: 'active', output: undefined, error: undefined },
    ...stepped,
    to: keyOf(model, stepped.snapshot),
  })
  const adjacencyFrom = (start: Situation) =>
    getAdjacencyMap<Situation, Offered, unknown>(
      {
        getInitialSnapshot: () => start,
        getPersistedSnapshot: (at) => at,
        transition: ({ snapshot }, { offer }) => situation(step(model.machine, snapshot, offer.event)),
      },
      {
        limit: model.limit,
        events: ({ snapshot }) => offersOf(model, snapshot).map((offer, place) => ({ type: String(place), offer })),
        serializeState: ({ to }) => to,
        serializeEvent: ({ type }) => type,
        // What lies behind it was explored from an earlier input.
        stopWhen: ({ to }) => edges.has(to),
      },
    )
  return Object.entries(model.inputs).map(([input, value]) => {
    const start = situation(firstStep(model.machine, value))
    const found = new Map<string, readonly Edge[]>()
    for (const { state, event, nextState } of adjacencyMapToArray(adjacencyFrom(start))) {
      const { snapshot, transitions, to } = nextState
      found.set(state.to, [...(found.get(state.to) ?? []), { snapshot, transitions, to, offer: event.offer }])
    }
    for (const [key, leaving] of found) edges.set(key, leaving)
    return { input, start, edges }
  })
}
