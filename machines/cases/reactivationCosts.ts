import { type Detail, knownDetail, knownMoney } from '../case/definition/detail'
import type { PresentHeader } from '../case/definition/present'
import { owedOf } from '../payment/owed'

/** Costs of a reactivation: the amount due now, the premium of each period after it, and the day the contract ended. */
export const reactivationCosts = ({ debt, contract }: PresentHeader): readonly Detail[] => [
  ...knownMoney('toPay', owedOf(debt)),
  ...knownMoney('premium', contract.premiumFrequency),
  ...knownDetail('endedOn', 'date', contract.terminationDate),
]
