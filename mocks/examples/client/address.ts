import { suggestAddresses, suggestZipCodes } from '../../../src/api/address'
import { exampleSet } from '../exampleSet'

const budapest = { zipCode: '1117', city: 'Budapest', koopCity: 'XI. kerület', address: null }
const szeged = { zipCode: '6722', city: 'Szeged', koopCity: null }

/** Example answers with address suggestions. */
export const addressExamples = [
  exampleSet(
    suggestZipCodes,
    {
      single: [budapest],
      sharedCode: [
        { zipCode: '3882', city: 'Abaújalpár', koopCity: null, address: null },
        { zipCode: '3882', city: 'Abaújkér', koopCity: null, address: null },
      ],
      fieldsNotSent: [{ zipCode: '6722', city: 'Szeged' }],
      withStreet: [{ ...szeged, address: 'Tisza Lajos körút' }],
      empty: [],
      long: Array.from({ length: 200 }, (_, index) => ({ ...budapest, zipCode: String(1111 + index) })),
    },
    {},
  ),
  exampleSet(
    suggestAddresses,
    {
      single: [{ ...szeged, address: 'Tisza Lajos körút' }],
      inDistrict: [{ ...budapest, address: 'Fehérvári út' }],
      empty: [],
      long: Array.from({ length: 200 }, (_, index) => ({ ...szeged, address: `Mintafa utca ${index + 1}. köz` })),
    },
    {},
  ),
]
