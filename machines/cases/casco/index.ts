import { getCases, getHeader } from '../../../src/api/casco'
import type { AreaCases, CaseEntry, ContractHeader } from '../../case/areaCases'
import { anniversaryNotice } from '../anniversaryNotice'
import { areaMenu } from '../areaMenu'
import { caseEntry, variant, variantsEntry } from '../caseEntry'
import { everywhere } from '../everywhere'
import { cascoDocuments } from '../vehicleDocuments'
import { bonus } from './bonus.case'
import { carReviewPhotos } from './carReviewPhotos.case'
import { licensePlate } from './licensePlate.case'
import { reactivate, wasTerminated } from './reactivate.case'
import { missingIn, supplement } from './supplement.case'
import { anniversary, carSell, finalWithdraw } from './termination.case'

const reactivation: CaseEntry = {
  ...caseEntry('reactivate', 'vehicle', reactivate),
  // It is there for contracts that have ended.
  isEnabled: ({ contract }, { isContractor }) =>
    isContractor && contract.contractStatusId === 2 && !wasTerminated(contract.terminationReasonId),
}

const missing = (header: ContractHeader) => ('supplements' in header ? missingIn(header) : [])

const supplementing: CaseEntry = {
  ...caseEntry('supplement', 'vehicle', supplement, (header) => missing(header).length > 0),
  waiting: (header) => missing(header).length,
  task: (header) => ({ name: 'supplements', parts: missing(header).map(({ flag }) => flag) }),
}

/** Casco: what a customer can do with it. */
export const cascoCases: AreaCases = {
  area: 'casco',
  header: getHeader,
  cases: getCases,
  menu: areaMenu(
    ...cascoDocuments,
    { ...caseEntry('license-plate', 'vehicle', licensePlate), icon: 'plate' },
    caseEntry('bonus', 'vehicle', bonus),
    supplementing,
    { ...caseEntry('car-review-photos', 'vehicle', carReviewPhotos), icon: 'photos' },
    reactivation,
    ...everywhere,
    {
      ...variantsEntry('terminate-insurance', 'leaving', [
        variant('car-sell', carSell),
        variant('final-withdraw', finalWithdraw),
        variant('anniversary', anniversary),
      ]),
      task: anniversaryNotice,
    },
  ),
}
