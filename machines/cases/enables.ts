import type { ContractHeader } from '../case/areaCases'

/** Whether the insurer enables a menu key; vehicle contracts have no such list, and offer what every contract has. */
export const enables = (header: ContractHeader, key: string): boolean =>
  !('enabledMenuItems' in header) || header.enabledMenuItems.includes(key)
