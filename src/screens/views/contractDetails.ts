import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
import { hasNoPremiumDue } from '../../../machines/cases/common/nextPremium'
import type { ProductLine } from '../../../machines/routes'
import { fields, type Group, groupNames, groups, type ShownField, type ShownValue } from './ContractDataFields'

/** One detail of a contract. */
export interface Detail {
  readonly field: ShownField
  readonly value: NonNullable<ShownValue>
}

/** The details of a contract in one group. */
export interface DetailGroup {
  readonly group: Group
  readonly details: readonly Detail[]
}

const nextPremiumFields: readonly string[] = ['nextPremium', 'paymentNextperiod'] satisfies ShownField[]

/** Tells if the next premium will fall due: `false` for an ended contract, `true` if its day is not known. */
const fallsDue = (header: AnyHeader): boolean => {
  const { contractStatusId, paymentNextperiod: day } = header.contract
  return contractStatusId !== 2 && !(day && hasNoPremiumDue(header, day))
}

/**
 * Returns the fields of a header and of the `contract` object in it that have a value. If both have the field, the
 * header's value is used. The next premium is left out if it will not be due.
 */
const filledFieldsOf = (wholeHeader: AnyHeader): ReadonlyMap<string, unknown> => {
  const { contract, ...header } = wholeHeader
  const isDue = fallsDue(wholeHeader)
  return new Map<string, unknown>(
    [contract, header].flatMap((source) =>
      Object.entries(source).filter(([name, value]) => value != null && (isDue || !nextPremiumFields.includes(name))),
    ),
  )
}

const shownValue = (field: ShownField, value: unknown, productLine: ProductLine): ShownValue => {
  const format = fields[field]
  if (value == null || 'leftOut' in format) return null
  // The cast is safe, because the value was parsed by the schema of this field.
  const formatValue = format as (value: unknown, productLine: ProductLine) => ShownValue
  return formatValue(value, productLine)
}

const detailsOf = (
  fieldNames: readonly ShownField[],
  filledFields: ReadonlyMap<string, unknown>,
  productLine: ProductLine,
): readonly Detail[] =>
  fieldNames.flatMap((field) => {
    const value = shownValue(field, filledFields.get(field), productLine)
    return value === null || value.length === 0 ? [] : [{ field, value }]
  })

/** Returns the details of a contract: every filled field of its header, in groups. */
export const contractDetails = (
  header: AnyHeader,
  contractNumber: string,
  productLine: ProductLine,
): readonly DetailGroup[] => {
  // Not every header contains the contract number.
  const filledFields = new Map<string, unknown>([['contractNumber', contractNumber], ...filledFieldsOf(header)])
  return groupNames
    .map((group) => ({ group, details: detailsOf(groups[group], filledFields, productLine) }))
    .filter(({ details }) => details.length > 0)
}
