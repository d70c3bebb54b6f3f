import { getHeader } from '../../../src/api/life'
import type { AreaCases } from '../../case/areaCases'
import { everywhere } from '../everywhere'

const lifeCases = (area: 'elet' | 'nyugdij' | 'baleset'): AreaCases => ({ area, header: getHeader, menu: everywhere })

/** Életbiztosítás: what a customer can do with it. */
export const eletCases = lifeCases('elet')

/** Nyugdíjbiztosítás: what a customer can do with it. */
export const nyugdijCases = lifeCases('nyugdij')

/** Balesetbiztosítás: what a customer can do with it. */
export const balesetCases = lifeCases('baleset')
