import type { MenuEntry } from '../case/menu/productLineCases'
import { onlineCasesMachine } from '../onlineCases/onlineCases.machine'
import { addressEntry } from './address'
import { commonCases, payEntry } from './common'
import { overpaymentEntry } from './common/overpaymentEntry'
import { commonDocuments } from './documents'
import { isKeyEnabled } from './isKeyEnabled'

/** Menu entries of every contract. */
export const commonEntries: readonly MenuEntry[] = [
  {
    type: 'view',
    key: 'contract-data',
    group: 'contract',
    icon: 'contract',
    isEnabled: (header, { isContractor }) => isContractor && isKeyEnabled(header, 'contract-data'),
  },
  {
    type: 'flow',
    key: 'online-cases',
    group: 'contract',
    machine: onlineCasesMachine,
    screen: 'onlineCases',
    isEnabled: (header, { isContractor }) => isContractor && isKeyEnabled(header, 'online-cases'),
  },
  ...commonDocuments,
  payEntry,
  overpaymentEntry,
  ...commonCases,
  addressEntry,
  {
    type: 'view',
    key: 'have-questions',
    group: 'other',
    icon: 'questions',
    isEnabled: (header) => isKeyEnabled(header, 'have-questions'),
  },
]
