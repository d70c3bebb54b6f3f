import type { Edge, Graph } from './explore'

/** A path through a machine. */
export interface GraphPath {
  readonly graph: Graph
  readonly edges: readonly Edge[]
}

/** Maximum number of steps of a path, so that a tester can follow it. */
export const LONGEST = 14

/** A step of a path, linked to the step before it. Paths with the same beginning share these objects. */
interface Trail {
  readonly edge: Edge
  readonly before: Trail | null
}

const edgesOfTrail = (last: Trail): readonly Edge[] => {
  const edges: Edge[] = []
  for (let trail: Trail | null = last; trail !== null; trail = trail.before) edges.unshift(trail.edge)
  return edges
}

/**
 * Returns the shortest path to an edge that `isWanted` accepts, over edges that `isAllowed` accepts. `null` if absent.
 */
export const nearest = (
  graph: Graph,
  from: string,
  isWanted: (edge: Edge) => boolean,
  isAllowed: (edge: Edge) => boolean = () => true,
): readonly Edge[] | null => {
  const visited = new Set([from])
  const queue: { readonly at: string; readonly before: Trail | null }[] = [{ at: from, before: null }]
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
export const cover = (graphs: readonly Graph[], declared: readonly string[]): readonly GraphPath[] => {
  const uncovered = new Set(declared)
  const paths: GraphPath[] = []
  for (const graph of graphs) {
    for (;;) {
      const before = uncovered.size
      for (const id of graph.start.transitions) uncovered.delete(id)
      const edges: Edge[] = []
      let at = graph.start.to
      for (;;) {
        const segment = nearest(graph, at, ({ transitions }) => transitions.some((id) => uncovered.has(id)))
        if (segment === null || (edges.length > 0 && edges.length + segment.length > LONGEST)) break
        edges.push(...segment)
        for (const id of segment.flatMap(({ transitions }) => transitions)) uncovered.delete(id)
        at = segment.at(-1)?.to ?? at
      }
      if (uncovered.size === before) break
      paths.push({ graph, edges })
    }
  }
  return paths
}
