import * as api from '../../../src/api/overpayment'
import { type Answer, answerSignedIn } from '../../reply'
import * as rules from '../../store/payments/overpayment'
import { changed } from '../call/changed'

/** Where what was paid too much is returned to. */
export const overpaymentAnswers: readonly Answer[] = [
  answerSignedIn(api.reimburseToMailingAddress)(({ world, contract, body }) =>
    changed(rules.reimburseToAddress(world, contract, 'mailingAddress', body)),
  ),
  answerSignedIn(api.reimburseToPermanentAddress)(({ world, contract, body }) =>
    changed(rules.reimburseToAddress(world, contract, 'permanentAddress', body)),
  ),
  answerSignedIn(api.reimburseToAccount)(({ world, contract, body }) =>
    changed(rules.reimburseToAccount(world, contract, body)),
  ),
  answerSignedIn(api.reimburseToOtherAccount)(({ world, contract, body }) =>
    changed(rules.reimburseToOtherAccount(world, contract, body)),
  ),
  answerSignedIn(api.reimburseToOtherAddress)(({ world, contract, body }) =>
    changed(rules.reimburseToOtherAddress(world, contract, body)),
  ),
]
