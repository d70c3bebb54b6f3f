import { fromPromise } from 'xstate'
import { licensePlateNumber, zipCode } from '../../src/api/auth'
import type { OutcomeOf } from '../../src/api/endpoint'
import { recordCalls } from '../actors/call'
import { servicesOf } from '../services'
import type { KnownMethod } from './answers'

/** The second step and its typed answer. */
export interface CheckAnswerInput {
  readonly method: KnownMethod
  readonly loginSessionIdentifier: string
  readonly answer: string
}

/** The insurer's response to the typed answer of a second step. */
export type CheckAnswerOutcome = OutcomeOf<typeof licensePlateNumber> | OutcomeOf<typeof zipCode>

/** Sends the typed answer to the insurer. Each type of second step has its own call. */
export const checkAnswerActor = recordCalls(
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
