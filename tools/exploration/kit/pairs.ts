import type { Graph } from './explore'

/** Two transitions in direct succession, by their ids. */
export type Pair = `${string} > ${string}`

export const pairOf = (before: string, after: string): Pair => `${before} > ${after}`

/** Returns the pairs along a path. A pair also counts if its transitions are taken in different steps. */
export const pairsAlong = (transitions: readonly string[]): readonly Pair[] =>
  transitions.slice(1).map((after, index) => pairOf(transitions[index] ?? '', after))

const NONE: ReadonlySet<string> = new Set()

/** Returns every possible pair (1-switch): each transition into a situation, with each transition out of it. */
export const pairsIn = (graphs: readonly Graph[]): ReadonlySet<Pair> => {
  // Grouped by the first transition, so that each pair is named once. The loops find it about a hundred times.
  const following = new Map<string, Set<string>>()
  const arriving = new Map<string, Set<string>>()
  const addValue = (valuesByKey: Map<string, Set<string>>, key: string, value: string): void => {
    const values = valuesByKey.get(key)
    if (values === undefined) valuesByKey.set(key, new Set([value]))
    else values.add(value)
  }
  const arrive = ({ transitions, to }: Graph['start']): void => {
    const last = transitions.at(-1)
    if (last !== undefined) addValue(arriving, to, last)
    for (let index = 1; index < transitions.length; index += 1) {
      addValue(following, transitions[index - 1] ?? '', transitions[index] ?? '')
    }
  }
  const every = new Set(graphs.map(({ edges }) => edges))
  for (const { start } of graphs) arrive(start)
  for (const edges of every) for (const outgoing of edges.values()) for (const edge of outgoing) arrive(edge)
  for (const edges of every) {
    for (const [at, outgoing] of edges) {
      const firsts = new Set(outgoing.flatMap(({ transitions }) => transitions.slice(0, 1)))
      for (const last of arriving.get(at) ?? NONE) for (const first of firsts) addValue(following, last, first)
    }
  }
  return new Set([...following].flatMap(([before, all]) => [...all].map((after) => pairOf(before, after))))
}
