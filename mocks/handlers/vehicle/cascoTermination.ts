import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../../src/api/cascoTermination'
import { type Answer, answerCasco } from '../../reply'
import { terminateVehicle } from '../../store/vehicle/termination'
import { changed } from '../call/changed'
import { previewed } from './reply'

/** Answers for ending a casco contract. */
export const cascoTerminationAnswers: readonly Answer[] = [
  answerCasco(previewCarSell)(previewed('car-sell')),
  answerCasco(previewFinalWithdraw)(previewed('final-withdraw')),
  answerCasco(previewAnniversary)(previewed('anniversary')),

  answerCasco(terminate)(({ store, contract, params, body }) =>
    changed(terminateVehicle(store, contract, params.reason, body)),
  ),
]
