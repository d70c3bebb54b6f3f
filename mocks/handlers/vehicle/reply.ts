import type { Endpoint } from '../../../src/api/endpoint'
import { ok, type SignedInCall } from '../../reply'
import { casesInProgress } from '../../store/cases/cases'
import { announcedTransfers } from '../../store/payments/announced'
import { nextPaymentDue } from '../../store/payments/nextPaymentDue'
import { currentDebtDays, headerDebt } from '../../store/payments/owed'
import type { VehicleContract } from '../../store/state'
import type { Store } from '../../store/store'
import { vehicleMemory } from '../../store/vehicle/memory'
import type { VehicleReason } from '../../store/vehicle/reasons'
import { previewTermination } from '../../store/vehicle/terminationPreview'
import { timeOutOfTraffic } from '../../store/vehicle/trafficRemoval'

/**
 * Returns the header (the contract overview) with current data, such as the debt, the next premium, the time out of
 * traffic, and the number of cases in progress.
 */
export const headerOf = (store: Store, contract: VehicleContract) => {
  const nextPayment = nextPaymentDue(store, contract)
  return {
    ...contract.header,
    debt: headerDebt(store, contract),
    announcedTransfers: announcedTransfers(store, contract),
    debtDays: currentDebtDays(store, contract),
    nextPremium: nextPayment.premium,
    outOfTraffic: timeOutOfTraffic(store, contract),
    contract: { ...contract.header.contract, paymentNextperiod: nextPayment.day },
    reactivationDate: vehicleMemory(contract).reactivation ?? null,
    casesCount: casesInProgress(store, contract),
  }
}

type ContractCall = Pick<SignedInCall<Endpoint, VehicleContract>, 'store' | 'contract'>

/**
 * Answers a call with the preview of a termination for `reason`. If the call's query contains a day, the preview is for
 * the end of the contract on that day.
 */
export const previewAnswer =
  (reason: VehicleReason) =>
  ({ store, contract, query }: ContractCall & { readonly query?: { readonly terminationDate?: string } | undefined }) =>
    ok(previewTermination(store, contract, reason, query?.terminationDate))
