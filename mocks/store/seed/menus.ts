import type { menuKeys } from '../../../src/api/entities'

type MenuKey = (typeof menuKeys)[number]

const everywhere = [
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

const ofPersonAtHome = [
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
const ofPerson = [...ofPersonAtHome, 'documents', 'document-number'] as const satisfies readonly MenuKey[]

/** Data changes that a legal person may request (specification, section 2). */
const ofCompany = [
  'address',
  'company-name',
  'email',
  'phone',
  'bank-account',
  'super-shop',
] as const satisfies readonly MenuKey[]

const ofLife = [
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

const ofInvestment = [
  'investment-accounts',
  'topup-payment',
  'fund-letter',
  'yield-letter',
  'partial-buyback',
  'complete-buyback',
  'fee-suspension',
  'fee-exemption',
] as const satisfies readonly MenuKey[]

const ofEndedLife = [
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
  home: [...everywhere, ...ofPersonAtHome],
  /** Includes keys that are mostly used by other types of contract. */
  homeWithMore: [
    ...everywhere,
    ...ofPerson,
    'bond',
    'indexation-letter',
    'contractual-data',
    'change-signatory',
    'other-contract-modification-claim',
  ],
  life: [...everywhere, ...ofPerson, ...ofLife, ...ofInvestment, 'advanced', 'contract-expiration'],
  lifeOfCompany: [...everywhere, ...ofCompany, ...ofLife, ...ofInvestment],
  pension: [...everywhere, ...ofPerson, ...ofLife, ...ofInvestment, 'retirement'],
  accident: [...everywhere, ...ofPerson, ...ofLife],
  /** A contract that ended because of unpaid premiums can be reactivated. */
  lifeTerminated: [...ofEndedLife, 'reactivate'],
  /** A contract that ended for another reason cannot be reactivated. */
  lifeEnded: ofEndedLife,
  /** The menu after a sign-in with one factor. It has no entry that shows personal data. */
  nonContractor: ['decease', 'decease-by-accident', 'health-insurance-or-illness', 'have-questions', 'logout'],
  nonContractorOfHome: ['have-questions', 'logout'],
} as const satisfies Record<string, readonly MenuKey[]>
