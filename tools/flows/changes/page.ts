import type { Flow } from '../schema'
import type { Changes } from '../viewer/data'
import { changesBetween, groupByWords } from './changes'

/**
 * Returns all flows with their current and removed parts since a revision, and the changes. Removed flows are included.
 */
export const changesSince = (
  sinceRevision: string,
  previousFlows: readonly Flow[],
  after: readonly Flow[],
): { readonly flows: readonly Flow[]; readonly changes: Changes } => {
  const changedFlows = changesBetween(previousFlows, after)
  const changedById = new Map(changedFlows.map(({ flow }) => [flow.id, flow]))
  const currentFlows = after.map((flow) => changedById.get(flow.id) ?? flow)
  const removedFlows = changedFlows
    .filter(({ flow }) => !after.some(({ id }) => id === flow.id))
    .map(({ flow }) => flow)
  return {
    flows: [...currentFlows, ...removedFlows],
    changes: {
      since: sinceRevision,
      flows: Object.fromEntries(changedFlows.map(({ flow, change }) => [flow.id, change])),
      told: groupByWords(changedFlows).map(({ flows, words }) => ({ flows: flows.map(({ id }) => id), words })),
    },
  }
}
