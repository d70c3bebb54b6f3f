import * as api from '../../../src/api/overpayment'
import { type Answer, answerSignedIn } from '../../reply'
import * as rules from '../../store/payments/overpayment'
import { changeAnswer } from '../call/changeAnswer'

/** Answers about refunds of an overpayment. */
export const overpaymentAnswers: readonly Answer[] = [
  answerSignedIn(api.reimburseToMailingAddress)(({ store, contract, body }) =>
    changeAnswer(rules.reimburseToAddress(store, contract, 'mailingAddress', body)),
  ),
  answerSignedIn(api.reimburseToPermanentAddress)(({ store, contract, body }) =>
    changeAnswer(rules.reimburseToAddress(store, contract, 'permanentAddress', body)),
  ),
  answerSignedIn(api.reimburseToAccount)(({ store, contract, body }) =>
    changeAnswer(rules.reimburseToAccount(store, contract, body)),
  ),
  answerSignedIn(api.reimburseToOtherAccount)(({ store, contract, body }) =>
    changeAnswer(rules.reimburseToOtherAccount(store, contract, body)),
  ),
  answerSignedIn(api.reimburseToOtherAddress)(({ store, contract, body }) =>
    changeAnswer(rules.reimburseToOtherAddress(store, contract, body)),
  ),
]
