import type { Endpoint } from '../../src/api/endpoint'
import { type Answer, answerCasco, answerKgfb, ok, type Reply, type SignedInCall } from '../reply'
import type { VehicleContract } from '../world/state'
import type { VehicleReason } from '../world/vehicleReasons'
import { settleTermination } from '../world/vehicleTermination'
import { previewTermination } from '../world/vehicleTerminationPreview'

const settled =
  (answerArea: typeof answerKgfb) =>
  <E extends Endpoint>(endpoint: E) =>
  (reply: (call: SignedInCall<E, VehicleContract>) => Reply<E>): Answer =>
    answerArea(endpoint)((call: SignedInCall<E, VehicleContract>) => {
      settleTermination(call.world, call.contract)
      return reply(call)
    })

/** Answers a call of a mandatory vehicle liability contract as it stands by now: a termination that is due has ended it. */
export const answerKgfbNow = settled(answerKgfb)

/** Answers a call of a casco contract likewise. */
export const answerCascoNow = settled(answerCasco)

/** A header as it goes out, with the number of its contract's cases. */
export const headerOf = ({ header, cases }: VehicleContract) => ({ ...header, casesCount: cases.length })

/** Answers with what a termination for a reason would mean. */
export const previewed =
  (reason: VehicleReason) =>
  ({ world, contract }: Pick<SignedInCall<Endpoint, VehicleContract>, 'world' | 'contract'>) =>
    ok(previewTermination(world, contract, reason))
