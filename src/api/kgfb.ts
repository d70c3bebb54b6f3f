import * as v from 'valibot'
import { documentIds } from './bodies'
import { endpoint } from './endpoint'
import { caseResult, maybeFlag, maybeText, onlineCase, vehicleHeader } from './entities'
import { modificationFailed } from './refusals'

/** The header of a mandatory vehicle liability contract. */
export const getHeader = endpoint({
  id: 'kgfb.getHeader',
  method: 'GET',
  path: 'kgfb/header',
  response: vehicleHeader,
  failures: {},
  source: 'spec',
})

/** Whether other contracts stand on the same plate, which a modification changes too. */
export const getModifyLicensePlate = endpoint({
  id: 'kgfb.getModifyLicensePlate',
  method: 'GET',
  path: 'kgfb/modify-license-plate',
  response: v.object({ hasOtherContracts: maybeFlag }),
  failures: {},
  source: 'spec',
})

/** Changes the licence plate; `registrationBook` holds the ids of the uploaded documents. */
export const modifyLicensePlate = endpoint({
  id: 'kgfb.modifyLicensePlate',
  method: 'POST',
  path: 'kgfb/modify-license-plate',
  body: v.object({ licensePlateNumber: v.string(), registrationBook: documentIds }),
  response: v.object({
    ...caseResult.entries,
    oldLicensePlateNumber: maybeText,
    newLicensePlateNumber: maybeText,
  }),
  failures: modificationFailed,
  source: 'spec',
  assumes: 'The names of the old and the new plate; that registrationBook holds ids of uploaded documents.',
})

/** The cases submitted online for the contract. */
export const getCases = endpoint({
  id: 'kgfb.getCases',
  method: 'GET',
  path: 'kgfb/cases',
  response: v.array(onlineCase),
  failures: {},
  source: 'spec',
})
