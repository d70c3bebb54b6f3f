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

/** Changes of data that a natural person may ask for (specification, section 2). */
const ofPerson = [...ofPersonAtHome, 'documents', 'document-number'] as const satisfies readonly MenuKey[]

/** Changes of data that a legal person may ask for (specification, section 2). */
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

/** What the insurer enables in each kind of contract. Between them every menu key stands at least once. */
export const menus = {
  property: [...everywhere, ...ofPersonAtHome],
  /** With keys that other kinds of contract mostly have. */
  propertyWithMore: [
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
  /** One that ended unpaid can be brought back. */
  lifeTerminated: [...ofEndedLife, 'reactivate'],
  /** What has ended otherwise than unpaid is not brought back. */
  lifeEnded: ofEndedLife,
  /** One factor only: nothing that shows personal data. */
  nonContractor: ['decease', 'decease-by-accident', 'health-insurance-or-illness', 'have-questions', 'logout'],
  nonContractorOfProperty: ['have-questions', 'logout'],
} as const satisfies Record<string, readonly MenuKey[]>
