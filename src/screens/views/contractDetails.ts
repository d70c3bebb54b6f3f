import type { AnyHeader } from '../../../machines/case/menu/productLineCases'
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

/**
 * Returns the fields of a header and of the `contract` object in it that have a value. If both have the field, the
 * header's value is used.
 */
const filledFieldsOf = ({ contract, ...header }: AnyHeader): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>(
    [contract, header].flatMap((source) => Object.entries(source).filter(([, value]) => value != null)),
  )

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
