import { getHeader } from '../../../src/api/casco'
import type { AreaCases, CaseEntry } from '../../case/areaCases'
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

/** Casco: what a customer can do with it. */
export const cascoCases: AreaCases = {
  area: 'casco',
  header: getHeader,
  menu: areaMenu(
    ...cascoDocuments,
    caseEntry('license-plate', 'vehicle', licensePlate),
    caseEntry('bonus', 'vehicle', bonus),
    caseEntry('supplement', 'vehicle', supplement, (header) => 'supplements' in header && missingIn(header).length > 0),
    caseEntry('car-review-photos', 'vehicle', carReviewPhotos),
    reactivation,
    ...everywhere,
    variantsEntry('terminate-insurance', 'other', [
      variant('car-sell', carSell),
      variant('final-withdraw', finalWithdraw),
      variant('anniversary', anniversary),
    ]),
  ),
}
