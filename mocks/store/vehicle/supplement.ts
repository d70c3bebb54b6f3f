import type { CaseResult } from '../../../src/api/entities'
import { openCase } from '../cases/cases'
import { hasDocuments } from '../documents/documents'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { isRunning } from './memory'

const supplementKinds = {
  INSPECTION: { flag: 'inspection', label: 'Szemle' },
  KEY: { flag: 'key', label: 'Kulcs' },
  PROPERTY_PROTECTION_SYSTEM: { flag: 'propertyProtectionSystem', label: 'Vagyonvédelmi rendszer' },
} as const

interface SupplementRequest {
  readonly supplementType: keyof typeof supplementKinds
  readonly documents?: readonly string[] | undefined
}

/**
 * Accepts an item that was missing since the signing. Returns `undefined` if the contract has ended, the item is not
 * missing, or a document does not exist.
 */
export const supplyMissingItem = (
  store: Store,
  contract: VehicleContract,
  { supplementType, documents = [] }: SupplementRequest,
): CaseResult | undefined => {
  const { flag, label } = supplementKinds[supplementType]
  const { supplements } = contract.header
  if (!isRunning(contract) || supplements?.[flag] !== true || !hasDocuments(store, contract, documents))
    return undefined
  supplements[flag] = false
  return openCase(store, contract, { name: 'Hiánypótlás', details: [['Pótolt hiány', label]] })
}
