import { previewRemoveFromTraffic, removeFromTraffic, returnToTraffic } from '../../src/api/kgfbTraffic'
import type { Answer } from '../reply'
import * as traffic from '../world/trafficRemoval'
import { changed } from './changed'
import { answerKgfbNow } from './vehicleReply'

/** The vehicle out of traffic and back. */
export const kgfbTrafficAnswers: readonly Answer[] = [
  answerKgfbNow(previewRemoveFromTraffic)(({ world, contract, params, query }) =>
    changed(
      params.x === contract.number ? traffic.previewRemoval(world, contract, query.vehicleRemoveStartDate) : undefined,
    ),
  ),

  answerKgfbNow(removeFromTraffic)(({ world, contract, body }) =>
    changed(traffic.removeFromTraffic(world, contract, body.vehicleRemoveStartDate)),
  ),

  answerKgfbNow(returnToTraffic)(({ world, contract, body }) =>
    changed(traffic.returnToTraffic(world, contract, body.backDate)),
  ),
]
