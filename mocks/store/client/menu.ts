import type { menuKeys } from '../../../src/api/entities'
import type { Contract } from '../state'

type MenuKey = (typeof menuKeys)[number]

/**
 * Tells if a client may make the change of a menu key. The contract must be in force, and its menu must contain the
 * key.
 */
export const mayChange = (contract: Contract, key: MenuKey): boolean =>
  contract.header.contract.contractStatusId === 1 && isInMenu(contract, key)

// A vehicle header has no menu. Natural and legal persons have different entries (specification, section 6).
const isInMenu = ({ header }: Contract, key: MenuKey): boolean => {
  if ('enabledMenuItems' in header) return header.enabledMenuItems.includes(key)
  switch (key) {
    case 'name':
    case 'email-communication':
      return !header.isLegalPerson
    case 'company-name':
      return header.isLegalPerson
    default:
      return key !== 'tax-number'
  }
}
