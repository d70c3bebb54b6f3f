import { getCases, getHeader, getModifyLicensePlate, modifyLicensePlate } from '../../src/api/kgfb'
import { type Answer, answerSignedIn, ok, refuse } from '../reply'
import { changePlate } from '../world/plate'

/** Mandatory vehicle liability insurance. */
export const kgfbAnswers: readonly Answer[] = [
  answerSignedIn(getHeader)(({ contract }) => ok({ ...contract.header, casesCount: contract.cases.length })),

  answerSignedIn(getCases)(({ contract }) => ok(contract.cases)),

  answerSignedIn(getModifyLicensePlate)(({ contract }) => ok({ hasOtherContracts: contract.hasOtherContracts })),

  answerSignedIn(modifyLicensePlate)(({ world, contract, body }) => {
    const changed = changePlate(world, contract, body.licensePlateNumber, body.registrationBook)
    if (changed === undefined) return refuse('MODIFICATION_FAILED001', {})
    const { email } = contract.header.contract
    return ok({
      ...changed,
      caseStatus: 'SUCCEEDED',
      ...(typeof email === 'string' && { confirmationEmail: email }),
    })
  }),
]
