import * as v from 'valibot'
import { maybeText } from './common'
import { insuranceType } from './insuranceType'

/** The campaign that runs, if any (specification, section 3; names of the button texts assumed). */
export const campaign = v.object({
  activeForInsurances: v.array(insuranceType),
  campaignTitle: maybeText,
  campaignMenuTitle: maybeText,
  campaignDescription: maybeText,
  campaignHint: maybeText,
  isCampaignActive: v.boolean(),
  campaignType: maybeText,
  caseType: maybeText,
  playButtonText: maybeText,
  skipButtonText: maybeText,
  remindMeLaterButtonText: maybeText,
  campaignTermsDocumentUrl: maybeText,
})
