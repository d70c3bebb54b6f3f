import { getCases, getHeader } from '../../../src/api/kgfb'
import type { AnyHeader, ContractHeader, ProductLineCases } from '../../case/menu/productLineCases'
import type { Task } from '../../case/menu/task'
import { anniversaryNotice } from '../anniversaryNotice'
import { caseEntry, variant, variantsEntry } from '../caseEntry'
import { endsAtAnniversary } from '../endsSooner'
import { everywhere } from '../everywhere'
import { productLineMenu } from '../productLineMenu'
import { kgfbDocuments } from '../vehicleDocuments'
import { backToTraffic } from './backToTraffic.case'
import { bonus } from './bonus.case'
import { dataCorrection } from './dataCorrection.case'
import { drivelloScore } from './drivelloScore.case'
import { licensePlate } from './licensePlate.case'
import { premiumCalculation } from './premiumCalculation.case'
import { removeFromTraffic } from './removeFromTraffic.case'
import { anniversary, carSell, finalWithdraw, userChange } from './termination.case'

const asksForCorrection = (header: ContractHeader): boolean =>
  'enabledDataCorrection' in header && header.enabledDataCorrection === true

/** Returns the task to report the return to traffic by its deadline. */
const returnTask = ({ outOfTraffic }: AnyHeader): Task | null =>
  outOfTraffic?.until && !outOfTraffic.backOn
    ? { name: 'outOfTraffic', until: outOfTraffic.until, toldFrom: outOfTraffic.since }
    : null

/** Kötelező gépjármű-felelősségbiztosítás: menu and calls of kgfb contracts. */
export const kgfbCases: ProductLineCases = {
  productLine: 'kgfb',
  header: getHeader,
  cases: getCases,
  menu: productLineMenu(
    { ...caseEntry('license-plate', 'vehicle', licensePlate), icon: 'plate' },
    { ...caseEntry('bonus', 'vehicle', bonus), icon: 'grade' },
    caseEntry('data-correction', 'vehicle', dataCorrection, asksForCorrection),
    caseEntry('premium-calculation', 'vehicle', premiumCalculation),
    caseEntry('drivello-score', 'vehicle', drivelloScore),
    caseEntry('vehicle-remove-from-traffic', 'vehicle', removeFromTraffic),
    { ...caseEntry('vehicle-back-to-traffic', 'vehicle', backToTraffic), task: returnTask },
    ...kgfbDocuments,
    ...everywhere,
    {
      ...variantsEntry('terminate-insurance', 'leaving', [
        variant('user-change', userChange),
        variant('car-sell', carSell),
        variant('final-withdraw', finalWithdraw),
        variant('anniversary', anniversary, endsAtAnniversary),
      ]),
      task: anniversaryNotice,
    },
  ),
}
