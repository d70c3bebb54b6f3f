import * as api from '../../../src/api/bankAccount'
import { modificationRefused } from '../caseResults'
import { exampleSet } from '../exampleSet'
import { caseResults } from '../life/results'
import { attemptsLeftExamples } from '../signIn/parts'

const codeChannels = {
  byPhone: { channel: 'phone', sentTo: '+36 20 *** **67' },
  byEmail: { channel: 'email', sentTo: 'k*****@pelda.example' },
} as const

/** Example answers about the account that the insurer pays to and debits. */
export const bankAccountExamples = [
  exampleSet(api.changeBankAccount, codeChannels, modificationRefused),
  exampleSet(api.resendBankAccountCode, codeChannels, modificationRefused),
  exampleSet(
    api.validateBankAccountCode,
    { checked: {} },
    { AUTH_OTP_001: attemptsLeftExamples, EMAIL_OTP_VALIDATION_ERROR: attemptsLeftExamples, ...modificationRefused },
  ),
  exampleSet(api.finishChangeBankAccount, caseResults, modificationRefused),
]
