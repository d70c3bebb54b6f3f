import { renewSession, requestPhoneCall } from '../../../src/api/session'
import { type Answer, answer, answerSignedIn, ok, refuse } from '../../reply'
import { renew } from '../../store/signIn/renewal'

/** Answers to the calls of a session, except those that start or end it. */
export const sessionAnswers: readonly Answer[] = [
  answerSignedIn(renewSession)(({ store, session }) => {
    const renewed = renew(store, session)
    return renewed === undefined ? refuse('LOGIN_SESSION_EXPIRED', {}) : ok(renewed)
  }),

  // The same answer for every number, so that it does not reveal which contracts exist.
  answer(requestPhoneCall)(() => ok({})),
]
