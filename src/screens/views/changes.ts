import type { EnabledEntry } from '../../../machines/contract/contract.types'
import { caseRouteOf, type ProductLine, pathOf } from '../../../machines/routes'
import type { ShownField } from './ContractDataFields'

/** With which case a detail of the contract is changed: its menu key, and its variant where it has several. */
const changedBy: { readonly [Field in ShownField]?: readonly [key: string, variant?: string] } = {
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

/** Where a detail is changed; `null` where the contract does not offer that. */
export const changeOf = (field: ShownField, area: ProductLine, menu: readonly EnabledEntry[]): string | null => {
  const [key, variant = ''] = changedBy[field] ?? []
  const entry = menu.find((one) => one.key === key)
  if (key === undefined || entry === undefined) return null
  return pathOf(caseRouteOf(area, key, entry.variants.includes(variant) ? variant : ''))
}
