import type { CaseResult, menuKeys } from '../../../src/api/entities'
import { formatBankAccount, formatDate, formatMoney } from '../../../src/texts/format'
import { accountDetail, accountOf } from '../accounts/accounts'
import { worthOf } from '../accounts/worth'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { LifeContract } from '../state'
import type { Store } from '../store'
import { isoDaysFrom } from '../time/days'
import { isBuyBackRequested } from './buyBack'
import { addPendingEffect } from './effects'
import { mayChange } from './menu'

/** Days in which the insurer promises to decide. The simulated insurer decides sooner. */
const DECISION_DAYS = 15

const caseNames = {
  emergency: 'Sürgősségi ellátás',
  'health-insurance-or-illness': 'Egészségbiztosítási vagy betegségi szolgáltatás',
  decease: 'Haláleset',
  'decease-by-accident': 'Baleseti haláleset',
  'partial-buyback': 'Részleges visszavásárlás',
  advanced: 'Előleg igénylése',
  'complete-buyback': 'Teljes visszavásárlás',
  'contract-expiration': 'Lejárati szolgáltatás',
  retirement: 'Nyugdíjba vonulás',
  'consent-statement': 'Hozzájáruló nyilatkozat',
  'change-signatory': 'Szerződő személyének megváltoztatása',
  'change-insured': 'Biztosított személyének megváltoztatása',
  'other-contract-modification-claim': 'Egyéb szerződésmódosítás',
} as const satisfies Partial<Record<(typeof menuKeys)[number], string>>

type Modification = 'change-signatory' | 'change-insured' | 'other-contract-modification-claim'

/**
 * Claims that report a death. Their confirmation goes only to the reporter's e-mail address, because the contract's
 * address may belong to the deceased.
 */
const deathReports: ReadonlySet<Claim['kind']> = new Set(['decease', 'decease-by-accident'])

type DetailLine = readonly [label: string, value: string]

interface Claim {
  readonly kind: Exclude<keyof typeof caseNames, Modification>
  readonly udcContractId?: string | null | undefined
  readonly amount?: number | undefined
  readonly eventDate?: string | undefined
  readonly bankAccount?: string | null | undefined
  readonly description?: string | null | undefined
  readonly documents?: readonly string[] | undefined
  readonly email?: string | null | undefined
}

/**
 * Accepts a service claim. The contractor's claim is processed once the contractor is identified. Another person's
 * claim is processed without an identification, because the insurer identifies that person later. Returns `undefined`
 * if the claim is invalid.
 */
export const claimService = (
  store: Store,
  contract: LifeContract,
  claim: Claim,
  isContractor: boolean,
): CaseResult | undefined => {
  const hasAllDocuments = hasDocuments(store, contract, claim.documents ?? [])
  if (!mayChange(contract, claim.kind) || !hasAllDocuments || !isAccountSuitable(store, contract, claim))
    return undefined
  const needsDecision = claim.kind !== 'consent-statement'
  const caseResult = openCase(store, contract, {
    name: caseNames[claim.kind],
    caseStatus: isContractor ? 'IDENTIFICATION_NEEDED' : 'SUCCEEDED',
    details: claimDetails(contract, claim),
    email: claim.email,
    isForAsker: deathReports.has(claim.kind),
    ...(needsDecision && { decision: { status: 'EXAMINING', date: isoDaysFrom(store.now(), DECISION_DAYS) } }),
  })
  const { kind, udcContractId, amount, eventDate, bankAccount } = claim
  if (needsDecision) {
    addPendingEffect(contract, caseResult.caseId, {
      kind: 'claim',
      claim: {
        kind,
        amount,
        eventDate,
        udcContractId: udcContractId ?? undefined,
        bankAccount: bankAccount ?? undefined,
      },
    })
  }
  return caseResult
}

interface ModificationRequest {
  readonly kind: Modification
  readonly description: string
  readonly documents?: readonly string[] | undefined
  readonly email?: string | null | undefined
}

/**
 * Opens a case for a modification that no other call makes. The customer signs the request, and the insurer then
 * examines it. Returns `undefined` if the request is invalid.
 */
export const modifyContract = (
  store: Store,
  contract: LifeContract,
  { kind, description, documents, email }: ModificationRequest,
): CaseResult | undefined => {
  if (!mayChange(contract, kind) || !hasDocuments(store, contract, documents ?? [])) return undefined
  const caseResult = openCase(store, contract, {
    name: caseNames[kind],
    caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
    details: [['Leírás', description], ...documentDetails(documents)],
    email,
    decision: { status: 'EXAMINING', date: isoDaysFrom(store.now(), DECISION_DAYS) },
  })
  addPendingEffect(contract, caseResult.caseId, { kind: 'modification' })
  return caseResult
}

const documentDetails = (documents: readonly string[] | undefined): readonly DetailLine[] =>
  documents && documents.length > 0 ? [['Beküldött iratok', `${documents.length} darab`]] : []

/** Lines of a claim: account, amount, date of the event, bank account, description and number of documents. */
const claimDetails = (contract: LifeContract, claim: Claim): readonly DetailLine[] => {
  const { udcContractId, amount, eventDate, bankAccount, description, documents } = claim
  const account = typeof udcContractId === 'string' ? accountOf(contract, udcContractId) : undefined
  return [
    ...(account ? [accountDetail(account)] : []),
    ...(amount === undefined
      ? []
      : [['Kért összeg', formatMoney({ value: amount, currency: account?.currency ?? 'HUF' })] as const]),
    ...(eventDate === undefined ? [] : [['Az esemény napja', formatDate(eventDate)] as const]),
    ...(typeof bankAccount === 'string' ? [['Bankszámlaszám', formatBankAccount(bankAccount)] as const] : []),
    ...(description ? [['Leírás', description] as const] : []),
    ...documentDetails(documents),
  ]
}

// Tells if a claim's account fits. A buy-back needs an account that has a value and is not being bought back already.
// For a complete buy-back, the account must also have no pending orders. In other claims, an account is optional.
const isAccountSuitable = (store: Store, contract: LifeContract, { kind, udcContractId, amount }: Claim): boolean => {
  const account = typeof udcContractId === 'string' ? accountOf(contract, udcContractId) : undefined
  if (kind === 'complete-buyback')
    return (
      account !== undefined &&
      account.orders.length === 0 &&
      !isBuyBackRequested(contract, account) &&
      worthOf(store, account).buyBackValue.value > 0
    )
  if (kind !== 'partial-buyback') return typeof udcContractId !== 'string' || account !== undefined
  return (
    account?.partialBuyBackAvailable === true &&
    !isBuyBackRequested(contract, account) &&
    amount !== undefined &&
    amount > 0 &&
    amount < worthOf(store, account).buyBackValue.value
  )
}
