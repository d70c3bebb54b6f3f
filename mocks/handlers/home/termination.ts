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
import { type Answer, answerProperty, ok, refuse, type SignedInCall } from '../../reply'
import type { HomeReason } from '../../store/home/reasons'
import { type AskedHomeTermination, previewTermination, terminateHome } from '../../store/home/termination'
import type { PropertyContract } from '../../store/state'

type Asked = Pick<SignedInCall<typeof terminateForOther, PropertyContract>, 'world' | 'contract'>

const previewed =
  (reason: HomeReason) =>
  ({ world, contract, query }: Asked & { readonly query?: { readonly terminationDate?: string } | undefined }) =>
    ok(previewTermination(world, contract, reason, { terminationDate: query?.terminationDate }))

const terminated =
  (reason: HomeReason) =>
  ({ world, contract, body }: Asked & { readonly body: AskedHomeTermination }) => {
    const result = terminateHome(world, contract, reason, body)
    return result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)
  }

/** Ending a property contract. */
export const homeTerminationAnswers: readonly Answer[] = [
  answerProperty(previewAnniversary)(previewed('anniversary')),
  answerProperty(previewHomeSell)(previewed('home-sell')),
  answerProperty(previewLossOfInterest)(previewed('loss-of-interest')),
  answerProperty(previewQuarterly)(previewed('quarterly')),
  answerProperty(previewWithdrawal)(previewed('14-days')),
  // Why it ends is not asked of a preview.
  answerProperty(previewOther)(({ world, contract, query }) =>
    ok(
      previewTermination(world, contract, 'other', {
        terminationDate: query.terminationDate,
        isMarchTermination: query.isMarchTermination === 'true',
        description: 'Egyéb ok',
      }),
    ),
  ),
  answerProperty(terminateAtAnniversary)(terminated('anniversary')),
  answerProperty(withdraw)(terminated('14-days')),
  answerProperty(terminateForOther)(terminated('other')),
  answerProperty(terminateForHomeSell)(terminated('home-sell')),
  answerProperty(terminateForLossOfInterest)(terminated('loss-of-interest')),
  answerProperty(terminateQuarterly)(terminated('quarterly')),
]
