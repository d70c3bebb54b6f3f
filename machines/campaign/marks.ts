import { digest } from '../digest'
import type { Services } from '../services'
import { postponedCampaignKey, skippedCampaignKey } from '../storageKeys'
import type { CampaignData } from './campaign.types'

/** A campaign and the contract whose customer sees it. */
export interface ContractCampaign {
  readonly contractNumber: string
  readonly campaign: CampaignData
}

/** The name that identifies a campaign: its type or, without one, its title. */
export const campaignNameOf = ({ campaignType, campaignTitle }: CampaignData): string =>
  campaignType || campaignTitle || ''

/**
 * The storage key of a skipped campaign. It is hashed, because the key stays in the browser and must not reveal the
 * contract.
 */
const skippedCampaignKeyOf = ({ contractNumber, campaign }: ContractCampaign): string =>
  skippedCampaignKey(digest(`${contractNumber} ${campaignNameOf(campaign)}`))

/** Records in this browser that the customer never wants to see the campaign again. */
export const markSkipped = ({ sharedStorage }: Services, contractCampaign: ContractCampaign): void =>
  sharedStorage.write(skippedCampaignKeyOf(contractCampaign), true)

/** Tells if the customer has skipped the campaign in this browser, and so never wants to see it again. */
export const isCampaignSkipped = ({ sharedStorage }: Services, contractCampaign: ContractCampaign): boolean =>
  sharedStorage.read(skippedCampaignKeyOf(contractCampaign)) === true

/** Records that the customer wants to be reminded later. The record lasts until the session ends. */
export const markPostponed = ({ storage }: Services, { contractNumber, campaign }: ContractCampaign): void =>
  storage.write(postponedCampaignKey(contractNumber), campaignNameOf(campaign))

/** Tells if the customer has postponed the campaign in this session. */
export const isCampaignPostponed = ({ storage }: Services, { contractNumber, campaign }: ContractCampaign): boolean =>
  storage.read(postponedCampaignKey(contractNumber)) === campaignNameOf(campaign)

/** Removes the records that the campaign is postponed or skipped, because the customer has opened it again. */
export const forgetMarks = ({ storage, sharedStorage }: Services, contractCampaign: ContractCampaign): void => {
  storage.remove(postponedCampaignKey(contractCampaign.contractNumber))
  sharedStorage.remove(skippedCampaignKeyOf(contractCampaign))
}
