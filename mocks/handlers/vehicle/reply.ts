import type { Endpoint } from '../../../src/api/endpoint'
import { ok, type SignedInCall } from '../../reply'
import { casesInProgress } from '../../world/cases/cases'
import { announcedTransfer } from '../../world/payments/announced'
import { shownDebt } from '../../world/payments/memory'
import type { VehicleContract } from '../../world/state'
import type { VehicleReason } from '../../world/vehicle/reasons'
import { previewTermination } from '../../world/vehicle/terminationPreview'
import type { World } from '../../world/world'

/** A header as it goes out, with the number of its contract's cases that are in progress. */
export const headerOf = (world: World, contract: VehicleContract) => ({
  ...contract.header,
  debt: shownDebt(contract),
  announcedTransfer: announcedTransfer(contract),
  casesCount: casesInProgress(world, contract),
})

/** Answers with what a termination for a reason would mean. */
export const previewed =
  (reason: VehicleReason) =>
  ({ world, contract }: Pick<SignedInCall<Endpoint, VehicleContract>, 'world' | 'contract'>) =>
    ok(previewTermination(world, contract, reason))
