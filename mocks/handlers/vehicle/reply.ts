import type { Endpoint } from '../../../src/api/endpoint'
import { ok, type SignedInCall } from '../../reply'
import { shownDebt } from '../../world/payments/memory'
import type { VehicleContract } from '../../world/state'
import type { VehicleReason } from '../../world/vehicle/reasons'
import { previewTermination } from '../../world/vehicle/terminationPreview'

/** A header as it goes out, with the number of its contract's cases. */
export const headerOf = (contract: VehicleContract) => ({
  ...contract.header,
  debt: shownDebt(contract),
  casesCount: contract.cases.length,
})

/** Answers with what a termination for a reason would mean. */
export const previewed =
  (reason: VehicleReason) =>
  ({ world, contract }: Pick<SignedInCall<Endpoint, VehicleContract>, 'world' | 'contract'>) =>
    ok(previewTermination(world, contract, reason))
