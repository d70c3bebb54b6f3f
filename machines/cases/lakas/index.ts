import { getHeader } from '../../../src/api/home'
import type { AreaCases } from '../../case/areaCases'
import { areaMenu } from '../areaMenu'
import { standingEntry } from '../caseEntry'
import { taxNumberEntry } from '../common'
import { everywhere } from '../everywhere'
import { claimReport } from './claimReport.case'

/** Lakásbiztosítás: what a customer can do with it. */
export const lakasCases: AreaCases = {
  area: 'lakas',
  header: getHeader,
  menu: areaMenu(standingEntry('claim-report', 'claims', claimReport), ...everywhere, taxNumberEntry),
}
