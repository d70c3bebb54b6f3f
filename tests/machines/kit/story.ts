import { afterEach, beforeEach, vi } from 'vitest'
import { type AnyActorRef, createEmptyActor } from 'xstate'
import { bindServices } from '../../../machines/services'
import type { CallData, CallFailure, Endpoint } from '../../../src/api/endpoint'
import { TechnicalError, type TechnicalErrorType } from '../../../src/api/technicalError'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { type FakeServices, fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { applySettlement, runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { callService } from '../../../tools/exploration/kit/settlement'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Freezes the clock for a file's tests. */
export const withClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START_TIME })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Advances the clock by `duration` (ms), and runs the timers that become due. */
export const pass = (duration: number): Promise<unknown> => vi.advanceTimersByTimeAsync(duration)

/** Creates the fake services of a page and a parent actor. Pages with the same `shared` are tabs of one browser. */
export const page = (storage = new Map<string, string>(), shared = new Map<string, string>()) => {
  const fake = fakeServices(storage, shared)
  const parent = createEmptyActor()
  bindServices(parent.system, fake.services)
  return { fake, parent }
}

/** Creates the page after a reload. Its services have the same storage of the tab and the same shared storage. */
export const reload = ({ storage, shared }: FakeServices) => page(new Map(storage), shared)

/** Starts an actor with these services. */
export const begin = async <Actor extends AnyActorRef>(actor: Actor, fake: FakeServices): Promise<Actor> => {
  bindServices(actor.system, fake.services)
  actor.start()
  await runPendingCallbacks()
  return actor
}

/** Answers the pending call of an endpoint with `data`. */
export const answer = <E extends Endpoint>(fake: FakeServices, endpoint: E, data: CallData<E>): Promise<void> =>
  applySettlement(fake, { type: 'answer', service: callService(endpoint), value: { ok: true, data } })

/** Rejects the pending call of an endpoint with a business error. */
export const refuse = <E extends Endpoint>(fake: FakeServices, endpoint: E, failure: CallFailure<E>): Promise<void> =>
  applySettlement(fake, { type: 'answer', service: callService(endpoint), value: { ok: false, failure } })

/** Lets the pending call of an endpoint fail with a technical error. */
export const fail = (fake: FakeServices, endpoint: Endpoint, kind: TechnicalErrorType = 'transport'): Promise<void> =>
  applySettlement(fake, {
    type: 'fail',
    service: callService(endpoint),
    error: new TechnicalError(kind, `scripted: ${kind}`),
  })

/** Answers the pending request to a service. `service` is its name, e.g. `loadModule`. */
export const load = (fake: FakeServices, service: string, value?: unknown): Promise<void> =>
  applySettlement(fake, { type: 'answer', service: service, value })

/** Returns the recorded calls to an endpoint, the oldest first. */
export const callsTo = ({ calls }: FakeServices, { id }: Endpoint) => calls.filter(({ endpoint }) => endpoint === id)
