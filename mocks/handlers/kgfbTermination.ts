import {
  previewAnniversary,
  previewCarSell,
  previewFinalWithdraw,
  previewUserChange,
  terminate,
} from '../../src/api/kgfbTermination'
import type { Answer } from '../reply'
import { terminateVehicle } from '../world/vehicleTermination'
import { changed } from './changed'
import { answerKgfbNow, previewed } from './vehicleReply'

/** Ending a mandatory vehicle liability contract. */
export const kgfbTerminationAnswers: readonly Answer[] = [
  answerKgfbNow(previewUserChange)(previewed('user-change')),
  answerKgfbNow(previewCarSell)(previewed('car-sell')),
  answerKgfbNow(previewFinalWithdraw)(previewed('final-withdraw')),
  answerKgfbNow(previewAnniversary)(previewed('anniversary')),

  answerKgfbNow(terminate)(({ world, contract, body: { terminationReason, ...asked } }) =>
    changed(terminateVehicle(world, contract, terminationReason, asked)),
  ),
]
