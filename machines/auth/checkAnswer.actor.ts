import { fromPromise } from 'xstate'
import { licensePlateNumber, zipCode } from '../../src/api/auth'
import type { OutcomeOf } from '../../src/api/endpoint'
import { calls } from '../actors/call'
import { servicesOf } from '../services'
import type { KnownMethod } from './answers'

/** The typed answer of a second step that asks for what the customer knows, and which step it answers. */
export interface CheckAnswerInput {
  readonly method: KnownMethod
  readonly loginSessionIdentifier: string
  readonly answer: string
}

/** What the insurer says of a second step's answer. */
export type CheckAnswerOutcome = OutcomeOf<typeof licensePlateNumber> | OutcomeOf<typeof zipCode>

/** Sends what the customer knows to the call of its method. */
export const checkAnswerActor = calls(
  fromPromise<CheckAnswerOutcome, CheckAnswerInput>(({ input, signal, system }) => {
    const { method, loginSessionIdentifier, answer } = input
    const { call } = servicesOf(system)
    return method === 'ZIP_CODE'
      ? call(zipCode, { body: { loginSessionIdentifier, zipCode: answer } }, { signal })
      : call(licensePlateNumber, { body: { loginSessionIdentifier, licensePlateNumber: answer } }, { signal })
  }),
  licensePlateNumber,
  zipCode,
)
