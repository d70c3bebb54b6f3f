import type { menuKeys } from '../../../src/api/entities'
import type { LifeContract } from '../state'

/** Whether a contract runs: nothing else can be changed. */
export const isRunning = ({ header }: LifeContract): boolean => header.contract.contractStatusId === 1

/** Whether a contract's menu has a case. */
export const isOffered = ({ header }: LifeContract, key: (typeof menuKeys)[number]): boolean =>
  header.enabledMenuItems.includes(key)

/** Whether a contract runs and its menu has a case. */
export const mayChange = (contract: LifeContract, key: (typeof menuKeys)[number]): boolean =>
  isRunning(contract) && isOffered(contract, key)

/** The menu as it is now: pay stands in that of an ended contract only while there is debt. */
export const menuOf = ({ header }: LifeContract): string[] => {
  const isPayOffered = header.contract.contractStatusId === 1 || header.debt !== null
  return header.enabledMenuItems.filter((key) => key !== 'pay' || isPayOffered)
}
