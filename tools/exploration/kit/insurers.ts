import { getResponse } from 'msw'
import * as v from 'valibot'
import { vi } from 'vitest'
import { dayAt } from '../../../machines/today'
import { createHandlers } from '../../../mocks/handlers'
import { RIGHT_CODE } from '../../../mocks/sampleContracts'
import { startSandbox } from '../../../mocks/sandbox/server'
import { applyScenario, type ScenarioInput } from '../../../mocks/scenarios'
import { createStore } from '../../../mocks/store/persistence/createStore'
import {
  chooseScenario,
  memoryPersistence,
  type Persistence,
  tabPersistence,
} from '../../../mocks/store/persistence/persistence'
import type { Store } from '../../../mocks/store/store'
import { licensePlateNumber, login, loginResult, otp, type SlaType, zipCode } from '../../../src/api/auth'
import type { Endpoint } from '../../../src/api/endpoint'

/** The input of one call in a test. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly token?: string
  readonly key?: string
}

/** The answer to a call. The status is 0 if the insurer did not answer. */
export interface InsurerResponse {
  readonly status: number
  readonly body: unknown
}

/** The response to every rejected change of a contract. */
export const rejectedChange = { status: 422, body: { code: 'MODIFICATION_FAILED001' } }

/** The simulated insurer, as tests use it: inside the test's process, in a tab, or over HTTP. */
export interface Insurer {
  call(endpoint: Endpoint, input?: CallInput): Promise<InsurerResponse>
  follow(scenario: ScenarioInput): Promise<void>
  advance(ms: number): Promise<void>
  close(): Promise<void>
}

/** An insurer whose state can be inspected. */
export interface InsurerInProcess extends Insurer {
  readonly store: Store
}

const createInsurer = (persistence: Persistence): Insurer => {
  const baseUrl = 'http://insurer.example/api'
  const handlers = createHandlers({ keep: persistence, baseUrl })
  return {
    call: (endpoint, input = {}) =>
      fetchChecked(endpoint, async () => {
        const response = await getResponse(
          handlers,
          new Request(callAddress(baseUrl, endpoint, input), requestInit(endpoint, input)),
        )
        if (response === undefined || response.type === 'error') throw new TypeError('No answer')
        return response
      }),
    follow: async (scenario) => persistence((store) => applyScenario(store, scenario)),
    advance: async (ms) =>
      persistence((store) => {
        store.state.clockOffset += ms
      }),
    close: async () => undefined,
  }
}

/** Creates an insurer inside the test's process. */
export const insurerInProcess = async (): Promise<InsurerInProcess> => {
  const store = createStore({ scenario: 'fast' })
  return { store, ...createInsurer(memoryPersistence(store)) }
}

/** Creates an insurer whose state is stored in a tab. It reads the whole state again for each call. */
export const insurerInTab = (storage: Storage): Insurer => {
  chooseScenario(storage, 'fast')
  return createInsurer(tabPersistence(storage))
}

/** Returns noon of this day in Hungary (epoch, ms), so that no test passes midnight by accident. */
const noonToday = (): number => Date.parse(`${dayAt(Date.now())}T11:00:00Z`)

/** Creates an insurer whose time only the test advances. It starts at noon, unless the test has its own clock. */
const withFixedClock = (create: () => Promise<Insurer>) => async (): Promise<Insurer> => {
  if (vi.isFakeTimers()) return create()
  vi.useFakeTimers({ toFake: ['Date'], now: noonToday() })
  const insurer = await create()
  const close = async (): Promise<void> => {
    await insurer.close()
    vi.useRealTimers()
  }
  return { ...insurer, close }
}

