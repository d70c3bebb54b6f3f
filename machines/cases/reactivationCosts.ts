import { type Detail, knownDetail, knownMoney } from '../case/definition/detail'
import type { PresentHeader } from '../case/definition/present'
import { owedOf } from '../payment/owed'

/** What is to be paid for a reactivation now, and each period from its day on; since when the contract is no more. */
export const reactivationCosts = ({ debt, contract }: PresentHeader): readonly Detail[] => [
  ...knownMoney('toPay', owedOf(debt)),
  ...knownMoney('premium', contract.premiumFrequency),
  ...knownDetail('endedOn', 'date', contract.terminationDate),
]
