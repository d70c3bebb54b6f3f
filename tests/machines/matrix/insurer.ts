import { answers } from '../../../mocks/handlers/answers'
import { handle } from '../../../mocks/handlers/call/handle'
import { memoryFiles } from '../../../mocks/store/documents/files'
import { createStore, PAGES_IN_APP } from '../../../mocks/store/persistence/createStore'
import { openSession } from '../../../mocks/store/signIn/token'
import type { StoreState } from '../../../mocks/store/state'
import type { Store } from '../../../mocks/store/store'
import type { Fullness } from '../../../mocks/told'
import type { CallFailure, Endpoint } from '../../../src/api/endpoint'
import { START } from '../../../tools/exploration/kit/cases'

/** A call as it goes out to the insurer. */
export interface Asked {
  readonly endpoint: Endpoint
  readonly input: unknown
  readonly token: string | null
  readonly key: string | undefined
  /** Which tab it comes from. */
  readonly tab: object
  /** Whether the customer has pressed something since the page came, or since a call last failed on it. */
  readonly isPressed: boolean
  /** Whether the same was pressed for, and did not get out for want of a network. */
  readonly isResumed: boolean
}

/** An answer as it comes in; status 0 where none does. */
export interface Answered {
  readonly status: number
  readonly body: unknown
}

/**
 * What can become of one call. The insurer does what is asked, and its answer is lost, is a failing server's, is nonsense,
 * or is not there yet; or it no longer knows the session, or refuses, and does nothing.
 */
export type Mishap = 'lost' | 'failing' | 'nonsense' | 'held' | 'expired' | CallFailure<Endpoint>

/** A call as the insurer had it. */
export interface Received {
  readonly endpoint: Endpoint
  readonly body: unknown
  readonly key: string | undefined
  readonly tab: object
  readonly isPressed: boolean
  readonly isResumed: boolean
  /** What its rules said, whatever became of the answer. */
  readonly status: number
  readonly mishap: Mishap | null
}

const answerOf = new Map(answers.map((answer) => [answer.endpoint.id, answer]))

const asJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/** A body as it goes over the wire; a file as it is. */
const overTheWire = (body: unknown): unknown =>
  Object.values(Object(body)).some((value) => value instanceof Blob) ? body : asJson(body)

const storeOver = (state: StoreState): Store => ({
  state,
  files: memoryFiles(),
  pages: PAGES_IN_APP,
  now: () => Date.now() + state.clockOffset,
})

const seeded = JSON.stringify(createStore({ scenario: 'fast', now: () => START }).state)

/** A customer who has signed in to one contract; journeys that begin so share it. */
export interface Beginning {
  readonly contractNumber: string
  readonly state: string
  readonly token: string
}

/** A fresh insurer, which answers so much, at the time at which every journey begins. */
export const freshInsurer = (fullness: Fullness): StoreState => {
  const state: StoreState = JSON.parse(seeded)
  state.settings.fullness = fullness
  return state
}

/** Signs in to a contract of a fresh insurer that answers so much; `null` where there is none. */
export const signedInTo = (contractNumber: string, fullness: Fullness): Beginning | null => {
  const state = freshInsurer(fullness)
  const store = storeOver(state)
  const contract = state.contracts[contractNumber]
  if (contract === undefined || contract.isProposal) return null
  state.contracts = { [contractNumber]: contract }
  const token = openSession(store, contract, contract.slaType)
  return { contractNumber, state: JSON.stringify(state), token }
}

/** Changes what an endpoint answers, before it goes out. */
export type Change = (endpoint: Endpoint, body: unknown) => unknown

/** The simulated insurer as it was at a beginning. It remembers what it was asked, and has one mishap when told to. */
export const insurerAt = (beginning: Pick<Beginning, 'state'>, change: Change = (_, body) => body) => {
  const state: StoreState = JSON.parse(beginning.state)
  const store = storeOver(state)
  const received: Received[] = []
  let next: { readonly mishap: Mishap; readonly strikes: (asked: Asked) => boolean } | null = null
  let release = (): void => undefined

  const meet = (asked: Asked): Mishap | null => {
    const mishap = next?.strikes(asked) ? next.mishap : null
    if (mishap !== null) next = null
    return mishap
  }
  const answer = async ({ endpoint, input, token, key }: Asked, body: unknown): Promise<Answered> => {
    const known = answerOf.get(endpoint.id)
    if (known === undefined) throw new Error(`The simulated insurer does not answer ${endpoint.id}`)
    const { params, query } = Object(input)
    const incoming = { params, query: asJson(query), body, token: token ?? '', idempotencyKey: key ?? null }
    const outgoing = handle(store, known, incoming)
    if (outgoing === undefined) return { status: 0, body: undefined }
    const said: unknown = typeof outgoing.body === 'function' ? await outgoing.body() : asJson(outgoing.body)
    return { status: outgoing.status, body: outgoing.status === 200 ? change(endpoint, said) : said }
  }

  return {
    store,
    received: received as readonly Received[],
    /** The next call that this is said of has a mishap. */
    trouble: (mishap: Mishap, strikes: (asked: Asked) => boolean) => {
      next = { mishap, strikes }
    },
    /** Whether a mishap is still to come. */
    isTroubled: () => next !== null,
    /** The answer that was held comes now. */
    release: () => release(),
    ask: async (asked: Asked): Promise<Answered> => {
      const { endpoint, key, tab, isPressed, isResumed } = asked
      const body = overTheWire(Object(asked.input).body)
      const mishap = meet(asked)
      const note = (status: number) => received.push({ endpoint, body, key, tab, isPressed, isResumed, status, mishap })
      if (mishap === 'expired') {
        state.sessions = {}
        note(401)
        return { status: 401, body: {} }
      }
      if (mishap !== null && typeof mishap !== 'string') {
        note(400)
        return { status: 400, body: mishap }
      }
      const answered = await answer(asked, body)
      note(answered.status)
      switch (mishap) {
        case 'held':
          await new Promise<void>((resolve) => {
            release = resolve
          })
          return answered
        case 'lost':
          return { status: 0, body: undefined }
        case 'failing':
          return { status: 500, body: { message: 'InjectedFault on demand' } }
        case 'nonsense':
          return { status: 200, body: 'árvíztűrő tükörfúrógép' }
        default:
          return answered
      }
    },
  }
}

/** What `insurerAt` makes. */
export type MatrixInsurer = ReturnType<typeof insurerAt>
