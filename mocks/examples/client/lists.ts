import { getCountries } from '../../../src/api/address'
import { getTitles } from '../../../src/api/staticData'
import { countries } from '../../data/countries'
import { nameTitles } from '../../data/titles'
import { exampleSet } from '../exampleSet'

/** Example answers with lists that are the same for all clients. */
export const listExamples = [
  exampleSet(
    getCountries,
    { every: [...countries], onlyHungary: [{ code: 'HU', name: 'Magyarország' }], empty: [] },
    {},
  ),
  exampleSet(getTitles, { every: [...nameTitles], single: [{ id: 1, name: 'dr.' }], empty: [] }, {}),
]
