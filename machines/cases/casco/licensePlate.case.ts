import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/casco'
import { plateChangeCase } from '../vehiclePlate'

/** Rendszám módosítása: change of the licence plate. */
export const licensePlate = plateChangeCase('casco', getModifyLicensePlate, modifyLicensePlate)
