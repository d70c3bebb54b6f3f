import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { PropertyContract } from '../state'
import type { World } from '../world'
import { claimFacts, claimOf, fulfil, startExamining } from './claims'
import { isClosed, statusOf } from './status'

/** Takes the documents that a claim waits for. `undefined` where it waits for none, or one of them is not there. */
export const takeDocuments = (
  world: World,
  contract: PropertyContract,
  claimId: string,
  documents: readonly string[],
): CaseResult | undefined => {
  const kept = claimOf(world, contract, claimId)
  if (kept === undefined || !hasDocuments(world, contract, documents)) return undefined
  if (!fulfil(world, kept, 'DOCUMENT')) return undefined
  return openCase(world, contract, {
    name: 'Kárügy dokumentumainak beküldése',
    facts: [...claimFacts(kept), ['Beküldött dokumentumok', `${documents.length} darab`]],
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
    if (!isClosed(statusOf(kept.status, kept.since, world.now()))) return undefined
    startExamining(world, kept)
  }
  return openCase(world, contract, {
    name: 'Kárügy felülvizsgálatának kérése',
    facts: [...claimFacts(kept), ['Indoklás', reason]],
  })
}
