import type { CampaignProps } from '../campaign/campaign'
import { lazyScreens } from '../lazyScreens'

/** The current campaign, above or below the menu. Its module is loaded only if there is a campaign. */
export function OpenCampaign(props: CampaignProps) {
  const Content = lazyScreens.Campaign
  return Content && <Content {...props} />
}
