import * as v from 'valibot'
import { loginResult } from './auth'
import { noFields } from './businessErrors'
import { endpoint } from './endpoint'
import { typedShort } from './typed'

/** Renews a running session: returns a token with a later expiry. */
export const renewSession = endpoint({
  id: 'auth.renewSession',
  method: 'POST',
  path: 'auth/renew',
  response: loginResult,
  failures: { LOGIN_SESSION_EXPIRED: noFields },
  source: 'assumed',
  why: 'The portal asks the customer before a session ends. If the insurer refuses to renew it, the portal does not offer it again.',
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
  response: noFields,
  failures: {},
  source: 'spec',
  assumes: 'The whole shape; that it answers the same for known and unknown numbers, so that numbers cannot be probed.',
})
