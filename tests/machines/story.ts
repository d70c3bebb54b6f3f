import { afterEach, beforeEach, vi } from 'vitest'
import { type AnyActorRef, createEmptyActor } from 'xstate'
import { bindServices } from '../../machines/services'
import type { CallData, CallFailure, Endpoint } from '../../src/api/endpoint'
import { TechnicalError, type TechnicalErrorType } from '../../src/api/technicalError'
import { START } from '../../tools/exploration/kit/cases'
import { type FakeServices, fakeServices } from '../../tools/exploration/kit/fakeServices'
import { happen, settled } from '../../tools/exploration/kit/run'
import { callService } from '../../tools/exploration/kit/settlement'

export const SECOND = 1000
export const MINUTE = 60 * SECOND

/** Gives the tests of a file a clock that only moves when told to. */
export const withClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers({ now: START })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}

/** Lets time pass. */
export const pass = (duration: number): Promise<unknown> => vi.advanceTimersByTimeAsync(duration)

/** A page of the portal: its world, and somebody above the machine that is told about. Tabs of one browser share. */
export const page = (storage = new Map<string, string>(), shared = new Map<string, string>()) => {
  const fake = fakeServices(storage, shared)
  const parent = createEmptyActor()
  bindServices(parent.system, fake.services)
  return { fake, parent }
}

/** What a reload leaves: the tab's storage and that of all tabs, and nothing else. */
export const reload = ({ storage, shared }: FakeServices) => page(new Map(storage), shared)

/** Starts an actor under a world's ports. */
export const begin = async <Actor extends AnyActorRef>(actor: Actor, fake: FakeServices): Promise<Actor> => {
  bindServices(actor.system, fake.services)
  actor.start()
  await settled()
  return actor
}

/** The insurer answers the open call of an endpoint. */
export const answer = <E extends Endpoint>(fake: FakeServices, endpoint: E, data: CallData<E>): Promise<void> =>
  happen(fake, { type: 'answer', port: callService(endpoint), value: { ok: true, data } })

/** The insurer refuses the open call of an endpoint. */
export const refuse = <E extends Endpoint>(fake: FakeServices, endpoint: E, failure: CallFailure<E>): Promise<void> =>
  happen(fake, { type: 'answer', port: callService(endpoint), value: { ok: false, failure } })

/** The open call of an endpoint gets no usable answer. */
export const fail = (fake: FakeServices, endpoint: Endpoint, kind: TechnicalErrorType = 'transport'): Promise<void> =>
  happen(fake, { type: 'fail', port: callService(endpoint), error: new TechnicalError(kind, `scripted: ${kind}`) })

/** Something that the page loads has come. */
export const load = (fake: FakeServices, port: string, value?: unknown): Promise<void> =>
  happen(fake, { type: 'answer', port, value })

/** The calls that went out to an endpoint. */
export const callsTo = ({ calls }: FakeServices, { id }: Endpoint) => calls.filter(({ endpoint }) => endpoint === id)
