import { lazyScreens } from '../../modules/screens'
import type { CampaignProps } from '../campaign/campaign'

/** The campaign that runs, in one of its two places. Its screen is there when it is: nobody else loads it. */
export function OpenCampaign(props: CampaignProps) {
  const Content = lazyScreens.Campaign
  return Content && <Content {...props} />
}
