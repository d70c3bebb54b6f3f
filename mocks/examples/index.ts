import type { CallData, CallFailure, Endpoint } from '../../src/api/endpoint'
import { caseResult } from '../../src/api/entities'
import { clientExamples } from './client'
import { documentExamples } from './documents'
import { dataOf, type ExampleSet, failuresOf } from './exampleSet'
import { homeLineExamples } from './home'
import { lifeExamples } from './life'
import { paymentExamples } from './payments'
import { signInExamples } from './signIn'
import { authExamples } from './signIn/auth'
import { vehicleExamples } from './vehicle'
import { resultExamples } from './vehicle/results'

const setsByEndpoint = new Map<string, ExampleSet>(
  [
    ...authExamples,
    ...signInExamples,
    ...vehicleExamples,
    ...documentExamples,
    ...paymentExamples,
    ...homeLineExamples,
    ...lifeExamples,
    ...clientExamples,
  ].map((set) => [set.endpoint.id, set]),
)

const examplesByEndpoint = new WeakMap<Endpoint, Readonly<Record<string, unknown>>>()

/**
 * Returns named example answers that cover all variants of the endpoint's answer. The endpoint's schema parses them at
 * the first request.
 */
export const examplesOf = <E extends Endpoint>(endpoint: E): Readonly<Record<string, CallData<E>>> => {
  const examples = examplesByEndpoint.get(endpoint) ?? dataOf(endpoint, exampleSetOf(endpoint))
  examplesByEndpoint.set(endpoint, examples)
  // The examples are stored under the endpoint whose declaration parsed them, so the type is correct.
  return examples as Readonly<Record<string, CallData<E>>>
}

/**
 * Returns the named example errors of an endpoint: for every declared code, and `MISSING_FIELDS` if the endpoint
 * requires fields.
 */
export const failureExamplesOf = <E extends Endpoint>(endpoint: E): Readonly<Record<string, CallFailure<E>>> =>
  failuresOf(endpoint, exampleSetOf(endpoint))

/** The examples of a call that only creates a case: every outcome, and each business error without parameters. */
const caseExampleSet = (endpoint: Endpoint): ExampleSet => ({
  endpoint,
  data: resultExamples,
  failures: Object.fromEntries(Object.keys(endpoint.failures).map((code) => [code, { plain: {} }])),
})

const exampleSetOf = (endpoint: Endpoint): ExampleSet => {
  const set =
    setsByEndpoint.get(endpoint.id) ?? (endpoint.response === caseResult ? caseExampleSet(endpoint) : undefined)
  if (set === undefined) throw new Error(`${endpoint.id} has no examples: add them in mocks/examples.`)
  return set
}
