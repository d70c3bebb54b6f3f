import type { menuKeys } from '../../../src/api/entities'
import type { LifeContract } from '../state'
import { BY_CONTRACTOR } from './reasons'

/** Tells if a contract is in force. Other contracts cannot be changed. */
export const isRunning = ({ header }: LifeContract): boolean => header.contract.contractStatusId === 1

/** Tells if a case is in a contract's menu. */
export const isAvailable = ({ header }: LifeContract, key: (typeof menuKeys)[number]): boolean =>
  header.enabledMenuItems.includes(key)

/** Tells if a contract is in force and a case is in its menu. */
export const mayChange = (contract: LifeContract, key: (typeof menuKeys)[number]): boolean =>
  isRunning(contract) && isAvailable(contract, key)

/**
 * The current menu keys. An ended contract offers payment only while it has a debt. If the contractor ended the
 * contract, the menu also has `investment-accounts` until all accounts are paid out.
 */
export const menuOf = ({ header, accounts = [] }: LifeContract): string[] => {
  const { contractStatusId, terminationReasonId } = header.contract
  const isPaymentOffered = contractStatusId === 1 || header.debt !== null
  const items = header.enabledMenuItems.filter((key) => key !== 'pay' || isPaymentOffered)
  const isPayoutPending = contractStatusId === 2 && terminationReasonId === BY_CONTRACTOR && accounts.length > 0
  return isPayoutPending ? [...items, 'investment-accounts'] : items
}
