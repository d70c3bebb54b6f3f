import type { ListedKind } from '../../data/manyDocuments'
import type { VehicleDocumentKind } from '../../pdf/vehicle'
import type { Contract } from '../state'

type PaperKind = VehicleDocumentKind | ListedKind

const everywhere = ['proposal', 'invoice', 'reminder', 'other-documents'] as const
const ofVehicle = [...everywhere, 'insurance-policy', 'coverage-document', 'indexation-letter'] as const
const ofLife = [...everywhere, 'indexation-letter', 'tax-letter', 'policy-regular', 'policy-clause'] as const
const ofInvestment = [...ofLife, 'fund-letter', 'yield-letter', 'policy-buyback', 'policy-topup'] as const

const kinds: Readonly<Record<Contract['insuranceType'], readonly PaperKind[]>> = {
  kgfb: [...ofVehicle, 'green-card', 'damage-history-certificate', 'bonus-certificate'],
  casco: ofVehicle,
  lakas: everywhere,
  elet: ofInvestment,
  nyugdij: ofInvestment,
  baleset: ofLife,
}

/** What says that a contract is alive, or goes on. */
const ofRunning: readonly PaperKind[] = ['green-card', 'coverage-document', 'indexation-letter']

/** Whether a contract has papers of a kind: its area does, and neither did it end nor is it a mere proposal. */
export const isPrinted = (contract: Contract, kind: PaperKind): boolean => {
  if (contract.isProposal) return kind === 'proposal'
  const hasEnded = contract.header.contract.contractStatusId === 2
  return kinds[contract.insuranceType].includes(kind) && !(hasEnded && ofRunning.includes(kind))
}
