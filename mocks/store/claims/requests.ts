import type { InferOutput } from 'valibot'
import type { submitDocuments } from '../../../src/api/claims'
import type { giveClaimContactData } from '../../../src/api/clientData'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { HomeContract } from '../state'
import type { Store } from '../store'
import { claimDetails, claimOf, completeTasks, startReview } from './claims'
import { isClosed } from './status'

/** Accepts contact data for a claim. Returns `undefined` if the contract has no claim that needs it. */
export const takeContact = (
  store: Store,
  contract: HomeContract,
  { claimId, name, phoneNumber, email, bankAccount }: InferOutput<typeof giveClaimContactData.body>,
): CaseResult | undefined => {
  const claim = claimOf(store, contract, claimId)
  if (claim === undefined || !completeTasks(store, claim, 'CONTACT_DETAILS')) return undefined
  return openCase(store, contract, {
    name: 'Elérhetőség megadása kárügyhöz',
    email,
    details: [
      ...claimDetails(claim),
      ['Név', name ?? contract.header.contract.clientName],
      ['Telefonszám', phoneNumber],
      ...(typeof email === 'string' ? [['E-mail-cím', email] as const] : []),
      ...(typeof bankAccount === 'string' ? [['Bankszámlaszám', bankAccount] as const] : []),
    ],
  })
}

/**
 * Accepts the documents that a claim waits for. Returns `undefined` if the claim waits for no documents, or one of the
 * given documents does not exist.
 */
export const takeDocuments = (
  store: Store,
  contract: HomeContract,
  { claimId, note, documents }: InferOutput<typeof submitDocuments.body>,
): CaseResult | undefined => {
  const claim = claimOf(store, contract, claimId)
  if (claim === undefined || !hasDocuments(store, contract, documents)) return undefined
  if (!completeTasks(store, claim, 'DOCUMENT')) return undefined
  return openCase(store, contract, {
    name: 'Kárügy iratainak beküldése',
    details: [
      ...claimDetails(claim),
      ['Beküldött iratok', `${documents.length} darab`],
      ...(note ? [['Megjegyzés', note] as const] : []),
    ],
  })
}

/**
 * Accepts a request to review a claim if the insurer offered a review. Also accepts a request for a closed claim, and
 * reopens the claim. Returns `undefined` for any other claim, or if a document does not exist.
 */
export const takeReviewRequest = (
  store: Store,
  contract: HomeContract,
  { claimId, reason, documents = [] }: { claimId: string; reason: string; documents?: readonly string[] | undefined },
): CaseResult | undefined => {
  const claim = claimOf(store, contract, claimId)
  if (claim === undefined || !hasDocuments(store, contract, documents)) return undefined
  if (!completeTasks(store, claim, 'REVIEW_REQUEST')) {
    if (!isClosed(claim.status)) return undefined
    startReview(store, claim)
  }
  return openCase(store, contract, {
    name: 'Kárügy felülvizsgálatának kérése',
    details: [...claimDetails(claim), ['Indoklás', reason]],
  })
}
