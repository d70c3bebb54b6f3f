import type { Paid } from '../../../machines/case/case.types'
import type { CaseDefinition } from '../../../machines/case/definition'
import { answerPaidOtherwise } from '../../../machines/case/paidAmount'
import { formatValues } from '../../texts/format'

/** The answered amount as it was paid, if the answer cannot say it; `null` for every other answer. */
export const paidAnswer = (definition: CaseDefinition, paid: Paid | null, name: string): string | null => {
  const amount = name === definition.payment?.amount ? answerPaidOtherwise(definition, paid) : null
  return amount === null ? null : String(formatValues({ amount }).amount)
}
