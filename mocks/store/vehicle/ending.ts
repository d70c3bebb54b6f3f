import type { ContractEnd } from '../payments/ending'
import { endDebtDays, storePastPremium } from '../payments/past'
import type { VehicleContract } from '../state'
import type { Store } from '../store'
import { vehicleMemory } from './memory'
import { NON_PAYMENT } from './reasons'
import { endBalance, settleWithRemoval } from './settlement'

/**
 * Ends a contract on a day that is not in the future. Charges unpaid days up to the end, and credits paid days after
 * it.
 */
export const endContract = (store: Store, contract: VehicleContract, end: ContractEnd): void => {
  const { endDate, terminationReasonId, discount = 0 } = end
  const { header } = contract
  storePastPremium(contract)
  vehicleMemory(contract).terminations = []
  const { used, unused, usedDays } = endBalance(store, contract, endDate)
  endDebtDays(contract, endDate)
  settleWithRemoval(store, contract, used - unused + discount, usedDays)
  Object.assign(header, {
    insurancePeriod: null,
    insuranceValidDate: null,
    canChangeToEmailCommunication: false,
    enabledDataCorrection: false,
  } satisfies Partial<typeof header>)
  Object.assign(header.contract, {
    contractStatusId: 2,
    terminationDate: endDate,
    terminationReasonId,
    anniversaryDate: null,
    premiumFrequency: null,
    paymentNextperiod: null,
  } satisfies Partial<typeof header.contract>)
}

/** Ends a contract because its premiums were not paid. */
export const endForNonPayment = (store: Store, contract: VehicleContract, endDate: string): void => {
  const { premiumFrequency } = contract.header.contract
  endContract(store, contract, { endDate, terminationReasonId: NON_PAYMENT })
  // A casco contract keeps its premium, so that the premium is known after a reactivation.
  if (contract.insuranceType === 'casco') contract.header.contract.premiumFrequency = premiumFrequency
}
