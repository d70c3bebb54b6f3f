import type { Graph } from './explore'

/** Two transitions of which the second can come right after the first, by their ids. */
export type Pair = `${string} > ${string}`

export const pairOf = (before: string, after: string): Pair => `${before} > ${after}`

/** The pairs of a way: transitions that one thing led to follow each other, and what happens next follows the last of them. */
export const pairsAlong = (transitions: readonly string[]): readonly Pair[] =>
  transitions.slice(1).map((after, index) => pairOf(transitions[index] ?? '', after))

/** Every pair that can be gone (1-switch): whatever leads into a situation, followed by whatever leads from it. */
export const pairsIn = (graphs: readonly Graph[]): ReadonlySet<Pair> => {
  const arriving = new Map<string, Set<string>>()
  const arrive = (at: string, last: string | undefined): void => {
    if (last === undefined) return
    const known = arriving.get(at)
    if (known === undefined) arriving.set(at, new Set([last]))
    else known.add(last)
  }
  const pairs = new Set<Pair>()
  const every = new Set(graphs.map(({ edges }) => edges))
  for (const { start } of graphs) {
    arrive(start.to, start.transitions.at(-1))
    for (const pair of pairsAlong(start.transitions)) pairs.add(pair)
  }
  for (const edges of every) {
    for (const { transitions, to } of [...edges.values()].flat()) {
      arrive(to, transitions.at(-1))
      for (const pair of pairsAlong(transitions)) pairs.add(pair)
    }
  }
  for (const edges of every) {
    for (const [at, leaving] of edges) {
      const before = arriving.get(at)
      if (before === undefined) continue
      for (const first of new Set(leaving.flatMap(({ transitions }) => transitions.slice(0, 1)))) {
        for (const last of before) pairs.add(pairOf(last, first))
      }
    }
  }
  return pairs
}
