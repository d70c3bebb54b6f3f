import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../mocks/sandbox/server'
import { login, logout, otp } from '../../src/api/auth'
import type { ClientCallOptions } from '../../src/api/client'
import { downloadGreenCard, downloadInvoice } from '../../src/api/insuranceDocuments'
import { getHeader, modifyLicensePlate } from '../../src/api/kgfb'
import { readClaims } from '../../src/api/token'
import { sampleClient } from './sampleClient'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, scenario: 'fast' })
})
afterAll(() => sandbox.close())

const MONTH = 30 * 24 * 60 * 60 * 1000

const options = (): ClientCallOptions => ({ signal: new AbortController().signal })

/**
 * Returns a client whose data the simulated insurer keeps in the store `storeName`, and the messages that the client
 * reports.
 */
const customer = (storeName: string) => {
  const heard: string[] = []
  const times: number[] = []
  let token: string | null = null
  const call = sampleClient({
    baseUrl: () => `${sandbox.origin}/w/${storeName}/api`,
    token: () => token,
    onTime: (time) => times.push(time),
    onExpired: async () => void heard.push('expired'),
    onFault: (endpointId, detail) => heard.push(`${endpointId} ${detail}`),
  })
  const signIn = async (): Promise<string> => {
    const started = await call(login, { body: { userType: 'PERSONAL', contractNumber: '10000001' } }, options())
    if (!started.ok) throw new Error(started.failure.code)
    const { loginSessionIdentifier } = started.data
    const signedIn = await call(otp, { body: { loginSessionIdentifier, smsOTP: '123456' } }, options())
    if (!signedIn.ok) throw new Error(signedIn.failure.code)
    token = signedIn.data.accessToken
    return token
  }
  const signOut = (): void => {
    token = null
  }
  const meet = (kind: string) =>
    fetch(`${sandbox.origin}/w/${storeName}/__sandbox/scenario`, {
      method: 'POST',
      body: JSON.stringify({ name: 'fast', trouble: [{ endpoint: '*', kind }] }),
    })
  const moveClock = (advanceMs: number) =>
    fetch(`${sandbox.origin}/w/${storeName}/__sandbox/clock`, { method: 'POST', body: JSON.stringify({ advanceMs }) })
  return { call, signIn, signOut, meet, moveClock, heard, times }
}

describe("the portal's client at the simulated insurer", () => {
  it('signs in, reads the claims of the access token and loads the contract header', async () => {
    const { call, signIn, heard } = customer('header')
    expect(readClaims(await signIn())).toMatchObject({ contractNumber: '10000001', insuranceType: 'kgfb' })
    expect(await call(getHeader, {}, options())).toMatchObject({ ok: true, data: { licensePlateNumber: 'RJK-482' } })
    expect(heard).toEqual([])
  })

  it("reports the insurer's time, independent of the device's clock", async () => {
    const { signIn, moveClock, times } = customer('time')
    await signIn()
    expect(times.at(-1)).toBeCloseTo(Date.now(), -4)
    await moveClock(MONTH)
    await signIn()
    expect(times.at(-1)).toBeCloseTo(Date.now() + MONTH, -4)
  })

  it('ends the session of a token passed to the logout call, even if the client itself has no token anymore', async () => {
    const { call, signIn, signOut } = customer('logout')
    const accessToken = await signIn()
    signOut()
    expect(await call(logout, {}, { ...options(), accessToken })).toMatchObject({ ok: true })
    await expect(call(getHeader, {}, { ...options(), accessToken })).rejects.toMatchObject({ type: 'expired' })
  })

  it('returns a business error with its parameters, such as remaining attempts or missing fields', async () => {
    const { call, signIn, heard } = customer('refusals')
    const begin = (contractNumber: string) => call(login, { body: { userType: 'PERSONAL', contractNumber } }, options())
    expect(await begin('55555555')).toMatchObject({ failure: { code: 'AUTH_LOGIN_001', availableAttempts: 2 } })
    expect(await begin('90000009')).toMatchObject({ failure: { code: 'AUTH_LOGIN_002', banTimeout: 1800 } })
    await signIn()
    const change = (body: { licensePlateNumber: string; registrationBook: string[] }) =>
      call(modifyLicensePlate, { body }, { ...options(), idempotencyKey: body.licensePlateNumber })
    expect(await change({ licensePlateNumber: '', registrationBook: [] })).toMatchObject({
      failure: { code: 'MISSING_FIELDS', fields: ['licensePlateNumber', 'registrationBook'] },
    })
    expect(await change({ licensePlateNumber: 'AABC123', registrationBook: ['document-404'] })).toMatchObject({
      failure: { code: 'MODIFICATION_FAILED001' },
    })
    expect(heard).toEqual([])
  })

  it.each([
    ['500', 'serverFailed', [/^kgfb.getHeader serverFailed: status 500$/]],
    ['network', 'transport', [/^kgfb.getHeader transport: TypeError: [a-z ]+$/]],
    ['nonsense', 'brokenAnswer', [/^kgfb.getHeader brokenAnswer: [\w.]+/]],
    ['expired', 'expired', [/^expired$/]],
  ])('maps the injected failure %s to the technical error %s', async (kind, technicalError, messagePatterns) => {
    const { call, signIn, meet, heard } = customer(`trouble-${kind}`)
    await signIn()
    await meet(kind)
    await expect(call(getHeader, {}, options())).rejects.toMatchObject({ type: technicalError })
    expect(heard).toEqual(messagePatterns.map((pattern) => expect.stringMatching(pattern)))
  })

  it('downloads a file unchanged and reports its progress', async () => {
    const { call, signIn, heard } = customer('file')
    await signIn()
    const shares: number[] = []
    const outcome = await call(downloadGreenCard, {}, { ...options(), onProgress: (share) => shares.push(share) })
    if (!outcome.ok) throw new Error(outcome.failure.code)
    expect(outcome.data.type).toBe('application/pdf')
    expect(await outcome.data.slice(0, 5).text()).toBe('%PDF-')
    expect(outcome.data.size).toBeGreaterThan(20_000)
    expect(shares.at(-1)).toBe(1)
    expect(heard).toEqual([])
  })

  it('returns a business error instead of an invoice if the id in the request is unknown or empty', async () => {
    const { call, signIn, heard } = customer('no-file')
    await signIn()
    expect(await call(downloadInvoice, { query: { id: 'invoice-404' } }, options())).toMatchObject({
      ok: false,
      failure: { code: 'DOCUMENT_NOT_FOUND' },
    })
    expect(await call(downloadInvoice, { query: { id: '' } }, options())).toMatchObject({
      failure: { code: 'MISSING_FIELDS', fields: ['id'] },
    })
    expect(heard).toEqual([])
  })

  it.each([
    ['500', 'serverFailed', [/^insuranceDocuments.downloadGreenCard serverFailed: status 500$/]],
    ['network', 'transport', [/^insuranceDocuments.downloadGreenCard transport: /]],
    ['nonsense', 'brokenAnswer', [/^insuranceDocuments.downloadGreenCard brokenAnswer: /]],
    ['expired', 'expired', [/^expired$/]],
  ])(
    'maps the injected failure %s of a download to the technical error %s',
    async (kind, technicalError, messagePatterns) => {
      const { call, signIn, meet, heard } = customer(`file-${kind}`)
      await signIn()
      await meet(kind)
      await expect(call(downloadGreenCard, {}, options())).rejects.toMatchObject({ type: technicalError })
      expect(heard).toEqual(messagePatterns.map((pattern) => expect.stringMatching(pattern)))
    },
  )
})
