import { LONGEST, type Way } from './cover'
import type { Edge, Graph } from './explore'
import { type Pair, pairsAlong } from './pairs'

/** Position of a path: its situation, and the transition that led there. */
interface Standing {
  readonly at: string
  readonly last: string | undefined
}

const gone = ({ last }: Standing, { transitions }: Edge): readonly Pair[] =>
  pairsAlong(last === undefined ? transitions : [last, ...transitions])

const after = ({ last }: Standing, { to, transitions }: Edge): Standing => ({
  at: to,
  last: transitions.at(-1) ?? last,
})

const keyOf = ({ at, last }: Standing): string => `${at}\n${last}`

/** Returns the shortest path to a pair that `isWanted` accepts, or `null` if it needs more than `most` steps. */
const nearestPair = (
  graph: Graph,
  from: Standing,
  isWanted: (pair: Pair) => boolean,
  most: number,
): readonly Edge[] | null => {
  const seen = new Set([keyOf(from)])
  let ways: readonly { readonly standing: Standing; readonly way: readonly Edge[] }[] = [{ standing: from, way: [] }]
  for (let length = 0; length < most && ways.length > 0; length += 1) {
    const next: { readonly standing: Standing; readonly way: readonly Edge[] }[] = []
    for (const { standing, way } of ways) {
      for (const edge of graph.edges.get(standing.at) ?? []) {
        if (gone(standing, edge).some(isWanted)) return [...way, edge]
        const beyond = after(standing, edge)
        const key = keyOf(beyond)
        if (seen.has(key)) continue
        seen.add(key)
        next.push({ standing: beyond, way: [...way, edge] })
      }
    }
    ways = next
  }
  return null
}

/** Returns paths that together take every possible pair of transitions (1-switch). The set is small, not minimal. */
export const coverPairs = (graphs: readonly Graph[], pairs: ReadonlySet<Pair>): readonly Way[] => {
  const uncovered = new Set(pairs)
  const isWanted = (pair: Pair): boolean => uncovered.has(pair)
  const ways: Way[] = []
  for (const graph of graphs) {
    for (const pair of pairsAlong(graph.start.transitions)) uncovered.delete(pair)
    for (;;) {
      const edges: Edge[] = []
      let standing: Standing = { at: graph.start.to, last: graph.start.transitions.at(-1) }
      for (;;) {
        const room = edges.length === 0 ? Number.POSITIVE_INFINITY : LONGEST - edges.length
        const more = nearestPair(graph, standing, isWanted, room)
        if (more === null) break
        for (const edge of more) {
          for (const pair of gone(standing, edge)) uncovered.delete(pair)
          standing = after(standing, edge)
        }
        edges.push(...more)
      }
      if (edges.length === 0) break
      ways.push({ graph, edges })
    }
  }
  return ways
}
