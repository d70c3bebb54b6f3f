import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import type { InsuredObject, Money, RiskObject } from '../../api/entities'

/** The insurer's list of insured objects, with `null` for an unreadable one; empty if the list is missing. */
const listedObjectsOf = ({ contract }: ContractHeader): readonly (InsuredObject | null)[] =>
  ('insuredObjects' in contract && contract.insuredObjects) || []

/**
 * Returns the objects that a home contract insures: the insurer's list with sums or, if that list is missing, those
 * of its building, outbuildings and assets that a risk covers.
 */
export const insuredObjectsOf = (header: ContractHeader): readonly InsuredObject[] => {
  const { contract } = header
  const readableObjects = listedObjectsOf(header).filter((insuredObject) => insuredObject !== null)
  if (readableObjects.length > 0) return readableObjects
  const building = 'buildingObjectType' in contract ? contract.buildingObjectType : null
  const outBuildings = ('outBuildings' in contract && contract.outBuildings) || []
  const risks = ('risk' in contract && contract.risk) || []
  const areCovered = (type: RiskObject) => risks.some(({ riskObjectEnums }) => riskObjectEnums?.includes(type))
  return [
    ...(building && areCovered('BUILDING') ? [{ type: 'BUILDING', name: building } as const] : []),
    ...(areCovered('OUTBUILDING') ? outBuildings.map((name) => ({ type: 'OUTBUILDING', name }) as const) : []),
    ...(areCovered('ASSET') ? [{ type: 'ASSET' } as const] : []),
  ]
}

/**
 * Returns the total of the insured sums. Returns `null` if an object is unreadable or has no sum, if there is only one
 * object, or if the currencies differ.
 */
export const totalInsuredSum = (header: ContractHeader): Money | null => {
  if (listedObjectsOf(header).includes(null)) return null
  const insuredObjects = insuredObjectsOf(header)
  const sums = insuredObjects.flatMap(({ sum }) => sum ?? [])
  const [firstSum] = sums
  if (firstSum === undefined || sums.length < insuredObjects.length || sums.length < 2) return null
  if (sums.some(({ currency }) => currency !== firstSum.currency)) return null
  return { ...firstSum, value: sums.reduce((total, { value }) => total + value, 0) }
}
