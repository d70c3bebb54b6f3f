import { getHeader } from '../../../src/api/casco'
import type { AreaCases } from '../../case/areaCases'
import { everywhere } from '../everywhere'
import { cascoDocuments } from '../vehicleDocuments'

/** Casco: what a customer can do with it. */
export const cascoCases: AreaCases = { area: 'casco', header: getHeader, menu: [...cascoDocuments, ...everywhere] }
