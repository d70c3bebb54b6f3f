import { dayAt } from '../../../machines/today'
import { formatDate } from '../../../src/texts/format'
import { caseOf, openCase } from '../cases/cases'
import { supersede } from '../cases/superseded'
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
      const doneAt = caseOf(contract, termination.caseId)?.doneAt
      return typeof doneAt === 'number' ? [{ ...termination, signedOn: dayAt(doneAt) }] : []
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

const terminationCasesOf = (contract: Contract): readonly KeptCase[] =>
  contract.cases.filter(({ terminationReason, decision }) => terminationReason && decision === undefined)

/** Supersedes the other signed terminations of a contract: the one that was just signed ends the contract sooner. */
export const replaceSignedTerminations = (store: Store, contract: Contract, signedCase: KeptCase): void => {
  for (const { caseId, doneAt } of terminationCasesOf(contract))
    if (doneAt !== null && caseId !== signedCase.caseId) supersede(store, contract, caseId, SOONER_END_REASON)
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
  for (const { caseId, doneAt } of terminationCasesOf(contract))
    if (doneAt === null) supersede(store, contract, caseId, REPLACED_REASON)
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
  return { ...caseResult, terminationReason, ...deadlineFields }
}
