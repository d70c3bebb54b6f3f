import type { MenuEntry } from '../case/menu/productLineCases'
import { onlineCasesMachine } from '../onlineCases/onlineCases.machine'
import { addressEntry } from './address'
import { commonCases, payEntry } from './common'
import { overpaymentEntry } from './common/overpaymentEntry'
import { documentsEverywhere } from './documents'
import { enables } from './enables'

/** Menu entries of every contract. */
export const everywhere: readonly MenuEntry[] = [
  {
    type: 'view',
    key: 'contract-data',
    group: 'contract',
    icon: 'contract',
    isEnabled: (header, { isContractor }) => isContractor && enables(header, 'contract-data'),
  },
  {
    type: 'flow',
    key: 'online-cases',
    group: 'contract',
    machine: onlineCasesMachine,
    screen: 'onlineCases',
    isEnabled: (header, { isContractor }) => isContractor && enables(header, 'online-cases'),
  },
  ...documentsEverywhere,
  payEntry,
  overpaymentEntry,
  ...commonCases,
  addressEntry,
  {
    type: 'view',
    key: 'have-questions',
    group: 'other',
    icon: 'questions',
    isEnabled: (header) => enables(header, 'have-questions'),
  },
]
