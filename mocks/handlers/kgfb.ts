import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import { type Answer, answerKgfb, ok, refuse } from '../reply'
import { casesOf } from '../world/cases'
import { changePlate } from '../world/plate'

/** Mandatory vehicle liability insurance. */
export const kgfbAnswers: readonly Answer[] = [
  answerKgfb(getHeader)(({ contract }) => ok({ ...contract.header, casesCount: contract.cases.length })),

  answerKgfb(getCases)(({ world, contract }) => ok(casesOf(world, contract))),

  answerKgfb(getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),

  answerKgfb(modifyLicensePlate)(({ world, contract, body }) => {
    const changed = changePlate(world, contract, body.licensePlateNumber, body.registrationBook)
    return changed === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(changed)
  }),
]
