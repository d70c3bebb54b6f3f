import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { plateChange } from '../vehiclePlate'

/** Rendszám módosítása: change of the licence plate. */
export const licensePlate = plateChange('kgfb', getModifyLicensePlate, modifyLicensePlate)
