import { examplesOf, failureExamplesOf } from '../../../mocks/examples'
import type { CallFailure, Endpoint } from '../../../src/api/endpoint'
import { TechnicalError, type TechnicalErrorType } from '../../../src/api/technicalError'
import { memoize } from './memoize'
import type { ActorCase } from './model'
import { actorService, callService } from './settlement'

/** The time of all events while exploring (epoch, ms). Replays on real actors start at the same time. */
export const START_TIME = Date.UTC(2026, 10, 21, 9)

const answeredCase = (endpoint: Endpoint, name: string, outcome: object): ActorCase => ({
  name,
  end: { output: { ...outcome, at: START_TIME } },
  script: [{ type: 'answer', service: callService(endpoint), value: outcome }],
})

const errorsByType = new Map<TechnicalErrorType, TechnicalError>()

/**
 * Returns a service's failure with a technical error of this type. Each error is created once, because a new stack
 * trace takes longer than a step.
 */
export const technicalErrorCase = (service: string, errorType: TechnicalErrorType): ActorCase => {
  const error = errorsByType.get(errorType) ?? new TechnicalError(errorType, `scripted: ${errorType}`)
  errorsByType.set(errorType, error)
  return { name: errorType, end: { error }, script: [{ type: 'fail', service: service, error }] }
}

/** Returns a failure for each technical error that any call can end with. */
export const technicalErrorCases = (service: string): readonly ActorCase[] => [
  technicalErrorCase(service, 'transport'),
  technicalErrorCase(service, 'brokenAnswer'),
]

const missingFields: CallFailure<Endpoint> = { code: 'MISSING_FIELDS', fields: [] }

/** Returns the end of a call with this business error. */
export const businessErrorCase = (endpoint: Endpoint, name: string, failure: CallFailure<Endpoint>): ActorCase =>
  answeredCase(endpoint, name, { ok: false, failure })

/**
 * Returns the possible ends of a call: each example answer, each declared business error, `MISSING_FIELDS`, and each
 * technical error. Cached by declaration, not by the call's name, because a case may declare the same call again with
 * fewer fields.
 */
export const callCases = memoize((endpoint: Endpoint): readonly ActorCase[] => [
  ...Object.entries(examplesOf(endpoint)).map(([name, data]) => answeredCase(endpoint, name, { ok: true, data })),
  ...Object.entries({ MISSING_FIELDS: missingFields, ...failureExamplesOf(endpoint) }).map(([name, failure]) =>
    businessErrorCase(endpoint, name, failure),
  ),
  ...technicalErrorCases(callService(endpoint)),
])

/** Returns the possible ends of an actor that waits for one service: each of these values, or a technical error. */
export const serviceCases = (service: string, values: Readonly<Record<string, unknown>>): readonly ActorCase[] => [
  ...Object.entries(values).map(
    ([name, value]): ActorCase => ({
      name,
      end: { output: value },
      script: [{ type: 'answer', service: service, value }],
    }),
  ),
  ...technicalErrorCases(service),
]

/** Returns the possible ends of a stubbed machine, one for each of these outputs. */
export const stubCases = <Output>(src: string, outputs: Readonly<Record<string, Output>>): readonly ActorCase[] =>
  Object.entries(outputs).map(([name, value]) => ({
    name,
    end: { output: value },
    script: [{ type: 'answer', service: actorService(src), value }],
  }))

/** Returns the failure of a stubbed actor. */
export const stubFailure = (src: string): ActorCase => ({
  name: 'failed',
  end: { error: 'failed' },
  script: [{ type: 'fail', service: actorService(src), error: 'failed' }],
})

/** The end of the actor that waits for the network. */
export const networkReturnCase: ActorCase = {
  name: 'online',
  end: { output: undefined },
  script: [{ type: 'answer', service: 'networkBack', value: undefined }],
}

/** The end of an actor that waits for a deadline. */
export const deadlineCase: ActorCase = { name: 'deadline', end: { output: undefined }, script: [{ type: 'wait' }] }
