import { onlineCaseStateOf } from '../../../machines/onlineCases/listed'
import { isFinalState } from '../../../machines/onlineCases/progress'
import { dayAt } from '../../../machines/today'
import type { CaseResult, Decision } from '../../../src/api/entities'
import { dateOfValue } from '../accounts/worth'
import { awaitedPaymentOf, awaitedTransferOf } from '../payments/announced'
import type { Contract, KeptCase } from '../state'
import { caseNumber, newCaseNumber, type Store } from '../store'

/**
 * The insurer's processing time of a case (ms), from its submission, signature or identification, whichever is last.
 */
export const PROCESSING_TIME = 60 * 1000

/** The data of a case that the simulated insurer opens. */
export interface NewCaseData {
  /** Name shown in the list of cases. */
  readonly name: string
  readonly caseStatus?: CaseResult['caseStatus']
  /** Lines of the case's document: label and value. */
  readonly details?: ReadonlyArray<readonly [label: string, value: string]>
  /** E-mail address for the confirmation; defaults to the contract's own address. */
  readonly email?: string | null | undefined
  /**
   * `true`: the confirmation goes only to `email`. The contract's own address may not belong to the requester, e.g.
   * after a report of a death.
   */
  readonly isForAsker?: boolean
  readonly portfolio?: KeptCase['portfolio']
  readonly priced?: KeptCase['priced']
  /** The debt or premium that the client chose to pay later, if any. */
  readonly postponed?: KeptCase['postponed']
  /** A termination's reason, last day of cover and deadline for signing. */
  readonly ends?: Pick<KeptCase, 'terminationReason' | 'insuranceEndDate' | 'signUntil'>
  /** The insurer's decision, or the deadline of an open decision; left out if the case needs no decision. */
  readonly decision?: Decision
}

/** The result of a new case. The simulated insurer always returns its id. */
export type NewCaseResult = CaseResult & { readonly caseId: string }

/** Opens a case on a contract, at the top of its list, and returns its result. */
export const openCase = (store: Store, contract: Contract, caseData: NewCaseData): NewCaseResult => {
  const { name, details = [], ends, portfolio, priced, postponed, decision, isForAsker } = caseData
  // A status that the scenario sets for every case overrides the usual one.
  const caseStatus = store.state.settings.everyCase ?? caseData.caseStatus ?? 'SUCCEEDED'
  const caseId = newCaseNumber(store)
  const documentLink = documentLinkOf(caseId)
  const email = caseData.email ?? (isForAsker ? null : contract.header.contract.email)
  const keptCase: KeptCase & NewCaseResult = {
    name,
    startDate: dayAt(store.now()),
    documentLink,
    caseStatus,
    caseId,
    submittedAt: store.now(),
    doneAt: null,
    details: details.map(([label, value]) => [label, value]),
    ...(typeof email === 'string' && { confirmationEmail: email }),
    ...ends,
    ...(portfolio !== undefined && { portfolio }),
    ...(priced && { priced }),
    ...(postponed && { postponed }),
    ...(decision && { decision }),
  }
  contract.cases.unshift(keptCase)
  return caseResultOf(keptCase)
}

/** The result of an existing case, as the API returns it. */
export const caseResultOf = ({
  caseStatus,
  caseId,
  documentLink,
  confirmationEmail,
}: Pick<KeptCase, 'caseId' | 'documentLink' | 'confirmationEmail'> &
  Pick<CaseResult, 'caseStatus'>): NewCaseResult => ({
  caseStatus,
  caseId,
  ...(caseStatus === 'SUCCEEDED' && { confirmationDocumentLink: documentLink }),
  ...(confirmationEmail !== undefined && { confirmationEmail }),
})

/**
 * The cases of a contract in their current state. A case that needs a signature or an identification has succeeded once
 * the customer has signed or was identified. The document of a case appears when the insurer has processed the case.
 */
export const casesOf = (store: Store, contract: Contract) =>
  contract.cases.map((keptCase) => listedCaseOf(store, contract, keptCase))

/** The contract's case with this id, or `undefined` if the contract has no such case. */
export const caseOf = (contract: Contract, caseId: string): KeptCase | undefined =>
  contract.cases.find((keptCase) => keptCase.caseId === caseId)

/** Records that the customer signed or was identified. The insurer processes the case from then on. */
export const markSignedOrIdentified = (store: Store, keptCase: KeptCase): void => {
  keptCase.doneAt ??= store.now()
}

/**
 * A case from before the store was created. Its number never equals the number of a new case: the serial numbers of
 * past cases start at 900,000, those of new cases at 1.
 */
export const pastCase = (serial: number, name: string, day: string): KeptCase => {
  const caseId = caseNumber(day.slice(0, 4), 900_000 + serial)
  return {
    name,
    startDate: day,
    documentLink: documentLinkOf(caseId),
    caseStatus: 'SUCCEEDED',
    caseId,
    submittedAt: Date.parse(day),
    doneAt: null,
    details: [],
  }
}

const documentLinkOf = (caseId: string): string => `documents/download?id=${caseId}`

/** Tells if the insurer has processed a case: its document exists and the request is in force. */
const isProcessed = (store: Store, keptCase: KeptCase): boolean => {
  if (keptCase.priced !== undefined && dateOfValue(store) < keptCase.priced.on) return false
  const handedInTime = handedInAt(keptCase)
  return handedInTime !== null && store.now() >= handedInTime + PROCESSING_TIME
}

/** The time at which the insurer has everything it needs for a case (epoch, ms); `null` until then. */
export const handedInAt = ({ caseStatus, submittedAt, doneAt }: KeptCase): number | null =>
  caseStatus === 'SUCCEEDED' ? submittedAt : doneAt

/** Number of a contract's cases in progress: all that the list does not show as done. */
export const casesInProgress = (store: Store, contract: Contract): number =>
  casesOf(store, contract).filter((listedCase) => !isFinalState(onlineCaseStateOf(listedCase, dayAt(store.now()))))
    .length

const listedCaseOf = (store: Store, contract: Contract, keptCase: KeptCase) => {
  const {
    submittedAt: _,
    doneAt,
    details,
    confirmationEmail: __,
    postponed: ___,
    decision,
    portfolio,
    priced,
    ...listedFields
  } = keptCase
  const awaitedItem = isProcessed(store, keptCase)
    ? awaitedPaymentOf(store, contract, keptCase)
    : (priced?.waitsFor ?? awaitedPaymentOf(store, contract, keptCase))
  return {
    ...listedFields,
    ...portfolio,
    caseStatus: doneAt === null ? listedFields.caseStatus : 'SUCCEEDED',
    documentLink: isProcessed(store, keptCase) ? listedFields.documentLink : null,
    details: details.map(([label, value]) => ({ label, value })),
    waitsFor: awaitedItem ?? null,
    ...(awaitedItem === 'TRANSFER' && { awaitedTransfer: awaitedTransferOf(store, contract, keptCase) }),
    decision: handedInAt(keptCase) === null ? null : (decision ?? null),
  } as const
}
