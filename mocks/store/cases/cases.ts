import { standingOf } from '../../../machines/onlineCases/listed'
import { isOver } from '../../../machines/onlineCases/progress'
import { dayAt } from '../../../machines/today'
import type { CaseResult, Decision } from '../../../src/api/entities'
import { dateOfValue } from '../accounts/worth'
import { awaitedTransferOf, waitsFor } from '../payments/announced'
import type { Contract, KeptCase } from '../state'
import { caseNumber, newCaseNumber, type Store } from '../store'

/** How long the insurer takes over a case, from its submission or from what it waited for, in ms. */
export const PROCESSING = 60 * 1000

/** What a rule says of the case that it opens. */
export interface OpenedCase {
  /** As it stands in the list of cases. */
  readonly name: string
  readonly caseStatus?: CaseResult['caseStatus']
  /** What stands in its document: label and value. */
  readonly details?: ReadonlyArray<readonly [label: string, value: string]>
  /** Where the confirmation goes, if not to the contract's own address. */
  readonly email?: string | null | undefined
  /** Whether it goes to that address alone: of who asks is not known that the contract's own is theirs. */
  readonly isForAsker?: boolean
  readonly portfolio?: KeptCase['portfolio']
  readonly priced?: KeptCase['priced']
  /** What the client pays later, where it says that. */
  readonly postponed?: KeptCase['postponed']
  /** Of a termination: why, the last day of cover, and until when it has to be signed. */
  readonly ends?: Pick<KeptCase, 'terminationReason' | 'insuranceEndDate' | 'signUntil'>
  /** What the insurer makes of it, or until when it says so, where that is not plain from the start. */
  readonly decision?: Decision
}

/** What the customer is answered of a case; the simulated insurer always says which one it is. */
export type NewCase = CaseResult & { readonly caseId: string }

/** Opens a case on a contract, the newest first, and says what the customer is answered. */
export const openCase = (store: Store, contract: Contract, opened: OpenedCase): NewCase => {
  const { name, details = [], ends, portfolio, priced, postponed, decision, isForAsker } = opened
  // What a scenario wants of every case goes before what is usual for this one.
  const caseStatus = store.state.settings.everyCase ?? opened.caseStatus ?? 'SUCCEEDED'
  const caseId = newCaseNumber(store)
  const documentLink = linkOf(caseId)
  const email = opened.email ?? (isForAsker ? null : contract.header.contract.email)
  const kept: KeptCase & NewCase = {
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
  contract.cases.unshift(kept)
  return answerOf(kept)
}

/** What the customer is answered of a case that there is. */
export const answerOf = ({
  caseStatus,
  caseId,
  documentLink,
  confirmationEmail,
}: Pick<KeptCase, 'caseId' | 'documentLink' | 'confirmationEmail'> & Pick<CaseResult, 'caseStatus'>): NewCase => ({
  caseStatus,
  caseId,
  ...(caseStatus === 'SUCCEEDED' && { confirmationDocumentLink: documentLink }),
  ...(confirmationEmail !== undefined && { confirmationEmail }),
})

/**
 * The cases of a contract as a customer is told of them now. What waited for a signature or an identification has
 * succeeded when it was given; the document comes when the insurer has dealt with the case.
 */
export const casesOf = (store: Store, contract: Contract) => contract.cases.map((kept) => shown(store, contract, kept))

/** The case of an id, if it is this contract's. */
export const caseOf = (contract: Contract, caseId: string): KeptCase | undefined =>
  contract.cases.find((kept) => kept.caseId === caseId)

/** The customer signed or was identified: from now on the insurer deals with the case. */
export const markDone = (store: Store, kept: KeptCase): void => {
  kept.doneAt ??= store.now()
}

/** A case that was there before the store began; its number is beyond those that the store counts to. */
export const pastCase = (serial: number, name: string, day: string): KeptCase => {
  const caseId = caseNumber(day.slice(0, 4), 900_000 + serial)
  return {
    name,
    startDate: day,
    documentLink: linkOf(caseId),
    caseStatus: 'SUCCEEDED',
    caseId,
    submittedAt: Date.parse(day),
    doneAt: null,
    details: [],
  }
}

const linkOf = (caseId: string): string => `documents/download?id=${caseId}`

/** Whether the insurer has dealt with a case: its document is there, and what was asked for is in force. */
const isDealtWith = (store: Store, kept: KeptCase): boolean => {
  if (kept.priced !== undefined && dateOfValue(store) < kept.priced.on) return false
  const since = handedInAt(kept)
  return since !== null && store.now() >= since + PROCESSING
}

/** Since when the insurer has all of a case that it waits for (epoch, ms); `null` while it waits. */
export const handedInAt = ({ caseStatus, submittedAt, doneAt }: KeptCase): number | null =>
  caseStatus === 'SUCCEEDED' ? submittedAt : doneAt

/** How many cases of a contract are in progress: all but those that the list tells as done. */
export const casesInProgress = (store: Store, contract: Contract): number =>
  casesOf(store, contract).filter((told) => !isOver(standingOf(told, dayAt(store.now())))).length

const shown = (store: Store, contract: Contract, kept: KeptCase) => {
  const {
    submittedAt: _,
    doneAt,
    details,
    confirmationEmail: __,
    postponed: ___,
    decision,
    portfolio,
    priced,
    ...told
  } = kept
  const waiting = isDealtWith(store, kept)
    ? waitsFor(store, contract, kept)
    : (priced?.waitsFor ?? waitsFor(store, contract, kept))
  return {
    ...told,
    ...portfolio,
    caseStatus: doneAt === null ? told.caseStatus : 'SUCCEEDED',
    documentLink: isDealtWith(store, kept) ? told.documentLink : null,
    details: details.map(([label, value]) => ({ label, value })),
    ...(waiting && { waitsFor: waiting }),
    ...(waiting === 'TRANSFER' && { awaitedTransfer: awaitedTransferOf(store, contract, kept) }),
    ...(decision && handedInAt(kept) !== null && { decision }),
  } as const
}
