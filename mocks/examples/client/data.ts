import * as api from '../../../src/api/clientData'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'

const homeAddress = {
  zipCode: '6722',
  city: 'Szeged',
  streetAddress: 'Mintafa utca',
  buildingNo: '14.',
  countryCode: 'HU',
}
const foreignAddress = { zipCode: '1010', city: 'Wien', streetAddress: 'Beispielgasse 3', countryCode: 'AT' }
const company = { companyName: 'Példa Pékség Kft.', taxNumber: '98765434-2-41' }

/** Example answers about a client's name and addresses. */
export const clientDataExamples = [
  exampleSet(
    api.getPersonName,
    {
      withTitle: { title: 1, firstName: 'Boglárka', lastName: 'Kerekes' },
      withoutTitle: { title: null, firstName: 'Boglárka', lastName: 'Kerekes' },
      titleNotSent: { firstName: 'Boglárka', lastName: 'Kerekes' },
      manyNames: { title: 7, firstName: 'Mária Magdolna', lastName: 'Kerekesné Szentgyörgyi-Nagy' },
    },
    modificationRefused,
  ),
  exampleSet(api.changePersonName, caseResults, modificationRefused),
  exampleSet(
    api.getCompanyName,
    {
      withoutLifeInsurance: { ...company, hasLifeInsurance: false },
      withLifeInsurance: { ...company, hasLifeInsurance: true },
    },
    modificationRefused,
  ),
  exampleSet(api.changeCompanyName, caseResults, modificationRefused),
  exampleSet(
    api.getAddress,
    {
      same: { permanentAddress: homeAddress, mailingAddress: homeAddress },
      mailingAbroad: { permanentAddress: homeAddress, mailingAddress: foreignAddress },
      countryNotSent: { permanentAddress: { ...homeAddress, countryCode: null }, mailingAddress: null },
      none: { permanentAddress: null, mailingAddress: null },
    },
    {},
  ),
  exampleSet(api.changePermanentAddress, caseResults, modificationRefused),
  exampleSet(api.changeMailingAddress, caseResults, modificationRefused),
  exampleSet(api.giveClaimContactData, caseResults, modificationRefused),
]
