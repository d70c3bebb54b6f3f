import { fromPromise } from 'xstate'
import { getActiveCampaign } from '../../src/api/campaign'
import { TechnicalError } from '../../src/api/technicalError'
import { calls } from '../actors/call'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'
import type { CampaignData, CampaignInput } from './campaign.types'
import { isPostponed, isSkipped } from './marks'

/** A campaign that the customer is to be told of, or has put off. */
export interface FoundCampaign {
  readonly campaign: CampaignData
  readonly isPostponed: boolean
}

/** Whether a campaign runs in an area, and says what it is. An insurer that names no areas means this one. */
export const runsIn = (
  { isCampaignActive, activeForInsurances, campaignTitle, campaignDescription }: CampaignData,
  area: ProductLine,
): boolean =>
  isCampaignActive === true &&
  (activeForInsurances?.includes(area) ?? true) &&
  Boolean(campaignTitle || campaignDescription)

/** Asks for the campaign of a contract, and loads its screen where there is one. `null` where the customer is told of none. */
export const findCampaignActor = calls(
  fromPromise<FoundCampaign | null, CampaignInput>(async ({ input: { area, contractNumber }, signal, system }) => {
    const services = servicesOf(system)
    const outcome = await services.call(getActiveCampaign, {}, { signal })
    if (!outcome.ok) throw new TechnicalError('brokenAnswer', `${getActiveCampaign.id} was refused`)
    const campaign = outcome.data
    if (!runsIn(campaign, area) || isSkipped(services, { contractNumber, campaign })) return null
    await services.loadModule('campaign')
    return { campaign, isPostponed: isPostponed(services, { contractNumber, campaign }) }
  }),
  getActiveCampaign,
)
