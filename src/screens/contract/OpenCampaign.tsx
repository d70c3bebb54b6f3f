import type { CampaignProps } from '../campaign/campaign'
import { lazyScreens } from '../lazyScreens'

/** The current campaign, in one of its two positions. Its module is loaded only if there is a campaign. */
export function OpenCampaign(props: CampaignProps) {
  const Content = lazyScreens.Campaign
  return Content && <Content {...props} />
}
