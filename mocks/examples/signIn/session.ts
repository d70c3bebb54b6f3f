import { renewSession, requestPhoneCall } from '../../../src/api/session'
import { exampleSet } from '../exampleSet'
import { noParameters, tokenOf } from './parts'

/** Example answers to the calls of a session, except those that start or end it. */
export const sessionExamples = [
  exampleSet(
    renewSession,
    {
      renewed: { accessToken: tokenOf('SMS_OTP') },
      identificationNeeded: { accessToken: tokenOf('SMS_OTP'), identificationCaseId: 'identification-80000001' },
    },
    { LOGIN_SESSION_EXPIRED: noParameters },
  ),
  exampleSet(requestPhoneCall, { noted: {} }, {}),
]
