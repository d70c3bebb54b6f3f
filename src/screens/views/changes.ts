import type { EnabledEntry } from '../../../machines/contract/contract.types'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import type { ShownField } from './ContractDataFields'

/** For each detail of the contract, the case that changes it: its menu key, and its variant if there are several. */
const changeCaseByField: { readonly [Field in ShownField]?: readonly [key: string, variant?: string] } = {
  licensePlateNumber: ['license-plate'],
  bonus: ['bonus'],
  paymentTypeId: ['payment-method-or-frequency-change'],
  paymentFrequencyId: ['payment-method-or-frequency-change'],
  bankAccount: ['bank-account'],
  taxNumber: ['tax-number'],
  permanentAddress: ['address', 'permanent'],
  mailingAddress: ['address', 'mailing'],
  phoneNumber: ['phone'],
  email: ['email'],
}

/** Returns the path of the case that changes a detail, or `null` if the contract does not offer that case. */
export const changePathOf = (
  field: ShownField,
  productLine: ProductLine,
  menu: readonly EnabledEntry[],
): string | null => {
  const [key, variant = ''] = changeCaseByField[field] ?? []
  const entry = menu.find((candidate) => candidate.key === key)
  if (key === undefined || entry === undefined) return null
  return pathOf(caseRouteOf(productLine, key, entry.variants.includes(variant) ? variant : ''))
}
