import { loginAsNonContractor } from '../../../src/api/nonContractor'
import { type Answer, answerWithoutToken, ok } from '../../reply'
import { loginAsNonContractor as login } from '../../store/nonContractor/signIn'
import { loginErrorAnswer, rejectionOf } from './auth'

/** Answers of a non-contractor's sign-in. */
export const nonContractorAnswers: readonly Answer[] = [
  answerWithoutToken(loginAsNonContractor)(({ store, body }) => {
    const rejection = rejectionOf(body.contractOrProposalNumber)
    if (rejection !== undefined) return rejection
    const result = login(store, body.contractOrProposalNumber)
    return 'kind' in result ? loginErrorAnswer(result) : ok(result)
  }),
]
