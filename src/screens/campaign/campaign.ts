import type { ActorRefFrom } from 'xstate'
import type { CampaignMachine } from '../../../machines/campaign/campaign.machine'
import type { EnabledEntry } from '../../../machines/contract/contract.types'

export type CampaignActor = ActorRefFrom<CampaignMachine>

/** The props of a campaign's screen: its machine, and the menu that contains its case. */
export interface CampaignProps {
  readonly campaign: CampaignActor
  readonly menu: readonly EnabledEntry[]
}
