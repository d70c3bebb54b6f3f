import type { ContractHeader, MenuEntry } from '../case/areaCases'

/** Whether the insurer enables a menu key; vehicle contracts have no such list, and offer what every contract has. */
const enables = (header: ContractHeader, key: string): boolean =>
  !('enabledMenuItems' in header) || header.enabledMenuItems.includes(key)

/** What every contract offers. */
export const everywhere: readonly MenuEntry[] = [
  { kind: 'view', key: 'have-questions', group: 'other', isEnabled: (header) => enables(header, 'have-questions') },
]
