import { type GraphPath, LONGEST } from './cover'
import type { Edge, Graph } from './explore'
import { type Pair, pairsAlong } from './pairs'

/** Position of a path: its situation, and the transition that led there. */
interface Position {
  readonly at: string
  readonly last: string | undefined
}

const pairsTaken = ({ last }: Position, { transitions }: Edge): readonly Pair[] =>
  pairsAlong(last === undefined ? transitions : [last, ...transitions])

const positionAfter = ({ last }: Position, { to, transitions }: Edge): Position => ({
  at: to,
  last: transitions.at(-1) ?? last,
})

const keyOf = ({ at, last }: Position): string => `${at}\n${last}`

/** Returns the shortest path to a pair that `isWanted` accepts, or `null` if it needs more than `maxSteps` steps. */
const nearestPair = (
  graph: Graph,
  from: Position,
  isWanted: (pair: Pair) => boolean,
  maxSteps: number,
): readonly Edge[] | null => {
  const visited = new Set([keyOf(from)])
  let frontier: readonly { readonly standing: Position; readonly way: readonly Edge[] }[] = [
    { standing: from, way: [] },
  ]
  for (let length = 0; length < maxSteps && frontier.length > 0; length += 1) {
    const next: { readonly standing: Position; readonly way: readonly Edge[] }[] = []
    for (const { standing, way } of frontier) {
      for (const edge of graph.edges.get(standing.at) ?? []) {
        if (pairsTaken(standing, edge).some(isWanted)) return [...way, edge]
        const nextPosition = positionAfter(standing, edge)
        const key = keyOf(nextPosition)
        if (visited.has(key)) continue
        visited.add(key)
        next.push({ standing: nextPosition, way: [...way, edge] })
      }
    }
    frontier = next
  }
  return null
}

/** Returns paths that together take every possible pair of transitions (1-switch). The set is small, not minimal. */
export const coverPairs = (graphs: readonly Graph[], pairs: ReadonlySet<Pair>): readonly GraphPath[] => {
  const uncovered = new Set(pairs)
  const isWanted = (pair: Pair): boolean => uncovered.has(pair)
  const paths: GraphPath[] = []
  for (const graph of graphs) {
    for (const pair of pairsAlong(graph.start.transitions)) uncovered.delete(pair)
    for (;;) {
      const edges: Edge[] = []
      let position: Position = { at: graph.start.to, last: graph.start.transitions.at(-1) }
      for (;;) {
        const room = edges.length === 0 ? Number.POSITIVE_INFINITY : LONGEST - edges.length
        const segment = nearestPair(graph, position, isWanted, room)
        if (segment === null) break
        for (const edge of segment) {
          for (const pair of pairsTaken(position, edge)) uncovered.delete(pair)
          position = positionAfter(position, edge)
        }
        edges.push(...segment)
      }
      if (edges.length === 0) break
      paths.push({ graph, edges })
    }
  }
  return paths
}
