import type { CaseDefinition } from '../../../case/definition/definition'
import type { CaseEntry } from '../../../case/menu/productLineCases'
import { caseEntry, isEntryAvailable } from '../../caseEntry'
import { completeBuyBack, isPartialBuyBackRuledOut, partialBuyBack } from './buyBacks.case'
import { accidentalDeceaseClaim, deceaseClaim, emergencyClaim, illnessClaim } from './events.case'
import { advanceClaim, consentStatement, contractExpirationClaim, retirementClaim } from './payouts.case'

const claimEntry = (key: string, definition: CaseDefinition): CaseEntry => caseEntry(key, 'service', definition)

/**
 * Creates the entry of a claim that any signed-in customer can make, such as a beneficiary. Other claims are only for
 * the contractor.
 */
const publicClaimEntry = (key: string, definition: CaseDefinition): CaseEntry => ({
  ...claimEntry(key, definition),
  isEnabled: (header, customer) => isEntryAvailable(header, { ...customer, isContractor: true }, key),
})

/** Menu entries of service claims. */
export const serviceClaims: readonly CaseEntry[] = [
  claimEntry('emergency', emergencyClaim),
  publicClaimEntry('health-insurance-or-illness', illnessClaim),
  publicClaimEntry('decease', deceaseClaim),
  publicClaimEntry('decease-by-accident', accidentalDeceaseClaim),
  { ...claimEntry('partial-buyback', partialBuyBack), isRuledOut: isPartialBuyBackRuledOut },
  claimEntry('advanced', advanceClaim),
  claimEntry('complete-buyback', completeBuyBack),
  claimEntry('contract-expiration', contractExpirationClaim),
  claimEntry('retirement', retirementClaim),
  claimEntry('consent-statement', consentStatement),
]
