import type { Detail } from '../case/detail'
import { knownDetail, knownMoney } from '../case/knownDetail'
import type { PresentHeader } from '../case/present'
import { owedOf } from './common/owed'

/** What is to be paid for a reactivation now, and each period from its day on; since when the contract is no more. */
export const reactivationCosts = ({ debt, contract }: PresentHeader): readonly Detail[] => [
  ...knownMoney('toPay', owedOf(debt)),
  ...knownMoney('premium', contract.premiumFrequency),
  ...knownDetail('endedOn', 'date', contract.terminationDate),
]
