import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../../src/api/cascoTermination'
import { type Answer, answerCasco } from '../../reply'
import { terminateVehicle } from '../../store/vehicle/termination'
import { changeAnswer } from '../call/changeAnswer'
import { previewAnswer } from './reply'

/** Answers for ending a casco contract. */
export const cascoTerminationAnswers: readonly Answer[] = [
  answerCasco(previewCarSell)(previewAnswer('car-sell')),
  answerCasco(previewFinalWithdraw)(previewAnswer('final-withdraw')),
  answerCasco(previewAnniversary)(previewAnswer('anniversary')),

  answerCasco(terminate)(({ store, contract, params, body }) =>
    changeAnswer(terminateVehicle(store, contract, params.reason, body)),
  ),
]
