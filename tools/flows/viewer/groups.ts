import type { Flow } from '../schema'
import type { ViewerData } from './data'

/** The flows under one heading. */
export interface Group {
  readonly name: string
  readonly flows: readonly Flow[]
}

const inNames = new Intl.Collator('hu')
const byName = (a: Flow, b: Flow): number => inNames.compare(a.name, b.name)

/** Groups flows under headings: the portal's own first, then each product line's. Shared flows are listed once. */
export const groupsOf = ({ flows, productLines }: Pick<ViewerData, 'flows' | 'productLines'>): readonly Group[] => {
  const every = Object.keys(productLines).length
  const isCommon = (flow: Flow): boolean => flow.productLines.length === every
  const offered = flows.filter((flow) => flow.productLines.length > 0)
  const listedFlows = new Set<Flow>()
  const isFirst = (flow: Flow): boolean => !listedFlows.has(flow) && listedFlows.add(flow).has(flow)
  return [
    { name: 'A portál', flows: flows.filter((flow) => flow.productLines.length === 0) },
    { name: 'Minden szerződésnél', flows: offered.filter(isCommon).sort(byName) },
    ...Object.entries(productLines).map(([productLine, name]) => ({
      name,
      flows: offered
        .filter((flow) => !isCommon(flow) && flow.productLines.includes(productLine) && isFirst(flow))
        .sort(byName),
    })),
  ].filter((group) => group.flows.length > 0)
}
