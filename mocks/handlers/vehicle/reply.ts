import type { Endpoint } from '../../../src/api/endpoint'
import { ok, type SignedInCall } from '../../reply'
import { casesInProgress } from '../../world/cases/cases'
import { announcedTransfer } from '../../world/payments/announced'
import { nextDue } from '../../world/payments/due'
import { owedDays, toldDebt } from '../../world/payments/owed'
import type { VehicleContract } from '../../world/state'
import { vehicleMemory } from '../../world/vehicle/memory'
import type { VehicleReason } from '../../world/vehicle/reasons'
import { previewTermination } from '../../world/vehicle/terminationPreview'
import { outOfTraffic } from '../../world/vehicle/trafficRemoval'
import type { World } from '../../world/world'

/** A header as it goes out, with how its contract stands now. */
export const headerOf = (world: World, contract: VehicleContract) => {
  const next = nextDue(world, contract)
  return {
    ...contract.header,
    debt: toldDebt(world, contract),
    announcedTransfer: announcedTransfer(contract),
    debtDays: owedDays(world, contract),
    nextPremium: next.premium,
    outOfTraffic: outOfTraffic(world, contract),
    contract: { ...contract.header.contract, paymentNextperiod: next.day },
    reactivationDate: vehicleMemory(contract).reactivation ?? null,
    casesCount: casesInProgress(world, contract),
  }
}

type Asked = Pick<SignedInCall<Endpoint, VehicleContract>, 'world' | 'contract'>

/** Answers with what a termination for a reason would mean, on the day that is asked for, where one is. */
export const previewed =
  (reason: VehicleReason) =>
  ({ world, contract, query }: Asked & { readonly query?: { readonly terminationDate?: string } | undefined }) =>
    ok(previewTermination(world, contract, reason, query?.terminationDate))
