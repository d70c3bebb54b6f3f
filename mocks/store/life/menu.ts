import type { menuKeys } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import { BY_CONTRACTOR } from './reasons'

/** Whether a contract runs: nothing else can be changed. */
export const isRunning = ({ header }: LifeContract): boolean => header.contract.contractStatusId === 1

/** Whether a contract's menu has a case. */
export const isAvailable = ({ header }: LifeContract, key: (typeof menuKeys)[number]): boolean =>
  header.enabledMenuItems.includes(key)

/** Whether a contract runs and its menu has a case. */
export const mayChange = (contract: LifeContract, key: (typeof menuKeys)[number]): boolean =>
  isRunning(contract) && isAvailable(contract, key)

/**
 * The menu as it is now: pay stands in that of an ended contract only while there is debt, and the accounts while one of them
 * is still to be paid.
 */
export const menuOf = ({ header, accounts = [] }: LifeContract): string[] => {
  const { contractStatusId, terminationReasonId } = header.contract
  const isPayOffered = contractStatusId === 1 || header.debt !== null
  const items = header.enabledMenuItems.filter((key) => key !== 'pay' || isPayOffered)
  const isPaidLater = contractStatusId === 2 && terminationReasonId === BY_CONTRACTOR && accounts.length > 0
  return isPaidLater ? [...items, 'investment-accounts'] : items
}
