import { createIdentification, getIdentification } from '../../../src/api/identification'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import { createIdentification as create, identificationOf } from '../../store/identification/identification'

const answered = <Data>(identification: Data | undefined) =>
  identification === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(identification)

/** The identification that a case or a sign-in waits for. */
export const identificationAnswers: readonly Answer[] = [
  answerSignedIn(createIdentification)(({ world, contract, body }) => answered(create(world, contract, body.caseId))),
  answerSignedIn(getIdentification)(({ world, contract, body }) =>
    answered(identificationOf(world, contract, body.caseId)),
  ),
]
