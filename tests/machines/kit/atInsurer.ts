import * as v from 'valibot'
import { type AnyEventObject, createActor, fromTransition } from 'xstate'
import { bindServices, type Site } from '../../../machines/services'
import type { Call } from '../../../src/api/client'
import type { CallFailure, Endpoint, OutcomeOf } from '../../../src/api/endpoint'
import { readFailure } from '../../../src/api/failure'
import { TechnicalError } from '../../../src/api/technicalError'
import { type FakeServices, fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { type Insurer, signIn } from '../../../tools/exploration/kit/insurers'
import { sampleConfiguration, sampleSite } from '../../../tools/exploration/kit/sampleConfiguration'
import { samplePreparedPhoto } from '../../../tools/exploration/kit/sampleFile'

const formOf = (body: object): unknown => {
  if (!Object.values(body).some((value) => value instanceof Blob)) return body
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, value)
  return form
}

/** A business error that the next call of an endpoint gets. That call does not reach the insurer. */
interface ScriptedError {
  readonly endpoint: Endpoint
  readonly failure: CallFailure<Endpoint>
}

/**
 * The page that sends the calls. `token` returns its session's token. `expired` is called if the insurer rejects that
 * token.
 */
interface Caller {
  token(): string | null
  expired(): void
}

/**
 * Creates a page's services. The simulated insurer answers their calls. If `before` is given, the page has the storage
 * of `before`, as after a reload.
 */
export const insuredServices = (insurer: Insurer, caller: Caller, before?: FakeServices) => {
  const fake = fakeServices(new Map(before?.storage), new Map(before?.shared))
  const lost: Endpoint[] = []
  const held: Endpoint[] = []
  const scriptedErrors: ScriptedError[] = []

  const call: Call = async (endpoint, input, { idempotencyKey, accessToken }) => {
    fake.calls.push({ endpoint: endpoint.id, input, idempotencyKey })
    const errorIndex = scriptedErrors.findIndex((scriptedError) => scriptedError.endpoint === endpoint)
    if (errorIndex >= 0) {
      const [refused] = scriptedErrors.splice(errorIndex, 1)
      return { ok: false, failure: refused?.failure, at: fake.services.now() } as OutcomeOf<typeof endpoint>
    }
    const { params, query, body } = Object(input)
    const token = accessToken ?? caller.token()
    const answered = await insurer.call(endpoint, {
      ...(token !== null && { token }),
      ...(params && { params }),
      ...(query && { query }),
      ...(body && { body: formOf(body) }),
      ...(idempotencyKey !== undefined && { key: idempotencyKey }),
    })
    if (held.includes(endpoint)) return new Promise(() => undefined)
    if (lost.includes(endpoint)) {
      lost.splice(lost.indexOf(endpoint), 1)
      throw new TechnicalError('transport', 'the answer was lost')
    }
    if (answered.status === 401 && token !== null) {
      if (token === caller.token()) caller.expired()
      throw new TechnicalError('expired', endpoint.id)
    }
    if (answered.status === 0 || answered.status >= 500) throw new TechnicalError('transport', 'nothing came back')
    const at = fake.services.now()
    const failure = answered.status === 200 ? null : readFailure(endpoint, answered.body)
    const outcome =
      failure === null ? { ok: true, data: v.parse(endpoint.response, answered.body), at } : { ok: false, failure, at }
    // The cast is safe, because the data was parsed with the endpoint's own schemas.
    return outcome as OutcomeOf<typeof endpoint>
  }
  // `mock: true` means that the simulated insurer also serves the pages of third parties.
  const site: Site = { ...sampleSite, configuration: { ...sampleConfiguration, mock: true } }
  const preparePhoto = async () => samplePreparedPhoto
  Object.assign(fake.services, { call, loadModule: async () => undefined, preparePhoto, site: () => site })
  return {
    fake,
    /** Lets the next answer of an endpoint get lost, after the insurer has processed the request. */
    loseAnswer: (endpoint: Endpoint) => lost.push(endpoint),
    /** From now on, no answer of an endpoint arrives on this page. The insurer still processes the requests. */
    holdAnswers: (endpoint: Endpoint) => held.push(endpoint),
    /** Makes the next call of an endpoint fail with this business error. The call does not reach the insurer. */
    refuseNext: (endpoint: Endpoint, failure: CallFailure<Endpoint>) => scriptedErrors.push({ endpoint, failure }),
  }
}

/** The return value of `insuredServices`. */
export type InsuredServices = ReturnType<typeof insuredServices>

/**
 * Creates the services of a page that is signed in at the simulated insurer. Also creates a parent actor that records
 * the events it receives.
 */
export const pageAt = async (insurer: Insurer, contractNumber: string, before?: FakeServices) => {
  const token = await signIn(insurer, contractNumber)
  const page = insuredServices(insurer, { token: () => token, expired: () => undefined }, before)
  const parent = createActor(fromTransition((events: readonly AnyEventObject[], event) => [...events, event], []))
  bindServices(parent.system, page.fake.services)
  parent.start()
  return { ...page, parent, token, told: () => parent.getSnapshot().context }
}

/** The return value of `pageAt`. */
export type PageAt = Awaited<ReturnType<typeof pageAt>>
