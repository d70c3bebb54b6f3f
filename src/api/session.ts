import * as v from 'valibot'
import { loginResult } from './auth'
import { nothingMore } from './businessErrors'
import { endpoint } from './endpoint'
import { typedShort } from './typed'

/** Renews a running session: returns a token with a later expiry. */
export const renewSession = endpoint({
  id: 'auth.renewSession',
  method: 'POST',
  path: 'auth/renew',
  response: loginResult,
  failures: { LOGIN_SESSION_EXPIRED: nothingMore },
  source: 'assumed',
  why: 'The customer is asked before a session ends; an insurer that does not renew refuses, and the portal does not offer it again.',
})

/** Requests a phone call because a phone number is missing or has changed. */
export const requestPhoneCall = endpoint({
  id: 'auth.requestPhoneCall',
  method: 'POST',
  path: 'auth/request-phone-call',
  body: v.object({
    contractNumber: typedShort,
    phoneNumber: typedShort,
    type: v.optional(v.picklist(['not-authenticated-with-phone', 'add-number'])),
  }),
  response: nothingMore,
  failures: {},
  source: 'spec',
  assumes: 'The whole shape; that it answers the same for known and unknown numbers, so that nobody can probe them.',
})
