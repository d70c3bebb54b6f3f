import { previewAnniversary, previewCarSell, previewFinalWithdraw, terminate } from '../../src/api/cascoTermination'
import type { Answer } from '../reply'
import { terminateVehicle } from '../world/vehicleTermination'
import { changed } from './changed'
import { answerCascoNow, previewed } from './vehicleReply'

/** Ending a casco contract. */
export const cascoTerminationAnswers: readonly Answer[] = [
  answerCascoNow(previewCarSell)(previewed('car-sell')),
  answerCascoNow(previewFinalWithdraw)(previewed('final-withdraw')),
  answerCascoNow(previewAnniversary)(previewed('anniversary')),

  answerCascoNow(terminate)(({ world, contract, params, body }) =>
    changed(terminateVehicle(world, contract, params.reason, body)),
  ),
]
