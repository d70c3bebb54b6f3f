import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/casco'
import { plateChange } from '../vehiclePlate'

/** Rendszám módosítása: change of the licence plate. */
export const licensePlate = plateChange('casco', getModifyLicensePlate, modifyLicensePlate)
