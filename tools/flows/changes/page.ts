import type { Flow } from '../schema'
import type { Changes } from '../viewer/data'
import { changesBetween, toldTogether } from './changes'

/**
 * The page of all flows with their current and removed parts since a revision, removed flows included, and the changes.
 */
export const changedSince = (
  since: string,
  before: readonly Flow[],
  after: readonly Flow[],
): { readonly flows: readonly Flow[]; readonly changes: Changes } => {
  const all = changesBetween(before, after)
  const merged = new Map(all.map(({ flow }) => [flow.id, flow]))
  const known = after.map((flow) => merged.get(flow.id) ?? flow)
  const gone = all.filter(({ flow }) => !after.some(({ id }) => id === flow.id)).map(({ flow }) => flow)
  return {
    flows: [...known, ...gone],
    changes: {
      since,
      flows: Object.fromEntries(all.map(({ flow, change }) => [flow.id, change])),
      told: toldTogether(all).map(({ flows, words }) => ({ flows: flows.map(({ id }) => id), words })),
    },
  }
}
