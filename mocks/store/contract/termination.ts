import { dayAt } from '../../../machines/today'
import { formatDate } from '../../../src/texts/format'
import { handedInAt, openCase } from '../cases/cases'
import { reject, supersede } from '../cases/superseded'
import { hasDocuments } from '../documents/documents'
import type { Contract, KeptCase, LifeContract, VehicleContract } from '../state'
import type { Store } from '../store'

/** A requested termination, signed or not: the id of its case and the last day of cover. */
interface PendingTermination {
  readonly caseId: string
  readonly endDate: string
}

/** Fields of every request to terminate a contract. `documents` are the ids of uploaded files. */
export interface TerminationRequest {
  readonly email?: string | null | undefined
  readonly description?: string | null | undefined
  readonly documents?: readonly string[] | undefined
}

/**
 * Tells if a contract can be terminated on a day: no signed termination ends it on or before that day, and the
 * documents exist.
 */
export const canTerminateOn = (
  store: Store,
  contract: Contract,
  requestedTerminations: readonly PendingTermination[],
  endDate: string,
  { documents = [] }: TerminationRequest,
): boolean =>
  endDate < (signedTermination(contract, requestedTerminations)?.endDate ?? '9999') &&
  hasDocuments(store, contract, documents)

/**
 * Returns the signed termination that ends the contract first, with the day of its signature; `undefined` if none is
 * signed.
 */
export const signedTermination = <T extends PendingTermination>(
  contract: Contract,
  requestedTerminations: readonly T[],
): (T & { readonly signedOn: string }) | undefined => {
  const [earliest] = requestedTerminations
    .flatMap((termination) => {
      const keptCase = terminationCasesOf(contract).find(({ caseId }) => caseId === termination.caseId)
      const signedAt = keptCase ? handedInAt(keptCase) : null
      return signedAt === null ? [] : [{ ...termination, signedOn: dayAt(signedAt) }]
    })
    .sort((one, other) => one.endDate.localeCompare(other.endDate))
  return earliest
}

/** Writes the end date and the reason of the signed termination to the header, if the contract is in force. */
export const writeTermination = (
  contract: LifeContract | VehicleContract,
  requestedTerminations: readonly (PendingTermination & { readonly terminationReasonId: number })[],
): void => {
  const effectiveTermination = signedTermination(contract, requestedTerminations)
  if (contract.header.contract.contractStatusId !== 1 || effectiveTermination === undefined) return
  const { endDate: terminationDate, terminationReasonId } = effectiveTermination
  Object.assign(contract.header.contract, { terminationDate, terminationReasonId })
}

/** The result of a termination: its reason, the last day of cover, and more lines of its document. */
interface Termination {
  readonly terminationReason: string
  readonly insuranceEndDate: string
  /** The last day on which the signed notice may arrive; left out if there is no deadline. */
  readonly signUntil?: string | undefined
  readonly details?: ReadonlyArray<readonly [string, string]>
}

const REPLACED_REASON = 'Később új felmondást küldött be, ezért ez nem lép életbe.'
const SOONER_END_REASON =
  'Később olyan felmondást írt alá, amellyel a szerződése korábban szűnik meg, ezért ez nem lép életbe.'

const ENDED_REASON = 'A szerződése időközben megszűnt, ezért ez a felmondás nem lép életbe. Már nem kell aláírnia.'

const terminationCasesOf = (contract: Contract): readonly KeptCase[] =>
  contract.cases.filter(({ terminationReason, decision }) => terminationReason && decision === undefined)

const closeUnsigned = (contract: Contract, close: (caseId: string) => void): void => {
  for (const keptCase of terminationCasesOf(contract)) if (handedInAt(keptCase) === null) close(keptCase.caseId)
}

/** Rejects the unsigned terminations of a contract that has ended in another way. */
export const rejectUnsignedTerminations = (store: Store, contract: Contract): void => {
  if (contract.header.contract.contractStatusId === 2)
    closeUnsigned(contract, (caseId) => reject(store, contract, caseId, ENDED_REASON))
}

/** Supersedes the other signed terminations of a contract: the one that was just signed ends the contract sooner. */
export const replaceSignedTerminations = (store: Store, contract: Contract, signedCaseId: string): void => {
  for (const keptCase of terminationCasesOf(contract))
    if (handedInAt(keptCase) !== null && keptCase.caseId !== signedCaseId)
      supersede(store, contract, keptCase.caseId, SOONER_END_REASON)
}

/**
 * Opens the case of a termination, which waits for the customer's signature. The new case supersedes unsigned
 * terminations.
 */
export const openTermination = (
  store: Store,
  contract: Contract,
  { email, description }: TerminationRequest,
  { terminationReason, insuranceEndDate, signUntil, details = [] }: Termination,
) => {
  closeUnsigned(contract, (caseId) => supersede(store, contract, caseId, REPLACED_REASON))
  const deadlineFields = signUntil && { signUntil }
  const caseResult = openCase(store, contract, {
    name: 'Szerződés megszüntetése',
    caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
    email,
    ends: { terminationReason, insuranceEndDate, ...deadlineFields },
    details: [
      ['A megszüntetés módja', terminationReason],
      ['A fedezet utolsó napja', formatDate(insuranceEndDate)],
      ...(signUntil ? [['A felmondásnak eddig kell beérkeznie', formatDate(signUntil)] as const] : []),
      ...details,
      ...(description ? [['Megjegyzés', description] as const] : []),
    ],
  })
  if (caseResult.caseStatus === 'SUCCEEDED') replaceSignedTerminations(store, contract, caseResult.caseId)
  return { ...caseResult, terminationReason, ...deadlineFields }
}
