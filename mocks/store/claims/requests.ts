import type { InferOutput } from 'valibot'
import type { submitDocuments } from '../../../src/api/claims'
import type { giveClaimContactData } from '../../../src/api/clientData'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { claimDetails, claimOf, fulfil, startReview } from './claims'
import { isClosed } from './status'

/** Takes how somebody can be reached about a claim. `undefined` where the contract has none that asks for it. */
export const takeContact = (
  store: Store,
  contract: HomeContract,
  { claimId, name, phoneNumber, email, bankAccount }: InferOutput<typeof giveClaimContactData.body>,
): CaseResult | undefined => {
  const kept = claimOf(store, contract, claimId)
  if (kept === undefined || !fulfil(store, kept, 'CONTACT_DETAILS')) return undefined
  return openCase(store, contract, {
    name: 'Elérhetőség megadása kárügyhöz',
    email,
    details: [
      ...claimDetails(kept),
      ['Név', name ?? contract.header.contract.clientName],
      ['Telefonszám', phoneNumber],
      ...(typeof email === 'string' ? [['E-mail-cím', email] as const] : []),
      ...(typeof bankAccount === 'string' ? [['Bankszámlaszám', bankAccount] as const] : []),
    ],
  })
}

/** Takes the documents that a claim waits for. `undefined` where it waits for none, or one of them is not there. */
export const takeDocuments = (
  store: Store,
  contract: HomeContract,
  { claimId, note, documents }: InferOutput<typeof submitDocuments.body>,
): CaseResult | undefined => {
  const kept = claimOf(store, contract, claimId)
  if (kept === undefined || !hasDocuments(store, contract, documents)) return undefined
  if (!fulfil(store, kept, 'DOCUMENT')) return undefined
  return openCase(store, contract, {
    name: 'Kárügy iratainak beküldése',
    details: [
      ...claimDetails(kept),
      ['Beküldött iratok', `${documents.length} darab`],
      ...(note ? [['Megjegyzés', note] as const] : []),
    ],
  })
}

/**
 * Takes the request to look at a claim again: one that the insurer offered it for, or a closed one, which is open again.
 * `undefined` for any other, or where a document is not there.
 */
export const takeReviewRequest = (
  store: Store,
  contract: HomeContract,
  { claimId, reason, documents = [] }: { claimId: string; reason: string; documents?: readonly string[] | undefined },
): CaseResult | undefined => {
  const kept = claimOf(store, contract, claimId)
  if (kept === undefined || !hasDocuments(store, contract, documents)) return undefined
  if (!fulfil(store, kept, 'REVIEW_REQUEST')) {
    if (!isClosed(kept.status)) return undefined
    startReview(store, kept)
  }
  return openCase(store, contract, {
    name: 'Kárügy felülvizsgálatának kérése',
    details: [...claimDetails(kept), ['Indoklás', reason]],
  })
}
