import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../../src/api/kgfb'
import { type Answer, answerKgfb, ok } from '../../reply'
import { casesOf } from '../../world/cases/cases'
import { changePlate } from '../../world/vehicle/plate'
import { changed } from '../call/changed'
import { headerOf } from './reply'

/** Mandatory vehicle liability insurance. */
export const kgfbAnswers: readonly Answer[] = [
  answerKgfb(getHeader)(({ contract }) => ok(headerOf(contract))),

  answerKgfb(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerKgfb(getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),

  answerKgfb(modifyLicensePlate)(({ world, contract, body }) =>
    changed(changePlate(world, contract, body.licensePlateNumber, body.registrationBook)),
  ),
]
