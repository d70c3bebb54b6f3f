import * as api from '../../../src/api/clientContact'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { attemptsLeftExamples } from '../signIn/parts'
import { codeRequestExamples, manyOtherContracts, otherContract, otherContractsOfEachKind } from './parts'

/** Example answers about a client's e-mail address, phone number and other contracts. */
export const clientContactExamples = [
  exampleSet(
    api.getPartner,
    {
      single: [otherContract],
      everyKind: otherContractsOfEachKind,
      empty: [],
      long: manyOtherContracts,
    },
    {},
  ),
  exampleSet(api.changeEmail, codeRequestExamples, modificationRefused),
  exampleSet(api.resendEmailCode, codeRequestExamples, modificationRefused),
  exampleSet(api.validateEmailCode, caseResults, {
    EMAIL_OTP_VALIDATION_ERROR: attemptsLeftExamples,
    ...modificationRefused,
  }),
  exampleSet(api.changePhone, codeRequestExamples, modificationRefused),
  exampleSet(api.resendPhoneCode, codeRequestExamples, modificationRefused),
  exampleSet(api.validatePhoneCode, { checked: {} }, { AUTH_OTP_001: attemptsLeftExamples, ...modificationRefused }),
  exampleSet(api.finishChangePhone, caseResults, modificationRefused),
]
