import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { plateChange } from '../vehiclePlate'

/** Rendszám módosítása. */
export const licensePlate = plateChange('kgfb', getModifyLicensePlate, modifyLicensePlate)
