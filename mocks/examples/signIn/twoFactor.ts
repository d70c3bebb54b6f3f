import {
  changeEmail,
  changePhone,
  resendEmailCode,
  resendPhoneCode,
  validateEmailCode,
  validatePhoneCode,
} from '../../../src/api/twoFactor'
import { exampleSet } from '../exampleSet'
import { attemptsLeftExamples, banExamples, noParameters } from './parts'

const maskedPhoneNumber = '+36 70 *** **05'
const maskedEmail = 'u*****@pelda.example'
const failures = { MODIFICATION_FAILED001: noParameters, AUTH_LOGIN_002: banExamples }

const phoneCodeExamples = {
  sent: { maskedPhoneNumber },
  notConfirmed: { maskedPhoneNumber, confirmationSentTo: null },
  confirmed: { maskedPhoneNumber, confirmationSentTo: '+36 20 *** **67' },
}
const emailCodeExamples = {
  sent: { maskedEmail },
  notConfirmed: { maskedEmail, confirmationSentTo: null },
  confirmed: { maskedEmail, confirmationSentTo: 'k*****@pelda.example' },
}

/** Example answers for changing the second factor. */
export const twoFactorExamples = [
  exampleSet(changePhone, phoneCodeExamples, failures),
  exampleSet(resendPhoneCode, phoneCodeExamples, failures),
  exampleSet(
    validatePhoneCode,
    { changed: { maskedPhoneNumber } },
    { AUTH_OTP_001: attemptsLeftExamples, ...failures },
  ),
  exampleSet(changeEmail, emailCodeExamples, failures),
  exampleSet(resendEmailCode, emailCodeExamples, failures),
  exampleSet(
    validateEmailCode,
    { changed: { maskedEmail } },
    { EMAIL_OTP_VALIDATION_ERROR: attemptsLeftExamples, ...failures },
  ),
]
