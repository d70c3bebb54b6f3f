import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/casco'
import { plateChange } from '../vehiclePlate'

/** Rendszám módosítása. */
export const licensePlate = plateChange('casco', getModifyLicensePlate, modifyLicensePlate)
