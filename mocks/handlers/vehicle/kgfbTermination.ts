import {
  previewAnniversary,
  previewCarSell,
  previewFinalWithdraw,
  previewUserChange,
  terminate,
} from '../../../src/api/kgfbTermination'
import { type Answer, answerKgfb } from '../../reply'
import { terminateVehicle } from '../../store/vehicle/termination'
import { changeAnswer } from '../call/changeAnswer'
import { previewAnswer } from './reply'

/** Answers for ending a mandatory vehicle liability contract. */
export const kgfbTerminationAnswers: readonly Answer[] = [
  answerKgfb(previewUserChange)(previewAnswer('user-change')),
  answerKgfb(previewCarSell)(previewAnswer('car-sell')),
  answerKgfb(previewFinalWithdraw)(previewAnswer('final-withdraw')),
  answerKgfb(previewAnniversary)(previewAnswer('anniversary')),

  answerKgfb(terminate)(({ store, contract, body: { terminationReason, ...request } }) =>
    changeAnswer(terminateVehicle(store, contract, terminationReason, request)),
  ),
]
