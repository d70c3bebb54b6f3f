import { useTranslation } from 'react-i18next'
import { useShown } from '../../app/useShown'
import type { CampaignActor } from '../campaign/campaign'

/** What the menu calls the campaign that it can show again; `null` where it lists none. */
export const useCampaignName = (campaign: CampaignActor): string | null => {
  const { t } = useTranslation('contract')
  const { isListed, title } = useShown(campaign, (snapshot) => ({
    isListed: snapshot.hasTag('listed'),
    title: snapshot.context.campaign?.campaignMenuTitle || snapshot.context.campaign?.campaignTitle,
  }))
  return isListed ? title || t('menu.campaign.label') : null
}
