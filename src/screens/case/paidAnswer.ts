import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { ChosenPayment } from '../../../machines/case/machine/case.types'
import { amountPaidOtherwise } from '../../../machines/case/machine/payment/paidAmount'
import { formatValues } from '../../texts/format'

/** The paid amount, if the answer cannot hold it (another currency, not whole forints). `null` for other answers. */
export const paidAmountText = (
  definition: CaseDefinition,
  paid: ChosenPayment | null,
  fieldName: string,
): string | null => {
  const amount = fieldName === definition.payment?.amount ? amountPaidOtherwise(definition, paid) : null
  return amount === null ? null : String(formatValues({ amount }).amount)
}
