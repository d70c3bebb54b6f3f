import { type GraphPath, MAX_PATH_STEPS } from './cover'
import type { Edge, Graph } from './explore'
import { type Pair, pairsAlong } from './pairs'

/**
 * Position of a path: its situation, and the last transition that the path took. `last` is `undefined` if there is none
 * yet.
 */
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

const positionKey = ({ at, last }: Position): string => `${at}\n${last}`

/** Returns the shortest path to a pair that `isWanted` accepts, or `null` if it needs more than `maxSteps` steps. */
const shortestPathToPair = (
  graph: Graph,
  start: Position,
  isWanted: (pair: Pair) => boolean,
  maxSteps: number,
): readonly Edge[] | null => {
  const visited = new Set([positionKey(start)])
  let frontier: readonly { readonly standing: Position; readonly way: readonly Edge[] }[] = [
    { standing: start, way: [] },
  ]
  for (let length = 0; length < maxSteps && frontier.length > 0; length += 1) {
    const nextFrontier: { readonly standing: Position; readonly way: readonly Edge[] }[] = []
    for (const { standing, way } of frontier) {
      for (const edge of graph.edges.get(standing.at) ?? []) {
        if (pairsTaken(standing, edge).some(isWanted)) return [...way, edge]
        const nextPosition = positionAfter(standing, edge)
        const key = positionKey(nextPosition)
        if (visited.has(key)) continue
        visited.add(key)
        nextFrontier.push({ standing: nextPosition, way: [...way, edge] })
      }
    }
    frontier = nextFrontier
  }
  return null
}

/** Returns paths that together take every possible pair of transitions (1-switch). The set is small, not minimal. */
export const coverPairs = (graphs: readonly Graph[], pairs: ReadonlySet<Pair>): readonly GraphPath[] => {
  const uncoveredPairs = new Set(pairs)
  const isWanted = (pair: Pair): boolean => uncoveredPairs.has(pair)
  const paths: GraphPath[] = []
  for (const graph of graphs) {
    for (const pair of pairsAlong(graph.start.transitions)) uncoveredPairs.delete(pair)
    for (;;) {
      const edges: Edge[] = []
      let position: Position = { at: graph.start.to, last: graph.start.transitions.at(-1) }
      for (;;) {
        const remainingSteps = edges.length === 0 ? Number.POSITIVE_INFINITY : MAX_PATH_STEPS - edges.length
        const segment = shortestPathToPair(graph, position, isWanted, remainingSteps)
        if (segment === null) break
        for (const edge of segment) {
          for (const pair of pairsTaken(position, edge)) uncoveredPairs.delete(pair)
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
