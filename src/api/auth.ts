import * as v from 'valibot'
import { assumedAttemptsLeft, loginFailures, noFields, tooManyTries } from './businessErrors'
import { endpoint } from './endpoint'
import { assumed, maybeKnown, maybeText } from './entities/common'
import { typedPlate, typedShort } from './typed'

/**
 * Types of the second step of a sign-in: a code by SMS, the licence plate or the postal code (specification, section
 * 3).
 */
export const slaType = v.picklist(['SMS_OTP', 'LICENSE_PLATE_NUMBER', 'ZIP_CODE'])
export type SlaType = v.InferOutput<typeof slaType>

/** The answer to a started sign-in (specification, section 3). */
export const loginStart = v.object({
  slaType,
  secondaryAuthenticationMethod: maybeKnown(v.picklist(['LICENSE_PLATE_NUMBER', 'ZIP_CODE'])),
  maskedPhoneNumber: maybeText,
  maskedEmail: maybeText,
  loginSessionIdentifier: v.string(),
})
export type LoginStart = v.InferOutput<typeof loginStart>

/**
 * The answer to a finished sign-in (specification, section 3). `identificationCaseId` is assumed. If it is given, the
 * insurer answers no other call of the session until the customer is identified.
 */
export const loginResult = v.object({
  accessToken: v.string(),
  identificationCaseId: assumed(v.string()),
})
export type LoginResult = v.InferOutput<typeof loginResult>

/** Starts a sign-in by contract number (specification, sections 5 and 7). */
export const login = endpoint({
  id: 'auth.login',
  method: 'POST',
  path: 'auth/login',
  body: v.object({ userType: v.picklist(['PERSONAL', 'LEGAL']), contractNumber: typedShort }),
  response: loginStart,
  failures: {
    ...loginFailures,
    AUTH_LOGIN_007: v.object({ maskedEmail: maybeText }),
  },
  source: 'spec',
})

const loginSessionIdentifier = v.string()

/** Second step of a sign-in: checks the code sent by SMS. */
export const otp = endpoint({
  id: 'auth.otp',
  method: 'POST',
  path: 'auth/otp',
  body: v.object({ loginSessionIdentifier, smsOTP: typedShort }),
  response: loginResult,
  failures: { AUTH_OTP_001: assumedAttemptsLeft, AUTH_LOGIN_002: tooManyTries, LOGIN_SESSION_EXPIRED: noFields },
  source: 'spec',
})

/** Sends the SMS code again. */
export const otpResend = endpoint({
  id: 'auth.otpResend',
  method: 'POST',
  path: 'auth/otp/resend',
  body: v.object({ loginSessionIdentifier }),
  response: noFields,
  failures: { AUTH_LOGIN_002: tooManyTries, LOGIN_SESSION_EXPIRED: noFields },
  source: 'spec',
})

/** Second step of a sign-in: checks the licence plate of the insured vehicle. */
export const licensePlateNumber = endpoint({
  id: 'auth.licensePlateNumber',
  method: 'POST',
  path: 'auth/license-plate-number',
  body: v.object({ loginSessionIdentifier, licensePlateNumber: typedPlate }),
  response: loginResult,
  failures: {
    AUTH_LICENSE_PLATE_NUMBER: assumedAttemptsLeft,
    AUTH_LOGIN_002: tooManyTries,
    LOGIN_SESSION_EXPIRED: noFields,
  },
  source: 'spec',
})

/** Second step of a sign-in: checks the contractor's postal code. */
export const zipCode = endpoint({
  id: 'auth.zipCode',
  method: 'POST',
  path: 'auth/zip-code',
  body: v.object({ loginSessionIdentifier, zipCode: typedShort }),
  response: loginResult,
  failures: { AUTH_ZIP_CODE_001: assumedAttemptsLeft, AUTH_LOGIN_002: tooManyTries, LOGIN_SESSION_EXPIRED: noFields },
  source: 'spec',
})

/** Ends the session at the insurer. */
export const logout = endpoint({
  id: 'auth.logout',
  method: 'GET',
  path: 'auth/logout',
  response: noFields,
  failures: {},
  source: 'spec',
})
