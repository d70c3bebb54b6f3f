import { createIdentification, getIdentification } from '../../../src/api/identification'
import { type Answer, answerSignedIn, ok, refuse } from '../../reply'
import {
  identificationOf,
  createIdentification as startIdentification,
} from '../../store/identification/identification'

const identificationAnswer = <Data>(identification: Data | undefined) =>
  identification === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(identification)

/** Answers about the identification that a case or a sign-in waits for. */
export const identificationAnswers: readonly Answer[] = [
  answerSignedIn(createIdentification)(({ store, contract, body }) =>
    identificationAnswer(startIdentification(store, contract, body.caseId)),
  ),
  answerSignedIn(getIdentification)(({ store, contract, body }) =>
    identificationAnswer(identificationOf(store, contract, body.caseId)),
  ),
]
