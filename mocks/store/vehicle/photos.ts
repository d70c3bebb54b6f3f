import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isRunning } from './memory'

/** Takes the pictures of a car review. `undefined` where the contract ended, or a picture is not there or comes twice. */
export const reviewByPhotos = (
  store: Store,
  contract: VehicleContract,
  pictures: readonly string[],
): CaseResult | undefined => {
  const areAll = hasDocuments(store, contract, pictures) && new Set(pictures).size === pictures.length
  if (!isRunning(contract) || !areAll) return undefined
  // Whoever has seen the car needs no other inspection.
  if (contract.header.supplements?.inspection) contract.header.supplements.inspection = false
  return openCase(store, contract, {
    name: 'Fényképes gépjárműszemle',
    details: [['Beküldött fényképek', `${pictures.length} kép`]],
  })
}
