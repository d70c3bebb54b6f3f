import { getCases, getHeader } from '../../../src/api/casco'
import type { CaseEntry, ContractHeader, ProductLineCases } from '../../case/menu/productLineCases'
import { anniversaryNotice } from '../anniversaryNotice'
import { caseEntry, variant, variantsEntry } from '../caseEntry'
import { endsAtAnniversary } from '../endsSooner'
import { everywhere } from '../everywhere'
import { productLineMenu } from '../productLineMenu'
import { cascoDocuments } from '../vehicleDocuments'
import { bonus } from './bonus.case'
import { carReviewPhotos } from './carReviewPhotos.case'
import { licensePlate } from './licensePlate.case'
import { reactivate, wasTerminated } from './reactivate.case'
import { missingIn, supplement } from './supplement.case'
import { anniversary, carSell, finalWithdraw } from './termination.case'

const reactivation: CaseEntry = {
  ...caseEntry('reactivate', 'vehicle', reactivate),
  iconWhenEnded: 'reactivation',
  // Offered for a contract that ended without a termination and is not being reactivated yet.
  isEnabled: (header, { isContractor }) => {
    const { contractStatusId, terminationReasonId } = header.contract
    const isAskedFor = 'reactivationDate' in header && Boolean(header.reactivationDate)
    return isContractor && contractStatusId === 2 && !wasTerminated(terminationReasonId) && !isAskedFor
  },
}

const missingItems = (header: ContractHeader) => ('supplements' in header ? missingIn(header) : [])

const supplementing: CaseEntry = {
  ...caseEntry('supplement', 'vehicle', supplement, (header) => missingItems(header).length > 0),
  waiting: (header) => missingItems(header).length,
  task: (header) => ({ name: 'supplements', parts: missingItems(header).map(({ flag }) => flag) }),
}

/** Casco: menu and calls of casco contracts. */
export const cascoCases: ProductLineCases = {
  productLine: 'casco',
  header: getHeader,
  cases: getCases,
  menu: productLineMenu(
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
        variant('anniversary', anniversary, endsAtAnniversary),
      ]),
      task: anniversaryNotice,
    },
  ),
}
