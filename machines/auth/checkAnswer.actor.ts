import { fromPromise } from 'xstate'
import { licensePlateNumber, otp, type SlaType, zipCode } from '../../src/api/auth'
import type { OutcomeOf } from '../../src/api/endpoint'
import { calls } from '../actors/call'
import { portsOf } from '../ports'

/** The typed answer of a second step, and which step it answers. */
export interface CheckAnswerInput {
  readonly method: SlaType
  readonly loginSessionIdentifier: string
  readonly answer: string
}

/** What the insurer says of a second step's answer. */
export type CheckAnswerOutcome =
  | OutcomeOf<typeof otp>
  | OutcomeOf<typeof licensePlateNumber>
  | OutcomeOf<typeof zipCode>

/** Sends the second step's answer to the call of its method. */
export const checkAnswerActor = calls(
  fromPromise<CheckAnswerOutcome, CheckAnswerInput>(({ input, signal, system }) => {
    const { method, loginSessionIdentifier, answer } = input
    const { call } = portsOf(system)
    switch (method) {
      case 'SMS_OTP':
        return call(otp, { body: { loginSessionIdentifier, smsOTP: answer } }, { signal })
      case 'LICENSE_PLATE_NUMBER':
        return call(licensePlateNumber, { body: { loginSessionIdentifier, licensePlateNumber: answer } }, { signal })
      case 'ZIP_CODE':
        return call(zipCode, { body: { loginSessionIdentifier, zipCode: answer } }, { signal })
    }
  }),
  otp,
  licensePlateNumber,
  zipCode,
)
