import { createIdentification, getIdentification } from '../../../src/api/identification'
import { exampleSet } from '../exampleSet'
import { noParameters } from './parts'

const ofCase = { caseId: 'case-1', identificationURL: '/szimulacio/azonositas?case=case-1' }
const progress = {
  created: { ...ofCase, status: 'CREATION_SUCCESS' },
  createdElsewhere: {
    ...ofCase,
    identificationURL: 'https://azonositas.example/?case=case-1',
    status: 'CREATION_SUCCESS',
  },
  createdWithoutAddress: { ...ofCase, identificationURL: null, status: 'CREATION_SUCCESS' },
  inProgress: { ...ofCase, status: 'IN_PROGRESS' },
  verified: { ...ofCase, identificationURL: null, status: 'VERIFIED' },
  atSignIn: {
    caseId: 'identification-80000001',
    identificationURL: '/szimulacio/azonositas?case=identification-80000001',
    status: 'CREATION_SUCCESS',
  },
} as const

/** Example answers of an identification. */
export const identificationExamples = [
  exampleSet(createIdentification, progress, { MODIFICATION_FAILED001: noParameters }),
  exampleSet(getIdentification, progress, { MODIFICATION_FAILED001: noParameters }),
]
