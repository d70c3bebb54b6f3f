import * as api from '../../../src/api/clientContact'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { attempts } from '../signIn/parts'
import { codesSent, manyPartners, partner, partnersOfEachKind } from './parts'

/** Example answers about a client's e-mail address, phone number and other contracts. */
export const clientContactExamples = [
  exampleSet(
    api.getPartner,
    {
      single: [partner],
      everyKind: partnersOfEachKind,
      empty: [],
      long: manyPartners,
    },
    {},
  ),
  exampleSet(api.changeEmail, codesSent, modificationRefused),
  exampleSet(api.resendEmailCode, codesSent, modificationRefused),
  exampleSet(api.validateEmailCode, caseResults, { EMAIL_OTP_VALIDATION_ERROR: attempts, ...modificationRefused }),
  exampleSet(api.changePhone, codesSent, modificationRefused),
  exampleSet(api.resendPhoneCode, codesSent, modificationRefused),
  exampleSet(api.validatePhoneCode, { checked: {} }, { AUTH_OTP_001: attempts, ...modificationRefused }),
  exampleSet(api.finishChangePhone, caseResults, modificationRefused),
]
