import { examplesOf, failureExamplesOf } from '../../../mocks/examples'
import type { CallFailure, Endpoint } from '../../../src/api/endpoint'
import { TechnicalError, type TechnicalErrorType } from '../../../src/api/technicalError'
import type { ActorCase } from './model'
import { oncePer } from './oncePer'
import { actorService, callService } from './settlement'

/** When everything happens while exploring (epoch, ms). Real runs start at the same time. */
export const START = Date.UTC(2026, 10, 21, 9)

const answered = (endpoint: Endpoint, name: string, outcome: object): ActorCase => ({
  name,
  end: { output: { ...outcome, at: START } },
  script: [{ type: 'answer', port: callService(endpoint), value: outcome }],
})

const faults = new Map<TechnicalErrorType, TechnicalError>()

/** Fails for one kind of technical reason. An error is made once: where it was made takes longer to note than a step to take. */
export const technicalErrorCase = (port: string, kind: TechnicalErrorType): ActorCase => {
  const error = faults.get(kind) ?? new TechnicalError(kind, `scripted: ${kind}`)
  faults.set(kind, error)
  return { name: kind, end: { error }, script: [{ type: 'fail', port, error }] }
}

/** Fails for the technical reasons that any call can fail for. */
export const faultsOf = (port: string): readonly ActorCase[] => [
  technicalErrorCase(port, 'transport'),
  technicalErrorCase(port, 'brokenAnswer'),
]

const missingFields: CallFailure<Endpoint> = { code: 'MISSING_FIELDS', fields: [] }

/** A call that ends with one refusal. */
export const businessErrorCase = (endpoint: Endpoint, name: string, failure: CallFailure<Endpoint>): ActorCase =>
  answered(endpoint, name, { ok: false, failure })

/**
 * How a call can end: with each example answer, each declared refusal, the general one, and each fault. Made once for a
 * declaration, not for a call's name: where a case reads less of an answer than the call declares, both are called the same.
 */
export const callCases = oncePer((endpoint: Endpoint): readonly ActorCase[] => [
  ...Object.entries(examplesOf(endpoint)).map(([name, data]) => answered(endpoint, name, { ok: true, data })),
  ...Object.entries({ MISSING_FIELDS: missingFields, ...failureExamplesOf(endpoint) }).map(([name, failure]) =>
    businessErrorCase(endpoint, name, failure),
  ),
  ...faultsOf(callService(endpoint)),
])

/** How an actor ends that waits for one port: with each of these values, or with a fault. */
export const serviceCases = (port: string, values: Readonly<Record<string, unknown>>): readonly ActorCase[] => [
  ...Object.entries(values).map(
    ([name, value]): ActorCase => ({ name, end: { output: value }, script: [{ type: 'answer', port, value }] }),
  ),
  ...faultsOf(port),
]

/** How a stubbed machine ends: with each of its final outputs. */
export const stubCases = <Output>(src: string, outputs: Readonly<Record<string, Output>>): readonly ActorCase[] =>
  Object.entries(outputs).map(([name, value]) => ({
    name,
    end: { output: value },
    script: [{ type: 'answer', port: actorService(src), value }],
  }))

/** The end of a stubbed actor that fails. */
export const stubFails = (src: string): ActorCase => ({
  name: 'failed',
  end: { error: 'failed' },
  script: [{ type: 'fail', port: actorService(src), error: 'failed' }],
})

/** The end of the actor that waits for the network. */
export const networkReturns: ActorCase = {
  name: 'online',
  end: { output: undefined },
  script: [{ type: 'answer', port: 'networkBack', value: undefined }],
}

/** The end of an actor that sleeps until a deadline. */
export const deadline: ActorCase = { name: 'deadline', end: { output: undefined }, script: [{ type: 'wait' }] }
