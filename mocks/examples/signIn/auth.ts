import { licensePlateNumber, login, logout, otp, otpResend, zipCode } from '../../../src/api/auth'
import { exampleSet } from '../exampleSet'
import { attemptsLeftExamples, banExamples, exampleToken, noParameters } from './parts'

const signInResults = {
  signedIn: { accessToken: exampleToken('SMS_OTP') },
  identificationNeeded: {
    accessToken: exampleToken('SMS_OTP', '80000001', 'elet'),
    identificationCaseId: 'identification-80000001',
  },
}

/** Example answers of sign-in and logout. */
export const authExamples = [
  exampleSet(
    login,
    {
      sms: {
        slaType: 'SMS_OTP',
        secondaryAuthenticationMethod: null,
        maskedPhoneNumber: '+36 20 *** **67',
        maskedEmail: null,
        loginSessionIdentifier: 'login-1',
      },
      smsOrPlate: {
        slaType: 'SMS_OTP',
        secondaryAuthenticationMethod: 'LICENSE_PLATE_NUMBER',
        maskedPhoneNumber: '+36 30 *** **12',
        maskedEmail: 'k*****@pelda.example',
        loginSessionIdentifier: 'login-2',
      },
      smsOrZip: {
        slaType: 'SMS_OTP',
        secondaryAuthenticationMethod: 'ZIP_CODE',
        maskedPhoneNumber: '+36 70 *** **05',
        loginSessionIdentifier: 'login-3',
      },
      plate: { slaType: 'LICENSE_PLATE_NUMBER', loginSessionIdentifier: 'login-4' },
      plateOrZip: {
        slaType: 'LICENSE_PLATE_NUMBER',
        secondaryAuthenticationMethod: 'ZIP_CODE',
        loginSessionIdentifier: 'login-5',
      },
      zip: { slaType: 'ZIP_CODE', secondaryAuthenticationMethod: null, loginSessionIdentifier: 'login-6' },
      zipOrPlate: {
        slaType: 'ZIP_CODE',
        secondaryAuthenticationMethod: 'LICENSE_PLATE_NUMBER',
        loginSessionIdentifier: 'login-7',
      },
    },
    {
      AUTH_LOGIN_001: attemptsLeftExamples,
      AUTH_LOGIN_002: banExamples,
      AUTH_LOGIN_003: noParameters,
      AUTH_LOGIN_004: noParameters,
      AUTH_LOGIN_007: { knownEmail: { maskedEmail: 'h*****@pelda.example' }, noEmail: { maskedEmail: null } },
    },
  ),
  exampleSet(otp, signInResults, {
    AUTH_OTP_001: attemptsLeftExamples,
    AUTH_LOGIN_002: banExamples,
    LOGIN_SESSION_EXPIRED: noParameters,
  }),
  exampleSet(otpResend, { sent: {} }, { AUTH_LOGIN_002: banExamples, LOGIN_SESSION_EXPIRED: noParameters }),
  exampleSet(licensePlateNumber, signInResults, {
    AUTH_LICENSE_PLATE_NUMBER: attemptsLeftExamples,
    AUTH_LOGIN_002: banExamples,
    LOGIN_SESSION_EXPIRED: noParameters,
  }),
  exampleSet(zipCode, signInResults, {
    AUTH_ZIP_CODE_001: attemptsLeftExamples,
    AUTH_LOGIN_002: banExamples,
    LOGIN_SESSION_EXPIRED: noParameters,
  }),
  exampleSet(logout, { signedOut: {} }, {}),
]
