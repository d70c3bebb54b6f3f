import {
  previewAnniversary,
  previewCarSell,
  previewFinalWithdraw,
  previewUserChange,
  terminate,
} from '../../../src/api/kgfbTermination'
import { type Answer, answerKgfb } from '../../reply'
import { terminateVehicle } from '../../store/vehicle/termination'
import { changed } from '../call/changed'
import { previewed } from './reply'

/** Answers for ending a mandatory vehicle liability contract. */
export const kgfbTerminationAnswers: readonly Answer[] = [
  answerKgfb(previewUserChange)(previewed('user-change')),
  answerKgfb(previewCarSell)(previewed('car-sell')),
  answerKgfb(previewFinalWithdraw)(previewed('final-withdraw')),
  answerKgfb(previewAnniversary)(previewed('anniversary')),

  answerKgfb(terminate)(({ store, contract, body: { terminationReason, ...asked } }) =>
    changed(terminateVehicle(store, contract, terminationReason, asked)),
  ),
]
