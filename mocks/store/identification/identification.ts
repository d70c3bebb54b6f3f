import type * as v from 'valibot'
import type { identification } from '../../../src/api/entities'
import { caseOf, markSignedOrIdentified } from '../cases/cases'
import type { RunningSession } from '../signIn/token'
import type { Contract } from '../state'
import { contractOf, lookUp, type Store } from '../store'
import type { KeptIdentification } from './state'

/** An identification as the API returns it. */
type Identification = v.InferOutput<typeof identification>

/** The status of an identification on the provider's page. The API does not return `REFUSED`. */
export type IdentificationProgress = Identification['status'] | 'REFUSED'

type SignedInSession = Pick<RunningSession, 'contractNumber' | 'authType'>

/**
 * Returns the id of the case whose identification a session requires before any other call; `null` if it requires none.
 * A DÁP sign-in has identified the customer already, and a non-contractor needs no identification. Also `null` if the
 * scenario leaves out optional fields, because the case's id is an optional field.
 */
export const requiredIdentification = (store: Store, { contractNumber, authType }: SignedInSession): string | null =>
  store.state.settings.fullness !== 'everything' || authType === 'DAP' || authType === 'NON_CONTRACTOR'
    ? null
    : signInCaseId(contractOf(store, contractNumber))

/**
 * Starts the identification of a case, or continues the current one. A refused identification starts again. Returns
 * `undefined` if the case needs no identification.
 */
export const createIdentification = (store: Store, contract: Contract, caseId: string): Identification | undefined => {
  const keptIdentification = lookUp(contract.identifications ?? {}, caseId)
  if (keptIdentification === undefined && !needsIdentification(contract, caseId)) return undefined
  if (keptIdentification === undefined || keptIdentification.outcome === 'REFUSED') {
    contract.identifications ??= {}
    contract.identifications[caseId] = { createdAt: store.now(), openedAt: null, outcome: null }
  }
  return identificationOf(store, contract, caseId)
}

/** Returns an identification as the API returns it; `undefined` if it was refused or never started. */
export const identificationOf = (store: Store, contract: Contract, caseId: string): Identification | undefined => {
  const keptIdentification = lookUp(contract.identifications ?? {}, caseId)
  const status = keptIdentification === undefined ? 'REFUSED' : progressOf(keptIdentification)
  if (status === 'REFUSED') return undefined
  const identificationURL = `${store.pages}/azonositas?case=${encodeURIComponent(caseId)}`
  return { status, identificationURL: status === 'VERIFIED' ? null : identificationURL, caseId }
}

/**
 * Ends each identification of a contract for which the scenario's delay (`identificationAfter`) has passed. The
 * scenario also sets the outcome.
 */
export const settleIdentifications = (store: Store, contract: Contract): void => {
  const { identificationAfter, identificationOutcome } = store.state.settings
  if (identificationAfter === null) return
  for (const [caseId, keptIdentification] of Object.entries(contract.identifications ?? {})) {
    if (store.now() >= keptIdentification.createdAt + identificationAfter)
      endIdentification(store, contract, caseId, identificationOutcome)
  }
}

/**
 * Records that the customer opened the provider's page. Returns the new status, or `undefined` if there is no
 * identification.
 */
export const openIdentification = (store: Store, caseId: string): IdentificationProgress | undefined =>
  updateAtProvider(store, caseId, (_, keptIdentification) => {
    keptIdentification.openedAt ??= store.now()
  })

/**
 * Records that the provider identified the customer. Returns the new status, or `undefined` if there is no
 * identification.
 */
export const confirmIdentification = (store: Store, caseId: string): IdentificationProgress | undefined =>
  updateAtProvider(store, caseId, (contract) => endIdentification(store, contract, caseId, 'VERIFIED'))

/**
 * Records that the provider could not identify the customer. Returns the new status, or `undefined` if there is no
 * identification.
 */
export const refuseIdentification = (store: Store, caseId: string): IdentificationProgress | undefined =>
  updateAtProvider(store, caseId, (contract) => endIdentification(store, contract, caseId, 'REFUSED'))

const signInCaseId = ({ number, header }: Contract): string | null =>
  'hasValidIdentification' in header && !header.hasValidIdentification ? `identification-${number}` : null

const needsIdentification = (contract: Contract, caseId: string): boolean =>
  caseId === signInCaseId(contract) || caseOf(contract, caseId)?.caseStatus === 'IDENTIFICATION_NEEDED'

const progressOf = ({ openedAt, outcome }: KeptIdentification): IdentificationProgress =>
  outcome ?? (openedAt === null ? 'CREATION_SUCCESS' : 'IN_PROGRESS')

// Records the outcome of an identification. The first outcome is final.
const endIdentification = (
  store: Store,
  contract: Contract,
  caseId: string,
  outcome: NonNullable<KeptIdentification['outcome']>,
): void => {
  const keptIdentification = lookUp(contract.identifications ?? {}, caseId)
  if (keptIdentification === undefined || keptIdentification.outcome !== null) return
  keptIdentification.outcome = outcome
  if (outcome === 'REFUSED') return
  if ('hasValidIdentification' in contract.header) contract.header.hasValidIdentification = true
  const keptCase = caseOf(contract, caseId)
  if (keptCase !== undefined) markSignedOrIdentified(store, keptCase)
}

const updateAtProvider = (
  store: Store,
  caseId: string,
  action: (contract: Contract, keptIdentification: KeptIdentification) => void,
): IdentificationProgress | undefined => {
  for (const contract of Object.values(store.state.contracts)) {
    settleIdentifications(store, contract)
    const keptIdentification = lookUp(contract.identifications ?? {}, caseId)
    if (keptIdentification === undefined) continue
    action(contract, keptIdentification)
    return progressOf(keptIdentification)
  }
  return undefined
}
