import { getActiveCampaign, participate } from '../../../src/api/campaign'
import { type Answer, answerSignedIn, ok } from '../../reply'
import { activeCampaign, takePartInCampaign } from '../../store/client/campaign'
import { noCampaign } from '../../store/client/campaignTexts'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about the active campaign. Only the contractor can take part, so others see none. */
export const campaignAnswers: readonly Answer[] = [
  answerSignedIn(getActiveCampaign)(({ contract, session }) =>
    ok(session.authType === 'NON_CONTRACTOR' ? noCampaign : activeCampaign(contract)),
  ),
  answerSignedIn(participate)(({ store, contract, body }) =>
    changeAnswer(takePartInCampaign(store, contract, body.campaignType)),
  ),
]
