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
import { type HomeTerminationRequest, previewTermination, terminateHome } from '../../store/home/termination'
import type { HomeContract } from '../../store/state'

type ContractCall = Pick<SignedInCall<typeof terminateForOther, HomeContract>, 'store' | 'contract'>

const previewAnswer =
  (reason: HomeReason) =>
  ({ store, contract, query }: ContractCall & { readonly query?: { readonly terminationDate?: string } | undefined }) =>
    ok(previewTermination(store, contract, reason, { terminationDate: query?.terminationDate }))

const terminationAnswer =
  (reason: HomeReason) =>
  ({ store, contract, body }: ContractCall & { readonly body: HomeTerminationRequest }) => {
    const result = terminateHome(store, contract, reason, body)
    return result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)
  }

/** Answers for ending a home contract. */
export const homeTerminationAnswers: readonly Answer[] = [
  answerHome(previewAnniversary)(previewAnswer('anniversary')),
  answerHome(previewHomeSell)(previewAnswer('home-sell')),
  answerHome(previewLossOfInterest)(previewAnswer('loss-of-interest')),
  answerHome(previewQuarterly)(previewAnswer('quarterly')),
  answerHome(previewWithdrawal)(previewAnswer('14-days')),
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
  answerHome(terminateAtAnniversary)(terminationAnswer('anniversary')),
  answerHome(withdraw)(terminationAnswer('14-days')),
  answerHome(terminateForOther)(terminationAnswer('other')),
  answerHome(terminateForHomeSell)(terminationAnswer('home-sell')),
  answerHome(terminateForLossOfInterest)(terminationAnswer('loss-of-interest')),
  answerHome(terminateQuarterly)(terminationAnswer('quarterly')),
]
