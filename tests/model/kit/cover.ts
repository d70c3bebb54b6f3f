import type { Edge, Graph } from './explore'

/** A way through a machine. */
export interface Way {
  readonly graph: Graph
  readonly edges: readonly Edge[]
}

/** Paths end here, so that a tester can follow one (steps). */
export const LONGEST = 14

/** The shortest way from a situation to an edge that is wanted, over those that can be gone. */
export const nearest = (
  graph: Graph,
  from: string,
  isWanted: (edge: Edge) => boolean,
  canBeGone: (edge: Edge) => boolean = () => true,
): readonly Edge[] | null => {
  const seen = new Set([from])
  const queue: { readonly at: string; readonly way: readonly Edge[] }[] = [{ at: from, way: [] }]
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const edge of (graph.edges.get(next.at) ?? []).filter(canBeGone)) {
      const way = [...next.way, edge]
      if (isWanted(edge)) return way
      if (!seen.has(edge.to)) {
        seen.add(edge.to)
        queue.push({ at: edge.to, way })
      }
    }
  }
  return null
}

/** Ways that together take every transition which can be taken from the graphs' starts. Few of them, not the fewest. */
export const cover = (graphs: readonly Graph[], declared: readonly string[]): readonly Way[] => {
  const uncovered = new Set(declared)
  const ways: Way[] = []
  for (const graph of graphs) {
    for (;;) {
      const before = uncovered.size
      for (const id of graph.start.transitions) uncovered.delete(id)
      const edges: Edge[] = []
      let at = graph.start.to
      for (;;) {
        const more = nearest(graph, at, ({ transitions }) => transitions.some((id) => uncovered.has(id)))
        if (more === null || (edges.length > 0 && edges.length + more.length > LONGEST)) break
        edges.push(...more)
        for (const id of more.flatMap(({ transitions }) => transitions)) uncovered.delete(id)
        at = more.at(-1)?.to ?? at
      }
      if (uncovered.size === before) break
      ways.push({ graph, edges })
    }
  }
  return ways
}
