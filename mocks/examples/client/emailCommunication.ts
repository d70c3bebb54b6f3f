import * as api from '../../../src/api/emailCommunication'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { attemptsLeftExamples } from '../signIn/parts'
import { codeRequestExamples, manyOtherContracts, otherContract, otherContractsOfEachKind } from './parts'

const email = 'kerekes.boglarka@pelda.example'

/** Example answers for the change to letters by e-mail. */
export const emailCommunicationExamples = [
  exampleSet(api.changeToEmail, codeRequestExamples, modificationRefused),
  exampleSet(api.resendChangeToEmailCode, codeRequestExamples, modificationRefused),
  exampleSet(
    api.validateChangeToEmailCode,
    { checked: {} },
    { EMAIL_OTP_VALIDATION_ERROR: attemptsLeftExamples, ...modificationRefused },
  ),
  exampleSet(
    api.summarizeChangeToEmail,
    {
      onlyThisContract: { email, contracts: [] },
      otherContract: { email, contracts: [otherContract] },
      otherContracts: { email, contracts: otherContractsOfEachKind },
      long: { email, contracts: manyOtherContracts },
    },
    modificationRefused,
  ),
  exampleSet(api.finishChangeToEmail, caseResults, modificationRefused),
]
