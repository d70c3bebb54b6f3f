import { useTranslation } from 'react-i18next'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import type { CampaignActor } from '../campaign/campaign'
import type { ShownEntry } from './menuEntries'

/** Returns the menu entry that shows the campaign, or an empty list if none exists. */
export const useCampaignEntries = (campaign: CampaignActor): readonly ShownEntry[] => {
  const { t } = useTranslation('contract')
  const { isListed, title } = useShallowSelector(campaign, (snapshot) => ({
    isListed: snapshot.hasTag('listed'),
    title: snapshot.context.campaign?.campaignMenuTitle || snapshot.context.campaign?.campaignTitle,
  }))
  if (!isListed) return []
  return [
    {
      ...{ key: 'campaign', group: 'other', waiting: 0 },
      action: {
        press: () => campaign.send({ type: 'campaign.recalled' }),
        event: { type: 'campaign.recalled' },
        leads: true,
      },
      ...{ label: title || t('menu.campaign.label'), note: t('menu.campaign.note'), words: t('menu.campaign.words') },
    },
  ]
}
