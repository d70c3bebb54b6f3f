import type { CaseEntry } from '../../case/areaCases'
import { caseEntry } from '../caseEntry'
import { companyName } from './companyName.case'
import { emailAddress } from './email.case'
import { paymentMethod } from './paymentMethod.case'
import { personName } from './personName.case'
import { phoneNumber } from './phone.case'
import { superShop } from './superShop.case'
import { taxNumber } from './taxNumber.case'

/** The cases that every contract offers, to persons or to companies (specification, sections 2 and 6). */
export const commonCases: readonly CaseEntry[] = [
  caseEntry('payment-method-or-frequency-change', 'payment', paymentMethod),
  caseEntry('name', 'data', personName, ({ isLegalPerson }) => !isLegalPerson),
  caseEntry('company-name', 'data', companyName, ({ isLegalPerson }) => isLegalPerson),
  caseEntry('email', 'data', emailAddress),
  caseEntry('phone', 'data', phoneNumber),
  caseEntry('super-shop', 'data', superShop),
]

/** The tax identifier, which persons have, and contracts of vehicles know nothing of. */
export const taxNumberEntry: CaseEntry = caseEntry(
  'tax-number',
  'data',
  taxNumber,
  ({ isLegalPerson }) => !isLegalPerson,
)
