import type * as casco from '../../src/api/casco'
import type * as kgfb from '../../src/api/kgfb'
import { defineCase } from '../case/definition/defineCase'
import { knownDetail } from '../case/definition/detail'
import { documents } from '../case/definition/fields/documents'
import { plate } from '../case/definition/fields/plate'

/**
 * Creates the change of the licence plate, with the registration document. The change applies to all contracts on the
 * vehicle.
 */
export const plateChangeCase = (
  productLine: 'kgfb' | 'casco',
  load: typeof kgfb.getModifyLicensePlate | typeof casco.getModifyLicensePlate,
  submit: typeof kgfb.modifyLicensePlate | typeof casco.modifyLicensePlate,
) =>
  defineCase({
    id: `${productLine}.licensePlate`,
    load,
    form: { licensePlateNumber: plate(), registrationBook: documents({ min: 1 }) },
    present: ({ licensePlateNumber }) => knownDetail('presentPlate', 'plate', licensePlateNumber),
    previousAnswers: ({ licensePlateNumber }) => ({ licensePlateNumber }),
    summary: true,
    submit,
    alerts: ({ hasOtherContracts }) => (hasOtherContracts ? ['otherContracts'] : []),
    resultDetails: ({ oldLicensePlateNumber, newLicensePlateNumber }) => [
      ...knownDetail('oldLicensePlateNumber', 'plate', oldLicensePlateNumber),
      ...knownDetail('newLicensePlateNumber', 'plate', newLicensePlateNumber),
    ],
  })
