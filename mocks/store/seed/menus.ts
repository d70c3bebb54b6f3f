import type { menuKeys } from '../../../src/api/entities'

type MenuKey = (typeof menuKeys)[number]

const commonEntries = [
  'contract-data',
  'online-cases',
  'pay',
  'payment-method-or-frequency-change',
  'proposal',
  'invoice',
  'reminder',
  'other-documents',
  'downloadable-documents',
  'marketing-statement',
  'have-questions',
  'terminate-insurance',
  'logout',
] as const satisfies readonly MenuKey[]

const homePersonEntries = [
  'email-communication',
  'address',
  'name',
  'email',
  'phone',
  'tax-number',
  'bank-account',
  'super-shop',
] as const satisfies readonly MenuKey[]

/** Data changes that a natural person may request (specification, section 2). */
const personEntries = [...homePersonEntries, 'documents', 'document-number'] as const satisfies readonly MenuKey[]

/** Data changes that a legal person may request (specification, section 2). */
const companyEntries = [
  'address',
  'company-name',
  'email',
  'phone',
  'bank-account',
  'super-shop',
] as const satisfies readonly MenuKey[]

const lifeEntries = [
  'contractual-data',
  'life-insurance',
  'bond',
  'indexation-letter',
  'tax-letter',
  'index-statement',
  'emergency',
  'health-insurance-or-illness',
  'decease',
  'decease-by-accident',
  'consent-statement',
  'change-beneficiary',
  'change-signatory',
  'change-insured',
  'other-contract-modification-claim',
] as const satisfies readonly MenuKey[]

const investmentEntries = [
  'investment-accounts',
  'topup-payment',
  'fund-letter',
  'yield-letter',
  'partial-buyback',
  'complete-buyback',
  'fee-suspension',
  'fee-exemption',
] as const satisfies readonly MenuKey[]

const endedLifeEntries = [
  'contract-data',
  'contractual-data',
  'online-cases',
  'pay',
  'proposal',
  'invoice',
  'reminder',
  'other-documents',
  'downloadable-documents',
  'bond',
  'tax-letter',
  'have-questions',
  'logout',
] as const satisfies readonly MenuKey[]

/** The menu keys enabled for each type of contract. Together they contain every key at least once. */
export const menus = {
  home: [...commonEntries, ...homePersonEntries],
  /** Also contains menu keys that mostly other types of contract use. */
  homeWithMore: [
    ...commonEntries,
    ...personEntries,
    'bond',
    'indexation-letter',
    'contractual-data',
    'change-signatory',
    'other-contract-modification-claim',
  ],
  life: [...commonEntries, ...personEntries, ...lifeEntries, ...investmentEntries, 'advanced', 'contract-expiration'],
  lifeOfCompany: [...commonEntries, ...companyEntries, ...lifeEntries, ...investmentEntries],
  pension: [...commonEntries, ...personEntries, ...lifeEntries, ...investmentEntries, 'retirement'],
  accident: [...commonEntries, ...personEntries, ...lifeEntries],
  /** A contract that ended because of unpaid premiums can be reactivated. */
  lifeTerminated: [...endedLifeEntries, 'reactivate'],
  /** A contract that ended for another reason cannot be reactivated. */
  lifeEnded: endedLifeEntries,
  /** The menu after a sign-in with one factor. It has no entry that shows personal data. */
  nonContractor: ['decease', 'decease-by-accident', 'health-insurance-or-illness', 'have-questions', 'logout'],
  nonContractorOfHome: ['have-questions', 'logout'],
} as const satisfies Record<string, readonly MenuKey[]>
