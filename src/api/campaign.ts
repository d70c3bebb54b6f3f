import * as v from 'valibot'
import { modificationFailures } from './businessErrors'
import { endpoint } from './endpoint'
import { campaign, caseResult } from './entities'

/** The running campaign. */
export const getActiveCampaign = endpoint({
  id: 'campaign.getActiveCampaign',
  method: 'GET',
  path: 'active-campaign',
  response: campaign,
  failures: {},
  source: 'spec',
  assumes: 'The names of the three button texts.',
})

/** Takes part in the campaign. */
export const participate = endpoint({
  id: 'campaign.participate',
  method: 'POST',
  path: 'participate-campaign',
  body: v.object({ campaignType: v.optional(v.nullable(v.string())) }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape; MODIFICATION_FAILED001 if no such campaign is active for the contract.',
})
