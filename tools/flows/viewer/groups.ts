import type { Flow } from '../schema'
import type { ViewerData } from './data'

/** The flows under one heading. */
export interface Group {
  readonly name: string
  readonly flows: readonly Flow[]
}

const hungarianCollator = new Intl.Collator('hu')
const compareNames = (a: Flow, b: Flow): number => hungarianCollator.compare(a.name, b.name)

/** Groups flows under headings: the portal's own first, then each product line's. Shared flows are listed once. */
export const groupsOf = ({ flows, productLines }: Pick<ViewerData, 'flows' | 'productLines'>): readonly Group[] => {
  const productLineCount = Object.keys(productLines).length
  const isCommon = (flow: Flow): boolean => flow.productLines.length === productLineCount
  const offeredFlows = flows.filter((flow) => flow.productLines.length > 0)
  const listedFlows = new Set<Flow>()
  const isNewlyListed = (flow: Flow): boolean => !listedFlows.has(flow) && listedFlows.add(flow).has(flow)
  return [
    { name: 'A portál', flows: flows.filter((flow) => flow.productLines.length === 0) },
    { name: 'Minden szerződésnél', flows: offeredFlows.filter(isCommon).sort(compareNames) },
    ...Object.entries(productLines).map(([productLine, name]) => ({
      name,
      flows: offeredFlows
        .filter((flow) => !isCommon(flow) && flow.productLines.includes(productLine) && isNewlyListed(flow))
        .sort(compareNames),
    })),
  ].filter((group) => group.flows.length > 0)
}
