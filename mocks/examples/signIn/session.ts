import { renewSession, requestPhoneCall } from '../../../src/api/session'
import { exampleSet } from '../exampleSet'
import { exampleToken, noParameters } from './parts'

/** Example answers to the calls of a session, except those that start or end it. */
export const sessionExamples = [
  exampleSet(
    renewSession,
    {
      renewed: { accessToken: exampleToken('SMS_OTP') },
      identificationNeeded: { accessToken: exampleToken('SMS_OTP'), identificationCaseId: 'identification-80000001' },
    },
    { LOGIN_SESSION_EXPIRED: noParameters },
  ),
  exampleSet(requestPhoneCall, { noted: {} }, {}),
]
