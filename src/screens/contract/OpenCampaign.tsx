import { useSelector } from '@xstate/react'
import { lazyScreens } from '../../modules/screens'
import type { CampaignProps } from '../campaign/campaign'

/** The campaign that runs. Its screen is there when it is: nobody else loads it. */
export function OpenCampaign({ campaign, menu }: CampaignProps) {
  const isTold = useSelector(campaign, ({ context }) => context.campaign !== null)
  const Content = lazyScreens.Campaign
  return isTold && Content && <Content campaign={campaign} menu={menu} />
}
