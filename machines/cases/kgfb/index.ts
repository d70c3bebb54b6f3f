import { getHeader } from '../../../src/api/kgfb'
import type { AreaCases } from '../../case/areaCases'
import { areaMenu } from '../areaMenu'
import { caseEntry, way, waysEntry } from '../caseEntry'
import { everywhere } from '../everywhere'
import { kgfbDocuments } from '../vehicleDocuments'
import { licensePlate } from './licensePlate.case'
import { anniversary, carSell, finalWithdraw, userChange } from './termination.case'

/** Kötelező gépjármű-felelősségbiztosítás: what a customer can do with it. */
export const kgfbCases: AreaCases = {
  area: 'kgfb',
  header: getHeader,
  menu: areaMenu(
    caseEntry('license-plate', 'vehicle', licensePlate),
    ...kgfbDocuments,
    ...everywhere,
    waysEntry('terminate-insurance', 'other', [
      way('user-change', userChange),
      way('car-sell', carSell),
      way('final-withdraw', finalWithdraw),
      way('anniversary', anniversary),
    ]),
  ),
}
