import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isRunning } from './memory'

/**
 * Accepts the pictures of a car review. Returns `undefined` if the contract has ended, or a picture does not exist or
 * is a duplicate.
 */
export const reviewByPhotos = (
  store: Store,
  contract: VehicleContract,
  pictures: readonly string[],
): CaseResult | undefined => {
  const arePicturesValid = hasDocuments(store, contract, pictures) && new Set(pictures).size === pictures.length
  if (!isRunning(contract) || !arePicturesValid) return undefined
  // The photos replace the inspection that was missing.
  if (contract.header.supplements?.inspection) contract.header.supplements.inspection = false
  return openCase(store, contract, {
    name: 'Fényképes gépjárműszemle',
    details: [['Beküldött fényképek', `${pictures.length} kép`]],
  })
}
