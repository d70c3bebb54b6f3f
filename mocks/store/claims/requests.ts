import type { InferOutput } from 'valibot'
import type { submitDocuments } from '../../../src/api/claims'
import type { giveClaimContactData } from '../../../src/api/clientData'
import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { PropertyContract } from '../state'
import type { World } from '../store'
import { claimDetails, claimOf, fulfil, startReview } from './claims'
import { isClosed } from './status'

/** Takes how somebody can be reached about a claim. `undefined` where the contract has none that asks for it. */
export const takeContact = (
  world: World,
  contract: PropertyContract,
  { claimId, name, phoneNumber, email, bankAccount }: InferOutput<typeof giveClaimContactData.body>,
): CaseResult | undefined => {
  const kept = claimOf(world, contract, claimId)
  if (kept === undefined || !fulfil(world, kept, 'CONTACT_DETAILS')) return undefined
  return openCase(world, contract, {
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
  world: World,
  contract: PropertyContract,
  { claimId, note, documents }: InferOutput<typeof submitDocuments.body>,
): CaseResult | undefined => {
  const kept = claimOf(world, contract, claimId)
  if (kept === undefined || !hasDocuments(world, contract, documents)) return undefined
  if (!fulfil(world, kept, 'DOCUMENT')) return undefined
  return openCase(world, contract, {
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
  world: World,
  contract: PropertyContract,
  { claimId, reason, documents = [] }: { claimId: string; reason: string; documents?: readonly string[] | undefined },
): CaseResult | undefined => {
  const kept = claimOf(world, contract, claimId)
  if (kept === undefined || !hasDocuments(world, contract, documents)) return undefined
  if (!fulfil(world, kept, 'REVIEW_REQUEST')) {
    if (!isClosed(kept.status)) return undefined
    startReview(world, kept)
  }
  return openCase(world, contract, {
    name: 'Kárügy felülvizsgálatának kérése',
    details: [...claimDetails(kept), ['Indoklás', reason]],
  })
}
