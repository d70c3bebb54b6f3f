import type { ActorRefFrom } from 'xstate'
import type { CampaignMachine } from '../../../machines/campaign/campaign.machine'
import type { EnabledEntry } from '../../../machines/contract/contract.types'

export type CampaignActor = ActorRefFrom<CampaignMachine>

/** What the screen of a campaign is given: its machine, and the menu that its case stands in. */
export interface CampaignProps {
  readonly campaign: CampaignActor
  readonly menu: readonly EnabledEntry[]
}
