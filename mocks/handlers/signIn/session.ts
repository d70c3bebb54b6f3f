import { renewSession, requestPhoneCall } from '../../../src/api/session'
import { type Answer, answerSignedIn, answerWithoutToken, ok, refuse } from '../../reply'
import { renewStoredSession } from '../../store/signIn/renewal'

/** Answers to the calls of a session, except those that start or end it. */
export const sessionAnswers: readonly Answer[] = [
  answerSignedIn(renewSession)(({ store, session }) => {
    const renewalResult = renewStoredSession(store, session)
    return renewalResult === undefined ? refuse('LOGIN_SESSION_EXPIRED', {}) : ok(renewalResult)
  }),

  // The same answer for every number, so that it does not reveal which contracts exist.
  answerWithoutToken(requestPhoneCall)(() => ok({})),
]
