import type { CaseDefinition } from '../../../case/definition/definition'
import type { CaseEntry } from '../../../case/menu/productLineCases'
import { caseEntry, isAvailable } from '../../caseEntry'
import { completeBuyBack, isPartialRuledOut, partialBuyBack } from './buyBacks.case'
import { decease, deceaseByAccident, emergency, illness } from './events.case'
import { advanced, consentStatement, contractExpiration, retirement } from './payouts.case'

const claim = (key: string, definition: CaseDefinition): CaseEntry => caseEntry(key, 'service', definition)

/** Creates the entry of a claim that everyone with the contract number can make, such as a beneficiary. */
const openClaim = (key: string, definition: CaseDefinition): CaseEntry => ({
  ...claim(key, definition),
  isEnabled: (header, customer) => isAvailable(header, { ...customer, isContractor: true }, key),
})

/** Menu entries of service claims. */
export const serviceClaims: readonly CaseEntry[] = [
  claim('emergency', emergency),
  openClaim('health-insurance-or-illness', illness),
  openClaim('decease', decease),
  openClaim('decease-by-accident', deceaseByAccident),
  { ...claim('partial-buyback', partialBuyBack), isRuledOut: isPartialRuledOut },
  claim('advanced', advanced),
  claim('complete-buyback', completeBuyBack),
  claim('contract-expiration', contractExpiration),
  claim('retirement', retirement),
  claim('consent-statement', consentStatement),
]
