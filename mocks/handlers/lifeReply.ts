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

/** What a look at an account answers: what is there, or a refusal where nothing is. */
export const found = <Data>(view: Data | undefined) => (view === undefined ? refuse('ACCOUNT_NOT_FOUND', {}) : ok(view))
