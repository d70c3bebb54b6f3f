import {
  previewRemoveFromTraffic,
  previewReturnToTraffic,
  removeFromTraffic,
  returnToTraffic,
} from '../../../src/api/kgfbTraffic'
import { type Answer, answerKgfb } from '../../reply'
import * as traffic from '../../store/vehicle/trafficRemoval'
import { changed } from '../call/changed'

/** The vehicle out of traffic and back. */
export const kgfbTrafficAnswers: readonly Answer[] = [
  answerKgfb(previewRemoveFromTraffic)(({ world, contract, params, query }) =>
    changed(
      params.x === contract.number ? traffic.previewRemoval(world, contract, query.vehicleRemoveStartDate) : undefined,
    ),
  ),

  answerKgfb(removeFromTraffic)(({ world, contract, body }) =>
    changed(traffic.removeFromTraffic(world, contract, body.vehicleRemoveStartDate)),
  ),

  answerKgfb(previewReturnToTraffic)(({ world, contract, params, query }) =>
    changed(params.x === contract.number ? traffic.previewReturn(world, contract, query.backDate) : undefined),
  ),

  answerKgfb(returnToTraffic)(({ world, contract, body }) =>
    changed(traffic.returnToTraffic(world, contract, body.backDate)),
  ),
]
