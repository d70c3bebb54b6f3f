import * as v from 'valibot'
import { endpoint } from './endpoint'
import { identification } from './entities'
import { modificationFailed } from './refusals'

/** Starts the identification that a case or a sign-in waits for; one under way is gone on with. */
export const createIdentification = endpoint({
  id: 'auth.createIdentification',
  method: 'POST',
  path: 'auth/create-identification',
  body: v.object({ caseId: v.string() }),
  response: identification,
  failures: modificationFailed,
  source: 'spec',
  assumes:
    'The body; the spelling of the three statuses; that a refused identification answers MODIFICATION_FAILED001.',
})

/** How far an identification has come; asked again and again. */
export const getIdentification = endpoint({
  id: 'auth.getIdentification',
  method: 'POST',
  path: 'auth/identification-response',
  body: v.object({ caseId: v.string() }),
  response: identification,
  failures: modificationFailed,
  source: 'spec',
  assumes:
    'The body; the spelling of the three statuses; that a refused identification answers MODIFICATION_FAILED001.',
})
