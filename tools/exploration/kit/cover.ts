import type { Edge, Graph } from './explore'

/** A path in a graph: its edges, in order from the graph's start. */
export interface GraphPath {
  readonly graph: Graph
  readonly edges: readonly Edge[]
}

/** Maximum number of steps of a path. A tester could not follow a longer path. */
export const MAX_PATH_STEPS = 14

/** A step of a path, linked to the step before it. Paths with the same beginning share these objects. */
interface Trail {
  readonly edge: Edge
  readonly before: Trail | null
}

const edgesOfTrail = (lastTrail: Trail): readonly Edge[] => {
  const edges: Edge[] = []
  for (let trail: Trail | null = lastTrail; trail !== null; trail = trail.before) edges.unshift(trail.edge)
  return edges
}

/**
 * Returns the shortest path to an edge that `isWanted` accepts, over edges that `isAllowed` accepts, or `null` if there
 * is no such path.
 */
export const shortestPath = (
  graph: Graph,
  startSituation: string,
  isWanted: (edge: Edge) => boolean,
  isAllowed: (edge: Edge) => boolean = () => true,
): readonly Edge[] | null => {
  const visited = new Set([startSituation])
  const queue: { readonly at: string; readonly before: Trail | null }[] = [{ at: startSituation, before: null }]
  // `for of` also visits the elements that are added during the loop.
  for (const { at, before } of queue) {
    for (const edge of graph.edges.get(at) ?? []) {
      if (!isAllowed(edge)) continue
      if (isWanted(edge)) return edgesOfTrail({ edge, before })
      if (visited.has(edge.to)) continue
      visited.add(edge.to)
      queue.push({ at: edge.to, before: { edge, before } })
    }
  }
  return null
}

/**
 * Returns paths that together take every transition reachable from the graphs' starts. The set is small, not minimal.
 */
export const coverTransitions = (
  graphs: readonly Graph[],
  declaredTransitions: readonly string[],
): readonly GraphPath[] => {
  const uncoveredTransitions = new Set(declaredTransitions)
  const paths: GraphPath[] = []
  for (const graph of graphs) {
    for (;;) {
      const sizeBefore = uncoveredTransitions.size
      for (const id of graph.start.transitions) uncoveredTransitions.delete(id)
      const edges: Edge[] = []
      let situation = graph.start.to
      for (;;) {
        const segment = shortestPath(graph, situation, ({ transitions }) =>
          transitions.some((id) => uncoveredTransitions.has(id)),
        )
        if (segment === null || (edges.length > 0 && edges.length + segment.length > MAX_PATH_STEPS)) break
        edges.push(...segment)
        for (const id of segment.flatMap(({ transitions }) => transitions)) uncoveredTransitions.delete(id)
        situation = segment.at(-1)?.to ?? situation
      }
      if (uncoveredTransitions.size === sizeBefore) break
      paths.push({ graph, edges })
    }
  }
  return paths
}
