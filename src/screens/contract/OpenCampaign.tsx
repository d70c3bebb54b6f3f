import type { CampaignProps } from '../campaign/campaign'
import { lazyScreens } from '../lazyScreens'

/** The campaign that runs, in one of its two places. Its screen is there when it is: nobody else loads it. */
export function OpenCampaign(props: CampaignProps) {
  const Content = lazyScreens.Campaign
  return Content && <Content {...props} />
}
