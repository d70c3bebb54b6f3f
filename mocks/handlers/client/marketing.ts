import { getMarketingStatement, stateMarketing } from '../../../src/api/marketing'
import { type Answer, answerSignedIn, ok } from '../../reply'
import * as rules from '../../store/client/marketing'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about a client's marketing statement. */
export const marketingAnswers: readonly Answer[] = [
  answerSignedIn(getMarketingStatement)(({ store, contract }) => ok(rules.marketingOf(store, contract))),
  answerSignedIn(stateMarketing)(({ store, contract, body }) =>
    changeAnswer(rules.stateMarketing(store, contract, body)),
  ),
]
