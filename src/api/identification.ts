import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { identification } from './entities'

/** The parts that `createIdentification` and `getIdentification` share: method, body, answer and errors. */
const sharedDeclaration = {
  method: 'POST',
  body: v.object({ caseId: v.string() }),
  response: identification,
  failures: modificationFailures,
  source: 'spec',
  assumes:
    'The body; the spelling of the three statuses; that a refused identification answers MODIFICATION_FAILED001.',
} as const

/** Starts the identification that a case or a sign-in waits for, or continues one that is already in progress. */
export const createIdentification = endpoint({
  id: 'auth.createIdentification',
  path: 'auth/create-identification',
  ...sharedDeclaration,
})

/** The progress of an identification. The portal polls it. */
export const getIdentification = endpoint({
  id: 'auth.getIdentification',
  path: 'auth/identification-response',
  ...sharedDeclaration,
})
