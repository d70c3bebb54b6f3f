import type { getActiveCampaign, participate } from '../../src/api/campaign'
import type { CallData } from '../../src/api/endpoint'
import type { TechnicalErrorType } from '../../src/api/technicalError'
import type { Download } from '../download/download.machine'
import type { DownloadRequested, Downloads } from '../download/downloadTransitions'
import type { ProductLine } from '../routes'

/** A campaign as the insurer returns it. */
export type CampaignData = CallData<typeof getActiveCampaign>

/** The insurer's answer to a participation. */
export type Participation = CallData<typeof participate>

/** The input of the campaign's machine. Only contractors see campaigns, and only in the menu. */
export interface CampaignInput {
  readonly productLine: ProductLine
  readonly contractNumber: string
  readonly isContractor: boolean
  readonly isInMenu: boolean
}

/** The context of the campaign's machine. */
export interface CampaignContext extends CampaignInput {
  /** The contract's campaign; `null` if there is none to show. */
  readonly campaign: CampaignData | null
  /** Number of times the customer opened the campaign from the menu. Each time, the campaign gets the focus. */
  readonly recalls: number
  /** The reason why the participation failed; `null` if it did not fail. */
  readonly problem: 'refused' | TechnicalErrorType | null
  readonly participation: Participation | null
  readonly downloads: Downloads
}

/**
 * The customer has entered the contract's menu. `isChanged` tells if a case may have changed the contract since the
 * header was loaded.
 */
export interface MenuEntered {
  readonly type: 'menu.entered'
  readonly isChanged: boolean
}

/** The external events of a campaign. */
export type CampaignEvent =
  | { readonly type: 'campaign.played' }
  | { readonly type: 'campaign.skipped' }
  | { readonly type: 'campaign.postponed' }
  | { readonly type: 'campaign.recalled' }
  | MenuEntered
  | DownloadRequested
  | { readonly type: 'download.changed'; readonly download: Download }

/** Sent to the contract: the customer has taken part, which may change the header. */
export interface CampaignTaken {
  readonly type: 'campaign.taken'
}
