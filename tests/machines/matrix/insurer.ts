import { answers } from '../../../mocks/handlers/answers'
import { handleCall } from '../../../mocks/handlers/call/handleCall'
import type { Fullness } from '../../../mocks/pickEntries'
import { memoryFiles } from '../../../mocks/store/documents/files'
import { createStore, PAGES_IN_APP } from '../../../mocks/store/persistence/createStore'
import { openSession } from '../../../mocks/store/signIn/token'
import type { StoreState } from '../../../mocks/store/state'
import type { Store } from '../../../mocks/store/store'
import type { CallFailure, Endpoint } from '../../../src/api/endpoint'
import { START_TIME } from '../../../tools/exploration/kit/cases'

/** A call as it is sent to the insurer. */
export interface SentCall {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly token: string | null
  readonly key: string | undefined
  /** The tab that sends the call. */
  readonly tab: object
  /**
   * True if the customer has pressed a button that can cause a write. A page load and a failed call of the page reset
   * it to false.
   */
  readonly isPressed: boolean
  /** True if the call was requested before, while the page was offline. */
  readonly isResumed: boolean
}

/** An answer as the tab receives it. The status is 0 if the tab receives none. */
export interface CallResponse {
  readonly status: number
  readonly body: unknown
}

/**
 * A failure of one call. The insurer processes the call, but its response is lost (`lost`), a server error (`failing`),
 * invalid (`nonsense`), or delayed until `release` (`held`).
 * With `expired` or a business error, the insurer does not process the call.
 */
export type FailureMode = 'lost' | 'failing' | 'nonsense' | 'held' | 'expired' | CallFailure<Endpoint>

/** A call that the insurer received. */
export interface ReceivedCall {
  readonly endpoint: Endpoint
  readonly body: unknown
  readonly key: string | undefined
  readonly tab: object
  readonly isPressed: boolean
  readonly isResumed: boolean
  /** The status that the insurer's rules returned, even if the answer was lost. */
  readonly status: number
  readonly failureMode: FailureMode | null
}

const answerOf = new Map(answers.map((answer) => [answer.endpoint.id, answer]))

const asJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/** Serializes a body as the network would. A body with a file stays as it is. */
const serialized = (body: unknown): unknown =>
  Object.values(Object(body)).some((value) => value instanceof Blob) ? body : asJson(body)

const storeOver = (state: StoreState): Store => ({
  state,
  files: memoryFiles(),
  pages: PAGES_IN_APP,
  now: () => Date.now() + state.clockOffset,
})

const seeded = JSON.stringify(createStore({ scenario: 'fast', now: () => START_TIME }).state)

/** The state of an insurer right after a sign-in to one contract. Several tests start from the same state. */
export interface Beginning {
  readonly contractNumber: string
  readonly state: string
  readonly token: string
}

/**
 * Creates the state of a new insurer at the time when every test starts. `fullness` is the amount of data that the
 * insurer returns.
 */
export const freshInsurer = (fullness: Fullness): StoreState => {
  const state: StoreState = JSON.parse(seeded)
  state.settings.fullness = fullness
  return state
}

/** Signs in to a contract of a new insurer. Returns `null` if the contract does not exist or is a proposal. */
export const signedInTo = (contractNumber: string, fullness: Fullness): Beginning | null => {
  const state = freshInsurer(fullness)
  const store = storeOver(state)
  const contract = state.contracts[contractNumber]
  if (contract === undefined || contract.isProposal) return null
  state.contracts = { [contractNumber]: contract }
  const token = openSession(store, contract, contract.slaType)
  return { contractNumber, state: JSON.stringify(state), token }
}

/** Changes an endpoint's answer before it is sent. */
export type Change = (endpoint: Endpoint, body: unknown) => unknown

/** Creates a simulated insurer in the state of `beginning`. It records the calls, and can let one call fail. */
export const insurerAt = (beginning: Pick<Beginning, 'state'>, change: Change = (_, body) => body) => {
  const state: StoreState = JSON.parse(beginning.state)
  const store = storeOver(state)
  const received: ReceivedCall[] = []
  let next: { readonly failureMode: FailureMode; readonly strikes: (asked: SentCall) => boolean } | null = null
  let release = (): void => undefined

  const takeFailure = (call: SentCall): FailureMode | null => {
    const failureMode = next?.strikes(call) ? next.failureMode : null
    if (failureMode !== null) next = null
    return failureMode
  }
  const answer = async ({ endpoint, input, token, key }: SentCall, body: unknown): Promise<CallResponse> => {
    const handler = answerOf.get(endpoint.id)
    if (handler === undefined) throw new Error(`The simulated insurer does not answer ${endpoint.id}`)
    const { params, query } = Object(input)
    const incoming = { params, query: asJson(query), body, token: token ?? '', idempotencyKey: key ?? null }
    const outgoing = handleCall(store, handler, incoming)
    if (outgoing === undefined) return { status: 0, body: undefined }
    const responseBody: unknown = typeof outgoing.body === 'function' ? await outgoing.body() : asJson(outgoing.body)
    return { status: outgoing.status, body: outgoing.status === 200 ? change(endpoint, responseBody) : responseBody }
  }

  return {
    store,
    received: received as readonly ReceivedCall[],
    /** Injects a failure into the next call that satisfies `strikes`. */
    trouble: (failureMode: FailureMode, strikes: (call: SentCall) => boolean) => {
      next = { failureMode: failureMode, strikes }
    },
    /** Tells if the failure has not happened yet. */
    isTroubled: () => next !== null,
    /** Sends the answer that the failure `held` delays. */
    release: () => release(),
    ask: async (call: SentCall): Promise<CallResponse> => {
      const { endpoint, key, tab, isPressed, isResumed } = call
      const body = serialized(Object(call.input).body)
      const failureMode = takeFailure(call)
      const recordCall = (status: number) =>
        received.push({ endpoint, body, key, tab, isPressed, isResumed, status, failureMode: failureMode })
      if (failureMode === 'expired') {
        state.sessions = {}
        recordCall(401)
        return { status: 401, body: {} }
      }
      if (failureMode !== null && typeof failureMode !== 'string') {
        recordCall(400)
        return { status: 400, body: failureMode }
      }
      const response = await answer(call, body)
      recordCall(response.status)
      switch (failureMode) {
        case 'held':
          await new Promise<void>((resolve) => {
            release = resolve
          })
          return response
        case 'lost':
          return { status: 0, body: undefined }
        case 'failing':
          return { status: 500, body: { message: 'Injected fault' } }
        case 'nonsense':
          return { status: 200, body: 'árvíztűrő tükörfúrógép' }
        default:
          return response
      }
    },
  }
}

/** The return value of `insurerAt`. */
export type MatrixInsurer = ReturnType<typeof insurerAt>