/** Functions that create the simulated insurer: one inside the process, one over real HTTP. */
export const insurers: Readonly<Record<string, () => Promise<Insurer>>> = {
  'in the process': withFixedClock(insurerInProcess),
  'over HTTP': withFixedClock(async () => {
    const sandbox = await startSandbox({ port: 0, scenario: 'fast' })
    const sandboxUrl = `${sandbox.origin}/w/test`
    const controlSandbox = async (command: string, body: unknown): Promise<void> => {
      const response = await fetch(`${sandboxUrl}/__sandbox/${command}`, { method: 'POST', body: JSON.stringify(body) })
      if (!response.ok) throw new Error(await response.text())
    }
    return {
      call: (endpoint, input = {}) =>
        fetchChecked(endpoint, () =>
          fetch(callAddress(`${sandboxUrl}/api`, endpoint, input), requestInit(endpoint, input)),
        ),
      follow: (scenario) => controlSandbox('scenario', scenario),
      advance: (advanceMs) => controlSandbox('clock', { advanceMs }),
      close: sandbox.close,
    }
  }),
}

/** Signs in with the contract's second step and returns the token. */
export const signIn = async (insurer: Insurer, contractNumber = '10000001'): Promise<string> => {
  const { loginSessionIdentifier, slaType } = await startLogin(insurer, contractNumber)
  const { body } = await insurer.call(...secondStepCall(slaType, loginSessionIdentifier, contractNumber))
  return v.parse(loginResult, body).accessToken
}

/** Returns the correct answer to a sample contract's second step. */
export const secondStepAnswer = (slaType: SlaType, contractNumber: string): string => {
  switch (slaType) {
    case 'SMS_OTP':
      return RIGHT_CODE
    case 'LICENSE_PLATE_NUMBER':
      return 'ABC-123'
    case 'ZIP_CODE':
      return contractNumber === '50000001' ? '6720' : '1117'
  }
}

const secondStepCall = (
  slaType: SlaType,
  loginSessionIdentifier: string,
  contractNumber: string,
): [Endpoint, CallInput] => {
  const answer = secondStepAnswer(slaType, contractNumber)
  switch (slaType) {
    case 'SMS_OTP':
      return [otp, { body: { loginSessionIdentifier, smsOTP: answer } }]
    case 'LICENSE_PLATE_NUMBER':
      return [licensePlateNumber, { body: { loginSessionIdentifier, licensePlateNumber: answer } }]
    case 'ZIP_CODE':
      return [zipCode, { body: { loginSessionIdentifier, zipCode: answer } }]
  }
}

/** Starts a sign-in and returns the insurer's answer. */
export const startLogin = async (insurer: Insurer, contractNumber: string) => {
  const { body } = await insurer.call(login, { body: { userType: 'PERSONAL', contractNumber } })
  return v.parse(login.response, body)
}

const callAddress = (baseUrl: string, { path }: Endpoint, { params = {}, query }: CallInput): string => {
  const filledPath = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  return `${baseUrl}/${filledPath}${query === undefined ? '' : `?${new URLSearchParams(query)}`}`
}

const requestInit = ({ method }: Endpoint, { body, token, key }: CallInput): RequestInit => {
  const headers = new Headers()
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  if (key !== undefined) headers.set('Idempotency-Key', key)
  if (body === undefined || body instanceof FormData) return { method, headers, ...(body !== undefined && { body }) }
  headers.set('Content-Type', 'application/json')
  return { method, headers, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

// Returns the answer of the simulated insurer. @throws if it does not match the endpoint's declaration.
const fetchChecked = async (endpoint: Endpoint, sendRequest: () => Promise<Response>): Promise<InsurerResponse> => {
  const response = await sendRequest().catch(() => undefined)
  if (response === undefined) return { status: 0, body: undefined }
  const { status } = response
  const isJson = response.headers.get('Content-Type') === 'application/json'
  const body: unknown = isJson ? await response.json() : await response.blob()
  if (status === 200 && typeof body !== 'string') v.parse(endpoint.response, body)
  if (![200, 500, 401, 403, 404].includes(status)) parseBusinessError(endpoint, body)
  return { status, body }
}

const missingFieldsError = v.object({ code: v.literal('MISSING_FIELDS'), fields: v.array(v.string()) })

const parseBusinessError = (endpoint: Endpoint, body: unknown): void => {
  const { code } = v.parse(v.object({ code: v.string() }), body)
  v.parse(endpoint.failures[code] ?? missingFieldsError, body)
}
