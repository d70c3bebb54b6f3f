import type { Endpoint } from '../../src/api/endpoint'
import { type Answer, answerLife, ok, type Reply, refuse, type SignedInCall } from '../reply'
import { settle } from '../world/lifeEffects'
import type { LifeContract } from '../world/state'

/** Answers a call of a life, pension or accident contract after letting come into force what is due by now. */
export const answerLifeNow =
  <E extends Endpoint>(endpoint: E) =>
  (reply: (call: SignedInCall<E, LifeContract>) => Reply<E>): Answer =>
    answerLife(endpoint)((call: SignedInCall<E, LifeContract>) => {
      settle(call.world, call.contract)
      return reply(call)
    })

/** What a change answers: its result, or a refusal where there is none. */
export const changed = <Data>(result: Data | undefined) =>
  result === undefined ? refuse('MODIFICATION_FAILED001', {}) : ok(result)

/** What a look at an account answers: what is there, or a refusal where nothing is. */
export const found = <Data>(view: Data | undefined) => (view === undefined ? refuse('ACCOUNT_NOT_FOUND', {}) : ok(view))
