import {
  previewRemoveFromTraffic,
  previewReturnToTraffic,
  removeFromTraffic,
  returnToTraffic,
} from '../../../src/api/kgfbTraffic'
import { type Answer, answerKgfb } from '../../reply'
import * as traffic from '../../store/vehicle/trafficRemoval'
import { changeAnswer } from '../call/changeAnswer'

/** Answers for removing a vehicle from traffic and returning it. */
export const kgfbTrafficAnswers: readonly Answer[] = [
  answerKgfb(previewRemoveFromTraffic)(({ store, contract, params, query }) =>
    changeAnswer(
      params.x === contract.number ? traffic.previewRemoval(store, contract, query.vehicleRemoveStartDate) : undefined,
    ),
  ),

  answerKgfb(removeFromTraffic)(({ store, contract, body }) =>
    changeAnswer(traffic.removeFromTraffic(store, contract, body.vehicleRemoveStartDate)),
  ),

  answerKgfb(previewReturnToTraffic)(({ store, contract, params, query }) =>
    changeAnswer(params.x === contract.number ? traffic.previewReturn(store, contract, query.backDate) : undefined),
  ),

  answerKgfb(returnToTraffic)(({ store, contract, body }) =>
    changeAnswer(traffic.returnToTraffic(store, contract, body.backDate)),
  ),
]
