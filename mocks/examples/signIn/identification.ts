import { createIdentification, getIdentification } from '../../../src/api/identification'
import { exampleSet } from '../exampleSet'
import { noParameters } from './parts'

const caseIdentification = { caseId: 'case-1', identificationURL: '/szimulacio/azonositas?case=case-1' }
const progressExamples = {
  created: { ...caseIdentification, status: 'CREATION_SUCCESS' },
  createdElsewhere: {
    ...caseIdentification,
    identificationURL: 'https://azonositas.example/?case=case-1',
    status: 'CREATION_SUCCESS',
  },
  createdWithoutAddress: { ...caseIdentification, identificationURL: null, status: 'CREATION_SUCCESS' },
  inProgress: { ...caseIdentification, status: 'IN_PROGRESS' },
  verified: { ...caseIdentification, identificationURL: null, status: 'VERIFIED' },
  atSignIn: {
    caseId: 'identification-80000001',
    identificationURL: '/szimulacio/azonositas?case=identification-80000001',
    status: 'CREATION_SUCCESS',
  },
} as const

/** Example answers of an identification. */
export const identificationExamples = [
  exampleSet(createIdentification, progressExamples, { MODIFICATION_FAILED001: noParameters }),
  exampleSet(getIdentification, progressExamples, { MODIFICATION_FAILED001: noParameters }),
]
