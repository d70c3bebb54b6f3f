import { getMarketingStatement, stateMarketing } from '../../../src/api/marketing'
import { type Answer, answerSignedIn, ok } from '../../reply'
import * as rules from '../../store/client/marketing'
import { changed } from '../call/changed'

/** What a client said about marketing. */
export const marketingAnswers: readonly Answer[] = [
  answerSignedIn(getMarketingStatement)(({ world, contract }) => ok(rules.marketingOf(world, contract))),
  answerSignedIn(stateMarketing)(({ world, contract, body }) => changed(rules.stateMarketing(world, contract, body))),
]
