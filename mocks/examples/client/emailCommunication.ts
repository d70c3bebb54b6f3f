import * as api from '../../../src/api/emailCommunication'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { attempts } from '../signIn/parts'
import { codesSent, manyPartners, partner, partnersOfEachKind } from './parts'

const email = 'kerekes.boglarka@pelda.example'

/** Example answers for the change to letters by e-mail. */
export const emailCommunicationExamples = [
  exampleSet(api.changeToEmail, codesSent, modificationRefused),
  exampleSet(api.resendChangeToEmailCode, codesSent, modificationRefused),
  exampleSet(
    api.validateChangeToEmailCode,
    { checked: {} },
    { EMAIL_OTP_VALIDATION_ERROR: attempts, ...modificationRefused },
  ),
  exampleSet(
    api.summarizeChangeToEmail,
    {
      onlyThisContract: { email, contracts: [] },
      otherContract: { email, contracts: [partner] },
      otherContracts: { email, contracts: partnersOfEachKind },
      long: { email, contracts: manyPartners },
    },
    modificationRefused,
  ),
  exampleSet(api.finishChangeToEmail, caseResults, modificationRefused),
]
