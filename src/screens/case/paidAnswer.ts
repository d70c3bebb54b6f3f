import type { CaseDefinition } from '../../../machines/case/definition/definition'
import type { Paid } from '../../../machines/case/machine/case.types'
import { amountPaidOtherwise } from '../../../machines/case/machine/payment/paidAmount'
import { formatValues } from '../../texts/format'

/** The paid amount, if the answer cannot hold it (another currency, not whole forints). `null` for other answers. */
export const paidAnswer = (definition: CaseDefinition, paid: Paid | null, name: string): string | null => {
  const amount = name === definition.payment?.amount ? amountPaidOtherwise(definition, paid) : null
  return amount === null ? null : String(formatValues({ amount }).amount)
}
