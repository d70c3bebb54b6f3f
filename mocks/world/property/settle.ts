import { dayAt } from '../../../machines/today'
import { signedTermination } from '../contract/termination'
import { charge, credit } from '../payments/balance'
import { endBalance } from '../payments/ending'
import { rememberPast } from '../payments/past'
import { yearUntil } from '../seed/period'
import type { PropertyContract } from '../state'
import type { World } from '../world'
import { discountOf } from './reasons'

// What the insurer still offers when a contract has ended.
const OFFERED_AFTERWARDS = new Set([
  'contract-data',
  'online-cases',
  'pay',
  'invoice',
  'reminder',
  'other-documents',
  'downloadable-documents',
  'have-questions',
  'logout',
])

/** Ends a contract whose termination was signed, when the day has come; until then the header says when it will. */
export const settleTermination = (world: World, contract: PropertyContract): void => {
  const { terminations = [] } = contract
  if (contract.header.contract.contractStatusId === 2 || terminations.length === 0) return
  const finished = signedTermination(contract, terminations)
  if (finished === undefined) return
  const { terminationReasonId, endDate } = finished
  Object.assign(contract.header.contract, { endDate, contractDateEnd: endDate, terminationReasonId })
  endYearOn(contract, endDate)
  if (endDate > dayAt(world.now())) return
  book(world, contract, terminationReasonId, endDate)
  const { header } = contract
  contract.header = {
    ...header,
    insurancePeriod: null,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledMenuItems: header.enabledMenuItems.filter((key) => OFFERED_AFTERWARDS.has(key)),
    contract: { ...header.contract, contractStatusId: 2 },
  }
}

// Periods are still counted from the year's own end: another notice may end the contract sooner.
const endYearOn = ({ header }: PropertyContract, endDate: string): void => {
  const lastDay = header.insuranceValidDate
  if (lastDay !== null && endDate < lastDay) header.insurancePeriod = yearUntil(lastDay, endDate)
}

// No day after the end costs anything, and what was not asked for yet is.
const book = (world: World, contract: PropertyContract, terminationReasonId: number, endDate: string): void => {
  const { used, unused, usedDays } = endBalance(world, contract, endDate)
  rememberPast(contract)
  const owed = used - unused + (discountOf(terminationReasonId)?.value ?? 0)
  if (owed > 0) charge(world, contract, owed, usedDays)
  else credit(contract, -owed)
}
