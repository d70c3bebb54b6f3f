import './campaign.css'
import type { SnapshotFrom } from 'xstate'
import type { CampaignMachine } from '../../../machines/campaign/campaign.machine'
import { useShallowSelector } from '../../hooks/useShallowSelector'
import { CampaignCard } from './CampaignCard'
import { CampaignPutAway } from './CampaignPutAway'
import type { CampaignProps } from './campaign'
import { TookPart } from './TookPart'

/** Returns the part of the campaign that the page shows; `null` if there is no campaign, or it is only in the menu. */
const shownPartOf = ({
  value,
}: SnapshotFrom<CampaignMachine>): 'offered' | 'tookPart' | 'skipped' | 'postponed' | null => {
  if (value === 'offering' || value === 'participating') return 'offered'
  return value === 'tookPart' || value === 'skipped' || value === 'postponed' ? value : null
}

/** The campaign of a contract: offered, dismissed, or joined. */
export function Campaign({ campaign: actor, menu }: CampaignProps) {
  const { campaign, participation, shown } = useShallowSelector(actor, (snapshot) => ({
    campaign: snapshot.context.campaign,
    participation: snapshot.context.participation,
    shown: shownPartOf(snapshot),
  }))
  if (campaign === null || shown === null) return null
  if (shown === 'offered') return <CampaignCard actor={actor} campaign={campaign} menu={menu} />
  if (shown !== 'tookPart') return <CampaignPutAway key={shown} actor={actor} as={shown} />
  return participation && <TookPart actor={actor} campaign={campaign} participation={participation} menu={menu} />
}
