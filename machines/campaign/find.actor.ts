import { fromPromise } from 'xstate'
import { getActiveCampaign } from '../../src/api/campaign'
import { TechnicalError } from '../../src/api/technicalError'
import { recordCalls } from '../actors/call'
import type { ProductLine } from '../routes'
import { servicesOf } from '../services'
import type { CampaignData, CampaignInput } from './campaign.types'
import { isCampaignPostponed, isCampaignSkipped } from './marks'

/**
 * A campaign that the customer has not skipped. If `isPostponed` is `true`, the campaign does not appear by itself, and
 * only a menu item opens it.
 */
export interface FoundCampaign {
  readonly campaign: CampaignData
  readonly isPostponed: boolean
}

/**
 * Tells if a campaign has a text and is active for the product line. A campaign that lists no product lines is for all.
 */
export const isCampaignActiveFor = (
  { isCampaignActive, activeForInsurances, campaignTitle, campaignDescription }: CampaignData,
  productLine: ProductLine,
): boolean =>
  isCampaignActive === true &&
  (activeForInsurances?.includes(productLine) ?? true) &&
  Boolean(campaignTitle || campaignDescription)

/**
 * Loads a contract's campaign and the module of the campaign's screen. The output is `null` if there is no active
 * campaign, or if the customer has skipped it.
 */
export const findCampaignActor = recordCalls(
  fromPromise<FoundCampaign | null, CampaignInput>(
    async ({ input: { productLine, contractNumber }, signal, system }) => {
      const services = servicesOf(system)
      const outcome = await services.call(getActiveCampaign, {}, { signal })
      if (!outcome.ok) throw new TechnicalError('brokenAnswer', `${getActiveCampaign.id} was refused`)
      const campaign = outcome.data
      if (!isCampaignActiveFor(campaign, productLine) || isCampaignSkipped(services, { contractNumber, campaign }))
        return null
      await services.loadModule('campaign')
      return { campaign, isPostponed: isCampaignPostponed(services, { contractNumber, campaign }) }
    },
  ),
  getActiveCampaign,
)
