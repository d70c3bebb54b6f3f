import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import type { Contract } from '../state'
import type { Store } from '../store'
import { type Campaign, fuelDraw, lettersByEmail, noCampaign } from './campaignTexts'
import { clientMemory } from './memory'
import { canChangeToEmail } from './partners'

/**
 * The active campaign of a contract. `null` for companies, for ended contracts, and for clients who have taken part
 * already.
 */
export const activeCampaign = (contract: Contract): Campaign => {
  const { isLegalPerson, contract: inside } = contract.header
  if (isLegalPerson || inside.contractStatusId !== 1) return noCampaign
  return [fuelDraw, lettersByEmail].find((one) => isMeantFor(contract, one)) ?? noCampaign
}

const isMeantFor = (contract: Contract, { activeForInsurances, campaignType, caseType }: Campaign): boolean =>
  (activeForInsurances ?? []).includes(contract.insuranceType) &&
  !clientMemory(contract).campaigns.some((taken) => taken === campaignType) &&
  (caseType !== 'email-communication' || canChangeToEmail(contract))

/**
 * Takes part in the active campaign. Returns `undefined` if no campaign is active, or the customer requested a
 * different one.
 */
export const takePart = (
  store: Store,
  contract: Contract,
  meant: string | null | undefined,
): CaseResult | undefined => {
  const { campaignType, campaignMenuTitle } = activeCampaign(contract)
  if (typeof campaignType !== 'string' || (meant ?? campaignType) !== campaignType) return undefined
  clientMemory(contract).campaigns.push(campaignType)
  return openCase(store, contract, { name: campaignMenuTitle ?? campaignType, details: [['Részvétel', 'Elfogadva']] })
}
