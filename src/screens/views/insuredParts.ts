import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import type { InsuredObject, Money } from '../../api/entities'

/** The objects insured by a home contract: the insurer's list with sums, or objects derived from other fields. */
export const insuredParts = ({ contract }: ContractHeader): readonly InsuredObject[] => {
  if ('insuredObjects' in contract && contract.insuredObjects?.length) return contract.insuredObjects
  const building = 'buildingObjectType' in contract ? contract.buildingObjectType : null
  const outBuildings = ('outBuildings' in contract && contract.outBuildings) || []
  const risks = ('risk' in contract && contract.risk) || []
  const hasAssets = risks.some(({ riskObjectEnums }) => riskObjectEnums?.includes('ASSET'))
  return [
    ...(building ? [{ type: 'BUILDING', name: building } as const] : []),
    ...outBuildings.map((name) => ({ type: 'OUTBUILDING', name }) as const),
    ...(hasAssets ? [{ type: 'ASSET' } as const] : []),
  ]
}

/** The total sum insured; `null` if it is unknown. */
export const wholeSum = (parts: readonly InsuredObject[]): Money | null => {
  const sums = parts.flatMap(({ sum }) => sum ?? [])
  const [first] = sums
  if (first === undefined || sums.length < parts.length || sums.length < 2) return null
  if (sums.some(({ currency }) => currency !== first.currency)) return null
  return { ...first, value: sums.reduce((all, { value }) => all + value, 0) }
}
