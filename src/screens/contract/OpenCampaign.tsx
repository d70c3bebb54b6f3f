import type { CampaignProps } from '../campaign/campaign'
import { lazyScreens } from '../lazyScreens'

/** The current campaign, in one of its two positions. It renders once its module is loaded, which happens elsewhere. */
export function OpenCampaign(props: CampaignProps) {
  const Content = lazyScreens.Campaign
  return Content && <Content {...props} />
}
