import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { defineCase } from '../../case/defineCase'
import { documents } from '../../case/fields/documents'
import { plate } from '../../case/fields/plate'
import { knownDetail } from '../../case/knownDetail'

/** Rendszám módosítása: the new plate with the registration book, for this and the other contracts on the vehicle. */
export const licensePlate = defineCase({
  id: 'kgfb.licensePlate',
  load: getModifyLicensePlate,
  form: { licensePlateNumber: plate(), registrationBook: documents({ min: 1 }) },
  summary: true,
  submit: modifyLicensePlate,
  alerts: ({ hasOtherContracts }) => (hasOtherContracts ? ['otherContracts'] : []),
  resultDetails: ({ oldLicensePlateNumber, newLicensePlateNumber }) => [
    ...knownDetail('oldLicensePlateNumber', 'plate', oldLicensePlateNumber),
    ...knownDetail('newLicensePlateNumber', 'plate', newLicensePlateNumber),
  ],
})
