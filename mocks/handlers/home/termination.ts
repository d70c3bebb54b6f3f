import {
  previewAnniversary,
  previewHomeSell,
  previewLossOfInterest,
  previewOther,
  previewQuarterly,
  previewWithdrawal,
  terminateAtAnniversary,
  terminateForHomeSell,
  terminateForLossOfInterest,
  terminateForOther,
  terminateQuarterly,
  withdraw,
} from '../../../src/api/homeTermination'
import { type Answer, answerHome, ok, refuse, type SignedInCall } from '../../reply'
import type { HomeReason } from '../../store/home/reasons'
import { type AskedHomeTermination, previewTermination, terminateHome } from '../../store/home/termination'
import type { HomeContract } from '../../store/state'

type Asked = Pick<SignedInCall<typeof terminateForOther, HomeContract>, 'store' | 'contract'>

const previewed =
  (reason: HomeReason) =>
  ({ store, contract, query }: Asked & { readonly query?: { readonly terminationDate?: string } | undefined }) =>
    ok(previewTermination(store, contract, reason, { terminationDate: query?.terminationDate }))

const terminated =
  (reason: HomeReason) =>
  ({ store, contract, body }: Asked & { readonly body: AskedHomeTermination }) => {
    const result = terminateHome(store, contract, reason, body)
    return result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)
  }

/** Answers for ending a home contract. */
export const homeTerminationAnswers: readonly Answer[] = [
  answerHome(previewAnniversary)(previewed('anniversary')),
  answerHome(previewHomeSell)(previewed('home-sell')),
  answerHome(previewLossOfInterest)(previewed('loss-of-interest')),
  answerHome(previewQuarterly)(previewed('quarterly')),
  answerHome(previewWithdrawal)(previewed('14-days')),
  // Any description of the reason will do, because a preview does not depend on it.
  answerHome(previewOther)(({ store, contract, query }) =>
    ok(
      previewTermination(store, contract, 'other', {
        terminationDate: query.terminationDate,
        isMarchTermination: query.isMarchTermination === 'true',
        description: 'Egyéb ok',
      }),
    ),
  ),
  answerHome(terminateAtAnniversary)(terminated('anniversary')),
  answerHome(withdraw)(terminated('14-days')),
  answerHome(terminateForOther)(terminated('other')),
  answerHome(terminateForHomeSell)(terminated('home-sell')),
  answerHome(terminateForLossOfInterest)(terminated('loss-of-interest')),
  answerHome(terminateQuarterly)(terminated('quarterly')),
]
