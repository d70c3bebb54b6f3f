import * as v from 'valibot'
import { assumedAttemptsLeft, modificationFailures, noFields } from './businessErrors'
import { NOT_STARTED, resendCodeEndpoint, sendCodeEndpoint } from './codes'
import { CONFIRMATION, typedCodes } from './confirmation'
import { endpoint } from './endpoint'
import { caseResult, partnerProduct } from './entities'
import { typedEmail, typedShort } from './typed'

/** The customer's other contracts. */
export const getPartner = endpoint({
  id: 'clientData.getPartner',
  method: 'GET',
  path: 'client-data/partner',
  response: v.array(partnerProduct),
  failures: {},
  source: 'spec',
})

/** Sends a code to a new e-mail address. */
export const changeEmail = sendCodeEndpoint('changeEmail', 'change-email', v.object({ email: typedEmail }))

/** Changes the e-mail address, if the code sent to the new address is right. */
export const validateEmailCode = endpoint({
  id: 'clientData.validateEmailCode',
  method: 'POST',
  path: 'client-data/change-email/validate-code',
  body: typedCodes,
  response: caseResult,
  failures: { EMAIL_OTP_VALIDATION_ERROR: assumedAttemptsLeft, ...modificationFailures },
  source: 'spec',
  assumes: `That the right code ends the case; ${NOT_STARTED}. ${CONFIRMATION}.`,
})

/** Sends the code to the new e-mail address again. */
export const resendEmailCode = resendCodeEndpoint('resendEmailCode', 'change-email')

/** Sends a code to a new phone number. */
export const changePhone = sendCodeEndpoint('changePhone', 'change-phone', v.object({ phoneNumber: typedShort }))

/** Checks the code sent to a new phone number. */
export const validatePhoneCode = endpoint({
  id: 'clientData.validatePhoneCode',
  method: 'POST',
  path: 'client-data/change-phone/validate-code',
  body: typedCodes,
  response: noFields,
  failures: { AUTH_OTP_001: assumedAttemptsLeft, ...modificationFailures },
  source: 'spec',
  assumes: `The refusal of a wrong code; ${NOT_STARTED}. ${CONFIRMATION}.`,
})

/** Sends the code to the new phone number again. */
export const resendPhoneCode = resendCodeEndpoint('resendPhoneCode', 'change-phone')

/** Changes the phone number. */
export const finishChangePhone = endpoint({
  id: 'clientData.finishChangePhone',
  method: 'POST',
  path: 'client-data/change-phone/final',
  body: v.object({ phoneNumber: typedShort }),
  response: caseResult,
  failures: modificationFailures,
  source: 'spec',
  assumes: 'The whole shape; MODIFICATION_FAILED001 if the code did not confirm this number.',
})
