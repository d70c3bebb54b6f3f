import type { ListedDocumentKind } from '../../data/manyDocuments'
import type { VehicleDocumentKind } from '../../pdf/vehicle'
import type { Contract } from '../state'

type PaperKind = VehicleDocumentKind | ListedDocumentKind

const commonKinds = ['proposal', 'invoice', 'reminder', 'other-documents'] as const
const vehicleKinds = [...commonKinds, 'insurance-policy', 'coverage-document', 'indexation-letter'] as const
const lifeKinds = [...commonKinds, 'indexation-letter', 'tax-letter', 'policy-regular', 'policy-clause'] as const
const investmentKinds = [...lifeKinds, 'fund-letter', 'yield-letter', 'policy-buyback', 'policy-topup'] as const

const kinds: Readonly<Record<Contract['insuranceType'], readonly PaperKind[]>> = {
  kgfb: [...vehicleKinds, 'green-card', 'damage-history-certificate', 'bonus-certificate'],
  casco: vehicleKinds,
  lakas: commonKinds,
  elet: investmentKinds,
  nyugdij: investmentKinds,
  baleset: lifeKinds,
}

/** Documents that prove that a contract is in force or continues. */
const activeOnlyKinds: readonly PaperKind[] = ['green-card', 'coverage-document', 'indexation-letter']

/**
 * Tells if a contract has documents of a type. A proposal has only its own document. An ended contract has no documents
 * that prove that it is in force.
 */
export const hasDocumentsOfKind = (contract: Contract, kind: PaperKind): boolean => {
  if (contract.isProposal) return kind === 'proposal'
  const hasEnded = contract.header.contract.contractStatusId === 2
  return kinds[contract.insuranceType].includes(kind) && !(hasEnded && activeOnlyKinds.includes(kind))
}
