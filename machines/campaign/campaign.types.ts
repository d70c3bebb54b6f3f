import type { getActiveCampaign, participate } from '../../src/api/campaign'
import type { CallData } from '../../src/api/endpoint'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Download } from '../download/download.machine'
import type { DownloadRequested, Downloads } from '../download/downloading'
import type { ProductLine } from '../routes'

/** A campaign as the insurer tells of it. */
export type CampaignData = CallData<typeof getActiveCampaign>

/** What the insurer says of whoever has taken part. */
export type Participation = CallData<typeof participate>

/** Of which contract, and who asks from where: only a contractor is told of campaigns, and only in the menu. */
export interface CampaignInput {
  readonly area: ProductLine
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly isInMenu: boolean
}

/** A campaign as the contract's screen reads it. */
export interface CampaignContext extends CampaignInput {
  /** `null` where none is to be told of. */
  readonly campaign: CampaignData | null
  /** How often the customer has asked for it in the menu: it takes the focus anew each time. */
  readonly recalls: number
  /** Why taking part did not work. */
  readonly problem: 'refused' | TechnicalErrorType | null
  readonly participation: Participation | null
  readonly downloads: Downloads
}

/** The customer has come to the contract's menu; a case may have changed the contract since. */
export interface MenuEntered {
  readonly type: 'menu.entered'
  readonly isChanged: boolean
}

/** What can happen to a campaign from outside. */
export type CampaignEvent =
  | { readonly type: 'campaign.played' }
  | { readonly type: 'campaign.skipped' }
  | { readonly type: 'campaign.postponed' }
  | { readonly type: 'campaign.recalled' }
  | MenuEntered
  | DownloadRequested
  | { readonly type: 'download.changed'; readonly download: Download }

/** What a campaign tells its contract: the customer has taken part, which may show in the header. */
export interface CampaignTaken {
  readonly type: 'campaign.taken'
}
