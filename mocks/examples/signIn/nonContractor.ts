import { loginAsNonContractor } from '../../../src/api/nonContractor'
import { exampleSet } from '../exampleSet'
import { attempts, banned, noParameters, tokenOf } from './parts'

/** Example answers of a non-contractor's sign-in. */
export const nonContractorExamples = [
  exampleSet(
    loginAsNonContractor,
    {
      ofVehicle: { accessToken: tokenOf('NON_CONTRACTOR') },
      ofHome: { accessToken: tokenOf('NON_CONTRACTOR', '30000001', 'lakas') },
      ofLife: { accessToken: tokenOf('NON_CONTRACTOR', '40000001', 'elet') },
      ofProposal: { accessToken: tokenOf('NON_CONTRACTOR', '70000001', 'elet') },
    },
    { AUTH_LOGIN_001: attempts, AUTH_LOGIN_002: banned, AUTH_LOGIN_003: noParameters, AUTH_LOGIN_004: noParameters },
  ),
]
