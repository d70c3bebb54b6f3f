import { getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { defineCase } from '../../case/defineCase'
import { documents } from '../../case/fields/documents'
import { plate } from '../../case/fields/plate'
import { knownFact } from '../../case/knownFact'

/** Rendszám módosítása: the new plate with the registration book, for this and the other contracts on the vehicle. */
export const licensePlate = defineCase({
  id: 'kgfb.licensePlate',
  load: getModifyLicensePlate,
  form: { licensePlateNumber: plate(), registrationBook: documents({ min: 1 }) },
  summary: true,
  submit: modifyLicensePlate,
  notices: ({ hasOtherContracts }) => (hasOtherContracts ? ['otherContracts'] : []),
  facts: ({ oldLicensePlateNumber, newLicensePlateNumber }) => [
    ...knownFact('oldLicensePlateNumber', 'plate', oldLicensePlateNumber),
    ...knownFact('newLicensePlateNumber', 'plate', newLicensePlateNumber),
  ],
})
