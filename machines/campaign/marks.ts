import { digest } from '../digest'
import type { Services } from '../services'
import { postponedKey, skippedKey } from '../storageKeys'
import type { CampaignData } from './campaign.types'

/** A campaign of a contract. */
export interface CampaignOf {
  readonly contractNumber: string
  readonly campaign: CampaignData
}

/** What tells a campaign from the next one. */
export const nameOf = ({ campaignType, campaignTitle }: CampaignData): string => campaignType || campaignTitle || ''

/** The browser keeps it when nobody is signed in any more, so it does not say of whom. */
const skipped = ({ contractNumber, campaign }: CampaignOf): string =>
  skippedKey(digest(`${contractNumber} ${nameOf(campaign)}`))

/** The customer never wants to be asked again: kept in this browser. */
export const markSkipped = ({ sharedStorage }: Services, of: CampaignOf): void => sharedStorage.write(skipped(of), true)

/** Whether that was said before. */
export const isSkipped = ({ sharedStorage }: Services, of: CampaignOf): boolean =>
  sharedStorage.read(skipped(of)) === true

/** The customer wants to be reminded later: kept until the session ends. */
export const markPostponed = ({ storage }: Services, { contractNumber, campaign }: CampaignOf): void =>
  storage.write(postponedKey(contractNumber), nameOf(campaign))

/** Whether that was said before. */
export const isPostponed = ({ storage }: Services, { contractNumber, campaign }: CampaignOf): boolean =>
  storage.read(postponedKey(contractNumber)) === nameOf(campaign)

/** The customer has thought better of either. */
export const forgetMarks = ({ storage, sharedStorage }: Services, of: CampaignOf): void => {
  storage.remove(postponedKey(of.contractNumber))
  sharedStorage.remove(skipped(of))
}
