import { digest } from '../digest'
import type { Services } from '../services'
import { postponedKey, skippedKey } from '../storageKeys'
import type { CampaignData } from './campaign.types'

/** A campaign of a contract. */
export interface ContractCampaign {
  readonly contractNumber: string
  readonly campaign: CampaignData
}

/** The key that distinguishes campaigns. */
export const nameOf = ({ campaignType, campaignTitle }: CampaignData): string => campaignType || campaignTitle || ''

/** The storage key of a skipped campaign, hashed: it stays in the browser and must not reveal the contract. */
const skippedKeyOf = ({ contractNumber, campaign }: ContractCampaign): string =>
  skippedKey(digest(`${contractNumber} ${nameOf(campaign)}`))

/** Records in this browser that the customer never wants to see the campaign again. */
export const markSkipped = ({ sharedStorage }: Services, contractCampaign: ContractCampaign): void =>
  sharedStorage.write(skippedKeyOf(contractCampaign), true)

/** Tells if the customer never wants to see the campaign again. */
export const isSkipped = ({ sharedStorage }: Services, contractCampaign: ContractCampaign): boolean =>
  sharedStorage.read(skippedKeyOf(contractCampaign)) === true

/** Records that the customer wants to be reminded later. The record lasts until the session ends. */
export const markPostponed = ({ storage }: Services, { contractNumber, campaign }: ContractCampaign): void =>
  storage.write(postponedKey(contractNumber), nameOf(campaign))

/** Tells if the customer has postponed the campaign in this session. */
export const isPostponed = ({ storage }: Services, { contractNumber, campaign }: ContractCampaign): boolean =>
  storage.read(postponedKey(contractNumber)) === nameOf(campaign)

/** Removes both records because the customer has opened the campaign again. */
export const forgetMarks = ({ storage, sharedStorage }: Services, contractCampaign: ContractCampaign): void => {
  storage.remove(postponedKey(contractCampaign.contractNumber))
  sharedStorage.remove(skippedKeyOf(contractCampaign))
}
