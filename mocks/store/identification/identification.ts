import type * as v from 'valibot'
import type { identification } from '../../../src/api/entities'
import { caseOf, markDone } from '../cases/cases'
import type { RunningSession } from '../signIn/token'
import type { Contract } from '../state'
import { contractOf, lookUp, type Store } from '../store'
import type { KeptIdentification } from './state'

/** What the customer is told of an identification. */
type Identification = v.InferOutput<typeof identification>

/** How far an identification has come, as the provider's page needs to know it. */
export type IdentificationProgress = Identification['status'] | 'REFUSED'

/** A signed-in session, as far as it matters here. */
type SignedIn = Pick<RunningSession, 'contractNumber' | 'authType'>

/**
 * The case that a session asks to be identified for before anything else; null where it asks for nothing. Who came by
 * the DÁP app is identified already, and who is not the contractor need not be. An insurer whose sign-in cannot say so
 * cannot ask for it.
 */
export const identificationAskedOf = (store: Store, { contractNumber, authType }: SignedIn): string | null =>
  store.state.settings.fullness !== 'everything' || authType === 'DAP' || authType === 'NON_CONTRACTOR'
    ? null
    : signInCase(contractOf(store, contractNumber))

/** Starts the identification of a case, or goes on with the one under way; `undefined` where the case needs none. */
export const createIdentification = (store: Store, contract: Contract, caseId: string): Identification | undefined => {
  const kept = lookUp(contract.identifications ?? {}, caseId)
  if (kept === undefined && !needsIdentification(contract, caseId)) return undefined
  if (kept === undefined || kept.outcome === 'REFUSED') {
    contract.identifications ??= {}
    contract.identifications[caseId] = { createdAt: store.now(), openedAt: null, outcome: null }
  }
  return identificationOf(store, contract, caseId)
}

/** How far an identification has come; `undefined` where it was refused, or never started. */
export const identificationOf = (store: Store, contract: Contract, caseId: string): Identification | undefined => {
  const kept = lookUp(contract.identifications ?? {}, caseId)
  const status = kept === undefined ? 'REFUSED' : progressOf(kept)
  if (status === 'REFUSED') return undefined
  const identificationURL = `${store.pages}/azonositas?case=${encodeURIComponent(caseId)}`
  return { status, identificationURL: status === 'VERIFIED' ? null : identificationURL, caseId }
}

/** Ends the identifications of a contract whose time has come. */
export const settleIdentifications = (store: Store, contract: Contract): void => {
  const { identificationAfter, identificationOutcome } = store.state.settings
  if (identificationAfter === null) return
  for (const [caseId, kept] of Object.entries(contract.identifications ?? {})) {
    if (store.now() >= kept.createdAt + identificationAfter) end(store, contract, caseId, identificationOutcome)
  }
}

/** The customer opened the provider's page. Like the next two: how far it has come then; `undefined` for none. */
export const openIdentification = (store: Store, caseId: string): IdentificationProgress | undefined =>
  atProvider(store, caseId, (_, kept) => {
    kept.openedAt ??= store.now()
  })

/** The customer was identified on the provider's page. */
export const confirmIdentification = (store: Store, caseId: string): IdentificationProgress | undefined =>
  atProvider(store, caseId, (contract) => end(store, contract, caseId, 'VERIFIED'))

/** The provider could not identify the customer. */
export const refuseIdentification = (store: Store, caseId: string): IdentificationProgress | undefined =>
  atProvider(store, caseId, (contract) => end(store, contract, caseId, 'REFUSED'))

const signInCase = ({ number, header }: Contract): string | null =>
  'hasValidIdentification' in header && !header.hasValidIdentification ? `identification-${number}` : null

const needsIdentification = (contract: Contract, caseId: string): boolean =>
  caseId === signInCase(contract) || caseOf(contract, caseId)?.caseStatus === 'IDENTIFICATION_NEEDED'

const progressOf = ({ openedAt, outcome }: KeptIdentification): IdentificationProgress =>
  outcome ?? (openedAt === null ? 'CREATION_SUCCESS' : 'IN_PROGRESS')

// How it ended once stands.
const end = (
  store: Store,
  contract: Contract,
  caseId: string,
  outcome: NonNullable<KeptIdentification['outcome']>,
): void => {
  const kept = lookUp(contract.identifications ?? {}, caseId)
  if (kept === undefined || kept.outcome !== null) return
  kept.outcome = outcome
  if (outcome === 'REFUSED') return
  if ('hasValidIdentification' in contract.header) contract.header.hasValidIdentification = true
  const waiting = caseOf(contract, caseId)
  if (waiting !== undefined) markDone(store, waiting)
}

const atProvider = (
  store: Store,
  caseId: string,
  does: (contract: Contract, kept: KeptIdentification) => void,
): IdentificationProgress | undefined => {
  for (const contract of Object.values(store.state.contracts)) {
    settleIdentifications(store, contract)
    const kept = lookUp(contract.identifications ?? {}, caseId)
    if (kept === undefined) continue
    does(contract, kept)
    return progressOf(kept)
  }
  return undefined
}
