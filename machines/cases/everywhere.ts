import type { MenuEntry } from '../case/areaCases'
import { documentsEverywhere } from './documents'
import { enables } from './enables'

/** What every contract offers. */
export const everywhere: readonly MenuEntry[] = [
  {
    kind: 'view',
    key: 'contract-data',
    group: 'contract',
    isEnabled: (header, { isContractor }) => isContractor && enables(header, 'contract-data'),
  },
  ...documentsEverywhere,
  { kind: 'view', key: 'have-questions', group: 'other', isEnabled: (header) => enables(header, 'have-questions') },
]
