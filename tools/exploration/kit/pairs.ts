import type { Graph } from './explore'

/** Two transitions in direct succession, by their ids. */
export type Pair = `${string} > ${string}`

export const pairOf = (firstId: string, secondId: string): Pair => `${firstId} > ${secondId}`

/** Returns the pairs along a path. A pair also counts if its transitions are taken in different steps. */
export const pairsAlong = (transitions: readonly string[]): readonly Pair[] =>
  transitions.slice(1).map((transition, index) => pairOf(transitions[index] ?? '', transition))

const NO_TRANSITIONS: ReadonlySet<string> = new Set()

/** Returns every possible pair (1-switch): each transition into a situation, with each transition out of it. */
export const pairsIn = (graphs: readonly Graph[]): ReadonlySet<Pair> => {
  // The next transitions, by the first transition. The loops find each pair about a hundred times, but build its name
  // only once.
  const nextByTransition = new Map<string, Set<string>>()
  const arrivingBySituation = new Map<string, Set<string>>()
  const addValue = (valuesByKey: Map<string, Set<string>>, key: string, value: string): void => {
    const values = valuesByKey.get(key)
    if (values === undefined) valuesByKey.set(key, new Set([value]))
    else values.add(value)
  }
  const addArrival = ({ transitions, to }: Graph['start']): void => {
    const lastTransition = transitions.at(-1)
    if (lastTransition !== undefined) addValue(arrivingBySituation, to, lastTransition)
    for (let index = 1; index < transitions.length; index += 1) {
      addValue(nextByTransition, transitions[index - 1] ?? '', transitions[index] ?? '')
    }
  }
  const edgeMaps = new Set(graphs.map(({ edges }) => edges))
  for (const { start } of graphs) addArrival(start)
  for (const edges of edgeMaps) for (const outgoing of edges.values()) for (const edge of outgoing) addArrival(edge)
  for (const edges of edgeMaps) {
    for (const [situation, outgoing] of edges) {
      const firstTransitions = new Set(outgoing.flatMap(({ transitions }) => transitions.slice(0, 1)))
      for (const lastTransition of arrivingBySituation.get(situation) ?? NO_TRANSITIONS)
        for (const firstTransition of firstTransitions) addValue(nextByTransition, lastTransition, firstTransition)
    }
  }
  return new Set(
    [...nextByTransition].flatMap(([transition, nextTransitions]) =>
      [...nextTransitions].map((nextTransition) => pairOf(transition, nextTransition)),
    ),
  )
}
