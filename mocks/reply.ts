import * as v from 'valibot'
import type { CallData, Endpoint, Schema } from '../src/api/endpoint'
import { replyAsLife } from './store/home/replyAsLife'
import type { RunningSession } from './store/signIn/token'
import type { Contract, HomeContract, LifeContract, VehicleContract } from './store/state'
import type { Store } from './store/store'

type Parsed<S> = S extends Schema ? v.InferOutput<S> : undefined

/** One call of an endpoint, with its parts parsed by the declaration. */
export interface Call<E extends Endpoint> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
  readonly store: Store
}

/** A call with a valid token, with its contract and session. */
export interface SignedInCall<E extends Endpoint, C extends Contract = Contract> extends Call<E> {
  readonly contract: C
  readonly session: RunningSession
}

type BusinessError<E extends Endpoint> = {
  [C in keyof E['failures'] & string]: { readonly code: C } & v.InferInput<E['failures'][C]>
}[keyof E['failures'] & string]

// The data of a reply. For a file, it is a function that runs after the rules, because the rules are synchronous. The
// function resolves with `undefined` if the stored file was lost, e.g. in a browser that forbids storage.
type ReplyData<E extends Endpoint> = CallData<E> extends Blob ? () => Promise<Blob | undefined> : CallData<E>

/** The simulated insurer's reply to a call: data, or a business error that the endpoint declares. */
export type Reply<E extends Endpoint> =
  | { readonly ok: true; readonly data: ReplyData<E> }
  | { readonly ok: false; readonly failure: BusinessError<E> }

/** A reply without the type of its endpoint. */
export type AnyReply =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: { readonly code: string } }

/**
 * The handler of one endpoint. `signedIn`: the call needs a token. `knows` tells if the product line of a contract has
 * the call.
 */
export type Answer = { readonly endpoint: Endpoint } & (
  | { readonly signedIn: false; readonly reply: (call: Call<Endpoint>) => AnyReply }
  | {
      readonly signedIn: true
      readonly knows: (contract: Contract) => boolean
      readonly reply: (call: SignedInCall<Endpoint>) => AnyReply
    }
)

/** Replies with data. */
export const ok = <Data>(data: Data): { readonly ok: true; readonly data: Data } => ({ ok: true, data })

/** Replies with a declared business error and its parameters. */
export const refuse = <const Code extends string, Parameters extends object>(
  code: Code,
  parameters: Parameters,
): { readonly ok: false; readonly failure: { readonly code: Code } & Parameters } => ({
  ok: false,
  failure: { code, ...parameters },
})

/** Answers an endpoint that needs no token. Curried, so that TypeScript infers literal types for the reply. */
export const answerWithoutToken =
  <E extends Endpoint>(endpoint: E) =>
  (reply: (call: Call<E>) => Reply<E>): Answer => ({
    endpoint,
    signedIn: false,
    // The call was parsed by this endpoint's schemas, which the type cannot express.
    reply: (call) => checkReply(endpoint, reply(call as Call<E>)),
  })

const answerForContracts =
  <C extends Contract>(knows: (contract: Contract) => contract is C) =>
  <E extends Endpoint>(endpoint: E) =>
  (reply: (call: SignedInCall<E, C>) => Reply<E>): Answer => ({
    endpoint,
    signedIn: true,
    knows,
    // The call was parsed by this endpoint's schemas, and its contract was checked with `knows`. The type cannot
    // express this.
    reply: (call) => checkReply(endpoint, reply(call as SignedInCall<E, C>)),
  })

/** Answers an endpoint that needs a token, on a contract of any product line. */
export const answerSignedIn = answerForContracts((contract): contract is Contract => contract.number !== '')

/** Answers a call of mandatory vehicle liability contracts. */
export const answerKgfb = answerForContracts(
  (contract): contract is VehicleContract => contract.insuranceType === 'kgfb',
)

/** Answers a call of casco contracts. */
export const answerCasco = answerForContracts(
  (contract): contract is VehicleContract => contract.insuranceType === 'casco',
)

/** Answers a call of home contracts. */
export const answerHome = answerForContracts((contract): contract is HomeContract => contract.insuranceType === 'lakas')

/** Answers a call of life, pension and accident contracts. */
export const answerLife = answerForContracts((contract): contract is LifeContract =>
  ['elet', 'nyugdij', 'baleset'].includes(contract.insuranceType),
)

/**
 * Answers a call of life, pension and accident contracts. Home contracts can make the call, too, because the insurer
 * may enable menu entries of life insurance for them.
 */
export const answerLifeOrHome =
  <E extends Endpoint>(endpoint: E) =>
  (reply: (call: SignedInCall<E, LifeContract>) => Reply<E>): Answer =>
    answerForContracts(isLifeOrHome)(endpoint)(
      ({ contract, ...call }: SignedInCall<E, LifeContract | HomeContract>) => {
        if (contract.insuranceType !== 'lakas') return reply({ ...call, contract })
        return replyAsLife(call.store, contract, (lifeContract) => reply({ ...call, contract: lifeContract }))
      },
    )

const isLifeOrHome = (contract: Contract): contract is LifeContract | HomeContract =>
  contract.insuranceType !== 'kgfb' && contract.insuranceType !== 'casco'

/**
 * Returns a reply unchanged. Throws if it does not match the endpoint's declaration, because undeclared replies would
 * make the simulation worthless.
 */
export const checkReply = (endpoint: Endpoint, reply: AnyReply): AnyReply => {
  const schema = reply.ok ? endpoint.response : endpoint.failures[reply.failure.code]
  if (schema === undefined) {
    throw new Error(`${endpoint.id} does not declare the refusal ${reply.ok ? '' : reply.failure.code}.`)
  }
  if (reply.ok && typeof reply.data === 'function') return reply
  const { code: _, ...parameters } = reply.ok ? { code: '' } : reply.failure
  const data = reply.ok ? reply.data : parameters
  const parseResult = v.safeParse(schema, data)
  if (!parseResult.success) throw new Error(`${endpoint.id}: ${v.summarize(parseResult.issues)}`)
  if (sortedJson(parseResult.output) !== sortedJson(data))
    throw new Error(`${endpoint.id} answers undeclared fields: ${sortedJson(data)}`)
  return reply
}

const sortedJson = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
