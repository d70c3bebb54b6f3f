import { useTranslation } from 'react-i18next'
import type { EnabledEntry } from '../../../machines/contract/contract.types'
import { useShown } from '../../app/useShown'
import type { CampaignActor } from '../campaign/campaign'
import type { ShownEntry } from './menuEntries'

/**
 * The menu's entry of the campaign that it can show again, if there is one; none while its card stands there and only leads to
 * a case of the menu, which would be named a third time.
 */
export const useCampaignEntries = (
  campaign: CampaignActor,
  menu: readonly Pick<EnabledEntry, 'key'>[],
): readonly ShownEntry[] => {
  const { t } = useTranslation('contract')
  const { isListed, isShown, caseType, title } = useShown(campaign, (snapshot) => ({
    isListed: snapshot.hasTag('listed'),
    isShown: snapshot.matches('offering'),
    caseType: snapshot.context.campaign?.caseType,
    title: snapshot.context.campaign?.campaignMenuTitle || snapshot.context.campaign?.campaignTitle,
  }))
  if (!isListed || (isShown && menu.some(({ key }) => key === caseType))) return []
  return [
    {
      ...{ key: 'campaign', group: 'other', waiting: 0 },
      action: { press: () => campaign.send({ type: 'campaign.recalled' }), event: { type: 'campaign.recalled' } },
      ...{ label: title || t('menu.campaign.label'), note: t('menu.campaign.note'), words: t('menu.campaign.words') },
    },
  ]
}
