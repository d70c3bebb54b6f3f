import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { plateChangeCase } from '../vehiclePlate'

/** Rendszám módosítása: change of the licence plate. */
export const licensePlate = plateChangeCase('kgfb', getModifyLicensePlate, modifyLicensePlate)
