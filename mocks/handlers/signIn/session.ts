import { renewSession, requestPhoneCall } from '../../../src/api/session'
import { type Answer, answer, answerSignedIn, ok, refuse } from '../../reply'
import { renew } from '../../store/signIn/renewal'

/** What goes with a session besides its start and its end. */
export const sessionAnswers: readonly Answer[] = [
  answerSignedIn(renewSession)(({ store, session }) => {
    const renewed = renew(store, session)
    return renewed === undefined ? refuse('LOGIN_SESSION_EXPIRED', {}) : ok(renewed)
  }),

  // The same for every number: nobody finds out here which contracts there are.
  answer(requestPhoneCall)(() => ok({})),
]
