import * as v from 'valibot'
import { maybe, maybeFlag, maybeText, parsableListOf } from './common'
import { insuranceType } from './insuranceType'

/** The running campaign, if any (specification, section 3; names of the button texts assumed). */
export const campaign = v.object({
  activeForInsurances: maybe(parsableListOf(insuranceType)),
  campaignTitle: maybeText,
  campaignMenuTitle: maybeText,
  campaignDescription: maybeText,
  campaignHint: maybeText,
  isCampaignActive: maybeFlag,
  campaignType: maybeText,
  caseType: maybeText,
  playButtonText: maybeText,
  skipButtonText: maybeText,
  remindMeLaterButtonText: maybeText,
  campaignTermsDocumentUrl: maybeText,
})
