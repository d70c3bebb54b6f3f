import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Campaign, fuelDraw, lettersByEmail, noCampaign } from './campaignTexts'
import { clientMemory } from './memory'
import { canChangeToEmail } from './partners'

/**
 * A contract's active campaign. Returns `noCampaign` for companies, ended contracts, and clients who have already taken
 * part.
 */
export const activeCampaign = (contract: Contract): Campaign => {
  const { isLegalPerson, contract: contractData } = contract.header
  if (isLegalPerson || contractData.contractStatusId !== 1) return noCampaign
  return [fuelDraw, lettersByEmail].find((campaign) => isMeantFor(contract, campaign)) ?? noCampaign
}

const isMeantFor = (contract: Contract, { activeForInsurances, campaignType, caseType }: Campaign): boolean =>
  (activeForInsurances ?? []).includes(contract.insuranceType) &&
  !clientMemory(contract).campaigns.some((takenType) => takenType === campaignType) &&
  (caseType !== 'email-communication' || canChangeToEmail(contract))

/** Takes part in the active campaign. Returns `undefined` if none is active, or a different one was requested. */
export const takePartInCampaign = (
  store: Store,
  contract: Contract,
  requestedType: string | null | undefined,
): CaseResult | undefined => {
  const { campaignType, campaignMenuTitle } = activeCampaign(contract)
  if (typeof campaignType !== 'string' || (requestedType ?? campaignType) !== campaignType) return undefined
  clientMemory(contract).campaigns.push(campaignType)
  return openCase(store, contract, { name: campaignMenuTitle ?? campaignType, details: [['Részvétel', 'Elfogadva']] })
}
