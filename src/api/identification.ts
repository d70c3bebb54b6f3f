import * as v from 'valibot'
import { modificationFailed } from './businessErrors'
import { endpoint } from './endpoint'
import { identification } from './entities'

/** What either call is told of, and says. */
const ofCase = {
  method: 'POST',
  body: v.object({ caseId: v.string() }),
  response: identification,
  failures: modificationFailed,
  source: 'spec',
  assumes:
    'The body; the spelling of the three statuses; that a refused identification answers MODIFICATION_FAILED001.',
} as const

/** Starts the identification that a case or a sign-in waits for; one under way is gone on with. */
export const createIdentification = endpoint({
  id: 'auth.createIdentification',
  path: 'auth/create-identification',
  ...ofCase,
})

/** How far an identification has come; asked again and again. */
export const getIdentification = endpoint({
  id: 'auth.getIdentification',
  path: 'auth/identification-response',
  ...ofCase,
})
