import { useSelector } from '@xstate/react'
import { lazyScreens } from '../../modules/screens'
import { useHasChanged } from '../../ui/useHasChanged'
import type { CampaignProps } from '../campaign/campaign'

interface Props extends CampaignProps {
  /** Whether this is its place above the menu's groups, or the one below them. */
  readonly isAbove: boolean
}

/**
 * The campaign that runs: above the menu's groups where it was known before they stood there, and else below them, so that
 * nothing moves under the customer's hand. Its screen is there when it is: nobody else loads it.
 */
export function OpenCampaign({ campaign, menu, isAbove }: Props) {
  const isTold = useSelector(campaign, ({ context }) => context.campaign !== null)
  const cameLater = useHasChanged(String(isTold))
  const Content = lazyScreens.Campaign
  return isTold && cameLater !== isAbove && Content && <Content campaign={campaign} menu={menu} />
}
