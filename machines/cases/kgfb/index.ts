import { getCases, getHeader } from '../../../src/api/kgfb'
import type { AnyHeader, ContractHeader, ProductLineCases } from '../../case/menu/productLineCases'
import type { Task } from '../../case/menu/task'
import { anniversaryNoticeTask } from '../anniversaryNotice'
import { caseEntry, variant, variantsEntry } from '../caseEntry'
import { commonEntries } from '../commonEntries'
import { canEndAtAnniversary } from '../endsSooner'
import { productLineMenu } from '../productLineMenu'
import { kgfbDocuments } from '../vehicleDocuments'
import { backToTraffic, lastReturnDay } from './backToTraffic.case'
import { bonus } from './bonus.case'
import { dataCorrection } from './dataCorrection.case'
import { drivelloScore } from './drivelloScore.case'
import { licensePlate } from './licensePlate.case'
import { premiumCalculation } from './premiumCalculation.case'
import { removeFromTraffic } from './removeFromTraffic.case'
import {
  anniversaryTermination,
  carSellTermination,
  finalWithdrawTermination,
  userChangeTermination,
} from './termination.case'

const isCorrectionEnabled = (header: ContractHeader): boolean =>
  'enabledDataCorrection' in header && header.enabledDataCorrection === true

/**
 * Returns the task to report that the vehicle is back in traffic. `null` if the return is already reported, or if the
 * insurer reports no deadline.
 */
const returnToTrafficTask = (header: AnyHeader): Task | null => {
  const { outOfTraffic } = header
  const until = lastReturnDay(header)
  return outOfTraffic && until && !outOfTraffic.backOn
    ? { name: 'outOfTraffic', until, toldFrom: outOfTraffic.since }
    : null
}

/** Kötelező gépjármű-felelősségbiztosítás: menu and calls of kgfb contracts. */
export const kgfbCases: ProductLineCases = {
  productLine: 'kgfb',
  header: getHeader,
  cases: getCases,
  menu: productLineMenu(
    { ...caseEntry('license-plate', 'vehicle', licensePlate), icon: 'plate' },
    { ...caseEntry('bonus', 'vehicle', bonus), icon: 'grade' },
    caseEntry('data-correction', 'vehicle', dataCorrection, isCorrectionEnabled),
    caseEntry('premium-calculation', 'vehicle', premiumCalculation),
    caseEntry('drivello-score', 'vehicle', drivelloScore),
    caseEntry('vehicle-remove-from-traffic', 'vehicle', removeFromTraffic),
    { ...caseEntry('vehicle-back-to-traffic', 'vehicle', backToTraffic), task: returnToTrafficTask },
    ...kgfbDocuments,
    ...commonEntries,
    {
      ...variantsEntry('terminate-insurance', 'leaving', [
        variant('user-change', userChangeTermination),
        variant('car-sell', carSellTermination),
        variant('final-withdraw', finalWithdrawTermination),
        variant('anniversary', anniversaryTermination, canEndAtAnniversary),
      ]),
      task: anniversaryNoticeTask,
    },
  ),
}
