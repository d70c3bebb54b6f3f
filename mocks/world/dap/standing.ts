import type * as v from 'valibot'
import type { ListedContract, waitingFor } from '../../../src/api/entities'
import { casesOf } from '../cases/cases'
import { claimsOf } from '../claims/claims'
import { insuredOf } from '../life/packages'
import { nextDue } from '../payments/due'
import { owedNow } from '../payments/owed'
import { homeContract } from '../property/header'
import type { Contract, LifeContract, VehicleContract } from '../state'
import type { World } from '../world'

type Standing = Omit<ListedContract, 'productName' | 'contractNumber' | 'loginErrorType'>

/** How a contract stands, as the DÁP session's list says it: what it is on, what is owed, what comes next, what waits. */
export const standingOf = (world: World, contract: Contract): Standing => ({
  ...aboutOf(world, contract),
  debt: owedNow(world, contract),
  waitingFor: waitingForOf(world, contract),
})

const aboutOf = (world: World, contract: Contract): Standing => {
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco': {
      const { header } = contract
      return { licensePlateNumber: header.licensePlateNumber, ...nextOf(world, contract) }
    }
    case 'lakas': {
      const { riskAddress, contractStatusId, endDate } = homeContract(world, contract)
      return { riskAddress, contractStatusId, terminationDate: contractStatusId === 2 ? endDate : null }
    }
    default:
      return { insuredName: insuredOf(contract).name, ...nextOf(world, contract) }
  }
}

// Nothing more is to be paid of what has ended, but its debt.
const nextOf = (world: World, contract: VehicleContract | LifeContract): Standing => {
  const { contractStatusId, terminationDate } = contract.header.contract
  const next = nextDue(world, contract)
  return contractStatusId === 2
    ? { contractStatusId, terminationDate }
    : { contractStatusId, premiumFrequency: next.premium, paymentNextperiod: next.day }
}

const waitingForOf = (world: World, contract: Contract): v.InferOutput<typeof waitingFor>[] => {
  const statuses = casesOf(world, contract).map(({ caseStatus }) => caseStatus)
  const supplements = 'supplements' in contract.header ? Object.values(contract.header.supplements ?? {}) : []
  const claims = contract.insuranceType === 'lakas' ? claimsOf(world, contract) : []
  return [
    ...(statuses.includes('DIGITAL_SIGNATURE_NEEDED') ? (['SIGNATURE'] as const) : []),
    ...(statuses.includes('IDENTIFICATION_NEEDED') ? (['IDENTIFICATION'] as const) : []),
    ...(supplements.includes(true) ? (['DOCUMENTS'] as const) : []),
    ...(claims.some(({ claimTasks }) => (claimTasks ?? []).length > 0) ? (['CLAIM'] as const) : []),
  ]
}
