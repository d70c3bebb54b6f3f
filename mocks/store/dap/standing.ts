import type * as v from 'valibot'
import { scheduledEndOf } from '../../../machines/cases/scheduledEnd'
import { countTasks } from '../../../machines/claims/claimLists'
import { needOf } from '../../../machines/onlineCases/listed'
import { dayAt } from '../../../machines/today'
import type { ListedContract, waitingFor } from '../../../src/api/entities'
import { casesOf } from '../cases/cases'
import { claimsOf } from '../claims/claims'
import { homeContract } from '../home/header'
import { insuredOf } from '../life/packages'
import { nextPaymentDue } from '../payments/nextPaymentDue'
import { currentDebt } from '../payments/owed'
import type { Contract, LifeContract, VehicleContract } from '../state'
import type { Store } from '../store'

type ContractOverview = Omit<ListedContract, 'productName' | 'contractNumber' | 'loginErrorType'>

/**
 * The overview of a contract in the DÁP session's list: what it insures, its debt, its next premium, and the customer's
 * pending tasks.
 */
export const overviewOf = (store: Store, contract: Contract): ContractOverview => ({
  ...subjectOverviewOf(store, contract),
  debt: currentDebt(store, contract),
  waitingFor: waitingForOf(store, contract),
})

const subjectOverviewOf = (store: Store, contract: Contract): ContractOverview => {
  switch (contract.insuranceType) {
    case 'kgfb':
    case 'casco': {
      const { header } = contract
      return { licensePlateNumber: header.licensePlateNumber, ...paymentOverviewOf(store, contract) }
    }
    case 'lakas': {
      const { riskAddress, contractStatusId, endDate } = homeContract(store, contract)
      const terminationDate = contractStatusId === 2 ? endDate : scheduledEndOf(contract.header)
      return { riskAddress, contractStatusId, terminationDate }
    }
    default:
      return { insuredName: insuredOf(contract).name, ...paymentOverviewOf(store, contract) }
  }
}

// An ended contract has no next premium. The customer can pay only its debt.
const paymentOverviewOf = (store: Store, contract: VehicleContract | LifeContract): ContractOverview => {
  const { contractStatusId, terminationDate } = contract.header.contract
  const nextPayment = nextPaymentDue(store, contract)
  return contractStatusId === 2
    ? { contractStatusId, terminationDate }
    : { contractStatusId, terminationDate, premiumFrequency: nextPayment.premium, paymentNextperiod: nextPayment.day }
}

const waitingForOf = (store: Store, contract: Contract): v.InferOutput<typeof waitingFor>[] => {
  const needs = casesOf(store, contract).map((listedCase) => needOf(listedCase, dayAt(store.now())))
  const isRunning = contract.header.contract.contractStatusId === 1
  const supplements =
    isRunning && 'supplements' in contract.header ? Object.values(contract.header.supplements ?? {}) : []
  const claims = contract.insuranceType === 'lakas' ? claimsOf(store, contract) : []
  return [
    ...(needs.includes('signature') ? (['SIGNATURE'] as const) : []),
    ...(needs.includes('identification') ? (['IDENTIFICATION'] as const) : []),
    ...(supplements.includes(true) ? (['DOCUMENTS'] as const) : []),
    ...(countTasks(claims) > 0 ? (['CLAIM'] as const) : []),
  ]
}
