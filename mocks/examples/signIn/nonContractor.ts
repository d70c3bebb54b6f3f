import { loginAsNonContractor } from '../../../src/api/nonContractor'
import { exampleSet } from '../exampleSet'
import { attemptsLeftExamples, banExamples, exampleToken, noParameters } from './parts'

/** Example answers of a non-contractor's sign-in. */
export const nonContractorExamples = [
  exampleSet(
    loginAsNonContractor,
    {
      ofVehicle: { accessToken: exampleToken('NON_CONTRACTOR') },
      ofHome: { accessToken: exampleToken('NON_CONTRACTOR', '30000001', 'lakas') },
      ofLife: { accessToken: exampleToken('NON_CONTRACTOR', '40000001', 'elet') },
      ofProposal: { accessToken: exampleToken('NON_CONTRACTOR', '70000001', 'elet') },
    },
    {
      AUTH_LOGIN_001: attemptsLeftExamples,
      AUTH_LOGIN_002: banExamples,
      AUTH_LOGIN_003: noParameters,
      AUTH_LOGIN_004: noParameters,
    },
  ),
]
