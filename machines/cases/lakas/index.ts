import { getHeader } from '../../../src/api/home'
import type { AreaCases } from '../../case/areaCases'
import { areaMenu } from '../areaMenu'
import { taxNumberEntry } from '../common'
import { everywhere } from '../everywhere'

/** Lakásbiztosítás: what a customer can do with it. */
export const lakasCases: AreaCases = { area: 'lakas', header: getHeader, menu: areaMenu(...everywhere, taxNumberEntry) }
