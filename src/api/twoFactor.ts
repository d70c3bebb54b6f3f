import * as v from 'valibot'
import { assumedAttemptsLeft, modificationFailures, tooManyTries } from './businessErrors'
import { CONFIRMATION, confirmationCode, confirmationFields } from './confirmation'
import { endpoint } from './endpoint'
import { maybeText } from './entities'
import { typedEmail, typedShort } from './typed'

const maskedPhone = v.object({ maskedPhoneNumber: maybeText })
const maskedEmail = v.object({ maskedEmail: maybeText })

const failures = { ...modificationFailures, AUTH_LOGIN_002: tooManyTries }

const SHARED_ASSUMPTIONS = `${CONFIRMATION}; MODIFICATION_FAILED001 also if no change was started; AUTH_LOGIN_002 while the number is banned.`

/** Sends a code to the new phone number for sign-ins. */
export const changePhone = endpoint({
  id: 'auth.changePhone',
  method: 'POST',
  path: 'change-two-factor/phone',
  body: v.object({ phoneNumber: typedShort }),
  response: v.object({ ...maskedPhone.entries, ...confirmationFields }),
  failures,
  source: 'spec',
  assumes: `The body. ${SHARED_ASSUMPTIONS}`,
})

/** Checks the code that was sent to the new phone number, and changes the number. */
export const validatePhoneCode = endpoint({
  id: 'auth.validatePhoneCode',
  method: 'POST',
  path: 'change-two-factor/phone/validate-code',
  body: v.object({ smsOtp: typedShort, confirmationCode }),
  response: maskedPhone,
  failures: { AUTH_OTP_001: assumedAttemptsLeft, ...failures },
  source: 'spec',
  assumes: SHARED_ASSUMPTIONS,
})

/** Sends the code to the phone number again. */
export const resendPhoneCode = endpoint({
  id: 'auth.resendPhoneCode',
  method: 'POST',
  path: 'change-two-factor/phone/resend',
  response: v.object({ ...maskedPhone.entries, ...confirmationFields }),
  failures,
  source: 'spec',
  assumes: SHARED_ASSUMPTIONS,
})

/** Sends a code to the new e-mail address for sign-ins. */
export const changeEmail = endpoint({
  id: 'auth.changeEmail',
  method: 'POST',
  path: 'change-two-factor/email',
  body: v.object({ email: typedEmail }),
  response: v.object({ ...maskedEmail.entries, ...confirmationFields }),
  failures,
  source: 'spec',
  assumes: `The body. ${SHARED_ASSUMPTIONS}`,
})

/** Checks the code that was sent to the new e-mail address, and changes the address. */
export const validateEmailCode = endpoint({
  id: 'auth.validateEmailCode',
  method: 'POST',
  path: 'change-two-factor/email/validate-code',
  body: v.object({ emailOtp: typedShort, confirmationCode }),
  response: maskedEmail,
  failures: { EMAIL_OTP_VALIDATION_ERROR: assumedAttemptsLeft, ...failures },
  source: 'spec',
  assumes: SHARED_ASSUMPTIONS,
})

/** Sends the code to the e-mail address again. */
export const resendEmailCode = endpoint({
  id: 'auth.resendEmailCode',
  method: 'POST',
  path: 'change-two-factor/email/resend',
  response: v.object({ ...maskedEmail.entries, ...confirmationFields }),
  failures,
  source: 'spec',
  assumes: SHARED_ASSUMPTIONS,
})
