import { getCases, getHeader } from '../../../src/api/casco'
import type { CaseEntry, ContractHeader, ProductLineCases } from '../../case/menu/productLineCases'
import { anniversaryNoticeTask } from '../anniversaryNotice'
import { caseEntry, variant, variantsEntry } from '../caseEntry'
import { commonEntries } from '../commonEntries'
import { canEndAtAnniversary } from '../endsSooner'
import { hasEndedWithoutReactivation } from '../hasEndedWithoutReactivation'
import { productLineMenu } from '../productLineMenu'
import { cascoDocuments } from '../vehicleDocuments'
import { bonus } from './bonus.case'
import { carReviewPhotos } from './carReviewPhotos.case'
import { licensePlate } from './licensePlate.case'
import { reactivate, wasTerminated } from './reactivate.case'
import { missingSupplements, supplement } from './supplement.case'
import { anniversaryTermination, carSellTermination, finalWithdrawTermination } from './termination.case'

const reactivationEntry: CaseEntry = {
  ...caseEntry('reactivate', 'vehicle', reactivate),
  iconWhenEnded: 'reactivation',
  // Offered for a contract that ended without a termination and is not being reactivated yet.
  isEnabled: (header, { isContractor }) =>
    isContractor && hasEndedWithoutReactivation(header) && !wasTerminated(header.contract.terminationReasonId),
}

const missingItems = (header: ContractHeader) => ('supplements' in header ? missingSupplements(header) : [])

const supplementEntry: CaseEntry = {
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
    supplementEntry,
    { ...caseEntry('car-review-photos', 'vehicle', carReviewPhotos), icon: 'photos' },
    reactivationEntry,
    ...commonEntries,
    {
      ...variantsEntry('terminate-insurance', 'leaving', [
        variant('car-sell', carSellTermination),
        variant('final-withdraw', finalWithdrawTermination),
        variant('anniversary', anniversaryTermination, canEndAtAnniversary),
      ]),
      task: anniversaryNoticeTask,
    },
  ),
}
