import { type Detail, knownDetail, knownMoneyDetail } from '../case/definition/detail'
import type { PresentHeader } from '../case/definition/present'
import { owedAmountOf } from '../payment/owed'

/** Costs of a reactivation: the amount due now, the premium of each period after it, and the day the contract ended. */
export const reactivationCostDetails = ({ debt, contract }: PresentHeader): readonly Detail[] => [
  ...knownMoneyDetail('toPay', owedAmountOf(debt)),
  ...knownMoneyDetail('premium', contract.premiumFrequency),
  ...knownDetail('endedOn', 'date', contract.terminationDate),
]
