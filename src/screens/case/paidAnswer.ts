import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { ChosenPayment } from '../../../machines/case/machine/case.types'
import { amountPaidOtherwise } from '../../../machines/case/machine/payment/paidAmount'
import { formatValues } from '../../texts/format'

/**
 * Returns the paid amount as text, if the field's answer cannot hold it (another currency, not whole forints). Returns
 * `null` for all other fields and amounts.
 */
export const paidAmountText = (
  definition: CaseDefinition,
  paid: ChosenPayment | null,
  fieldName: string,
): string | null => {
  const amount = fieldName === definition.payment?.amount ? amountPaidOtherwise(definition, paid) : null
  return amount === null ? null : String(formatValues({ amount }).amount)
}
