import { getHeader } from '../../../src/api/casco'
import type { AreaCases, CaseEntry } from '../../case/areaCases'
import { caseEntry } from '../caseEntry'
import { everywhere } from '../everywhere'
import { cascoDocuments } from '../vehicleDocuments'
import { reactivate } from './reactivate.case'
import { missingIn, supplement } from './supplement.case'

const reactivation: CaseEntry = {
  ...caseEntry('reactivate', 'payment', reactivate),
  // It is there for contracts that have ended.
  isEnabled: ({ contract }, { isContractor }) => isContractor && contract.contractStatusId === 2,
}

/** Casco: what a customer can do with it. */
export const cascoCases: AreaCases = {
  area: 'casco',
  header: getHeader,
  menu: [
    reactivation,
    ...cascoDocuments,
    caseEntry('supplement', 'vehicle', supplement, (header) => 'supplements' in header && missingIn(header).length > 0),
    ...everywhere,
  ],
}
