import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import { type Answer, ok } from '../reply'
import { casesOf } from '../world/cases'
import { changePlate } from '../world/plate'
import { changed } from './changed'
import { answerKgfbNow, headerOf } from './vehicleReply'

/** Mandatory vehicle liability insurance. */
export const kgfbAnswers: readonly Answer[] = [
  answerKgfbNow(getHeader)(({ contract }) => ok(headerOf(contract))),

  answerKgfbNow(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerKgfbNow(getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),

  answerKgfbNow(modifyLicensePlate)(({ world, contract, body }) =>
    changed(changePlate(world, contract, body.licensePlateNumber, body.registrationBook)),
  ),
]
