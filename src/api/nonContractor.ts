import * as v from 'valibot'
import { loginResult } from './auth'
import { loginFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { typedShort } from './typed'

/** Signs in a person other than the contractor, by contract or proposal number alone. */
export const loginAsNonContractor = endpoint({
  id: 'auth.loginAsNonContractor',
  method: 'POST',
  path: 'auth/non-contractor-login',
  body: v.object({ contractOrProposalNumber: typedShort }),
  response: loginResult,
  failures: loginFailures,
  source: 'spec',
  assumes:
    'That it answers with an access token at once, whose authType is NON_CONTRACTOR; that such a session gets headers without personal data, and status 403 for every other call.',
})
