import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleContracts } from '../../mocks/sampleContracts'
import { logout, otp } from '../../src/api/auth'
import { getDapContracts, getDapQrCode, getDapStatus, loginByDap, logoutDap, startDap } from '../../src/api/dap'
import type { Endpoint } from '../../src/api/endpoint'
import { dapMessage, insuranceType } from '../../src/api/entities'
import { getHeader } from '../../src/api/kgfb'
import { getPayments } from '../../src/api/payments'
import { renewSession } from '../../src/api/session'
import { type Insurer, type InsurerResponse, insurers, startLogin } from '../../tools/exploration/kit/insurers'
import { tokenClaims } from './tokenClaims'

const SECOND = 1000
const MINUTE = 60 * SECOND
const expired = { status: 422, body: { code: 'LOGIN_SESSION_EXPIRED' } }

describe.each(Object.entries(insurers))('at the simulated insurer %s, the DÁP sign-in', (_name, create) => {
  let insurer: Insurer
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())

  const start = async () => v.parse(startDap.response, (await insurer.call(startDap)).body)
  const ask = (endpoint: Endpoint, sessionId: string) => insurer.call(endpoint, { query: { sessionId } })
  const statusOf = async (sessionId: string) => v.parse(dapMessage, (await ask(getDapStatus, sessionId)).body).status
  const renew = async (sessionId: string) => v.parse(getDapQrCode.response, (await ask(getDapQrCode, sessionId)).body)
  const open = (sessionId: string, contractNumber: string): Promise<InsurerResponse> =>
    insurer.call(loginByDap, { body: { sessionId, contractNumber } })
  const openedToken = async (sessionId: string, contractNumber: string) =>
    v.parse(loginByDap.response, (await open(sessionId, contractNumber)).body).accessToken
  const identified = async (): Promise<string> => {
    const { sessionId } = await start()
    await insurer.advance(6 * SECOND)
    return sessionId
  }
  const contractGroups = async (sessionId: string) =>
    v.parse(getDapContracts.response, (await ask(getDapContracts, sessionId)).body)
  const errorOf = async (sessionId: string, contractNumber: string) =>
    (await contractGroups(sessionId))
      .flatMap(({ contracts }) => contracts)
      .find((one) => one.contractNumber === contractNumber)?.loginErrorType

  it('starts with a QR code and the address of the phone page', async () => {
    const started = await start()
    expect(started.status).toBe('STARTED')
    expect(started.identificationQRCode).toMatch(/^data:image\/svg\+xml,%3Csvg/)
    expect(started.identificationUrl).toMatch(/\/dap\?code=.+/)
  })

  it('has the status started, then in progress, and is identified within six seconds', async () => {
    const { sessionId } = await start()
    expect(await statusOf(sessionId)).toBe('STARTED')
    await insurer.advance(3 * SECOND)
    expect(await statusOf(sessionId)).toBe('IN_PROGRESS')
    await insurer.advance(3 * SECOND)
    expect(await statusOf(sessionId)).toBe('IDENTIFIED')
  })

  it('is refused in the scenario dapRefused, and its code cannot be renewed afterwards', async () => {
    await insurer.follow('dapRefused')
    const { sessionId } = await start()
    await insurer.advance(6 * SECOND)
    expect(await statusOf(sessionId)).toBe('REFUSED')
    expect(await ask(getDapQrCode, sessionId)).toEqual(expired)
    expect(await ask(getDapContracts, sessionId)).toEqual(expired)
  })

  it('stays identified if the scenario changes afterwards', async () => {
    const sessionId = await identified()
    expect(await statusOf(sessionId)).toBe('IDENTIFIED')
    await insurer.follow('dapByPhone')
    await insurer.advance(2 * MINUTE)
    expect(await statusOf(sessionId)).toBe('IDENTIFIED')
  })

  it('expires with its code after a minute and restarts with a new code', async () => {
    await insurer.follow('dapSlow')
    const { sessionId, identificationQRCode } = await start()
    await insurer.advance(MINUTE)
    expect(await statusOf(sessionId)).toBe('EXPIRED')
    const renewed = await renew(sessionId)
    expect(renewed.expiresIn).toBe(60)
    expect(renewed.identificationQRCode).not.toBe(identificationQRCode)
    expect(await statusOf(sessionId)).toBe('STARTED')
    await insurer.advance(30 * SECOND)
    expect(await statusOf(sessionId)).toBe('IDENTIFIED')
  })

  it('makes no progress while its code is expired', async () => {
    await insurer.follow('dapSlow')
    const { sessionId } = await start()
    await insurer.advance(5 * MINUTE)
    expect(await statusOf(sessionId)).toBe('EXPIRED')
    await renew(sessionId)
    expect(await statusOf(sessionId)).toBe('STARTED')
    await insurer.advance(6 * SECOND)
    expect(await statusOf(sessionId)).toBe('IDENTIFIED')
  })

  it('does not change its code if a new one is requested after the phone has opened the sign-in', async () => {
    const { sessionId, identificationQRCode } = await start()
    await insurer.advance(4 * SECOND)
    expect(await renew(sessionId)).toMatchObject({ identificationQRCode })
    expect(await statusOf(sessionId)).toBe('IN_PROGRESS')
    await insurer.advance(2 * SECOND)
    expect(await renew(sessionId)).toMatchObject({ identificationQRCode })
    expect(await statusOf(sessionId)).toBe('IDENTIFIED')
  })

  it('ends after ten minutes even if its code is renewed', async () => {
    await insurer.follow('dapExpired')
    const { sessionId } = await start()
    await insurer.advance(9 * MINUTE)
    expect((await renew(sessionId)).expiresIn).toBe(5)
    await insurer.advance(MINUTE)
    expect(await statusOf(sessionId)).toBe('EXPIRED')
    expect(await ask(getDapQrCode, sessionId)).toEqual(expired)
  })

  it('lists sample contracts by product line, except proposals and numbers that start with 9 (refused sign-ins)', async () => {
    const list = await contractGroups(await identified())
    const samples = sampleContracts.map(({ number }) => number).filter((number) => !/^[79]/.test(number))
    expect(list.map((group) => group.insuranceType)).toEqual(insuranceType.options)
    expect(list.flatMap(({ contracts }) => contracts.map((one) => one.contractNumber)).sort()).toEqual(samples.sort())
    expect(list[1]?.contracts[0]).toMatchObject({
      productName: 'Casco',
      contractNumber: '20000001',
      loginErrorType: null,
    })
    expect(list[5]?.contracts[0]).toMatchObject({ productName: 'Minta Baleset', contractNumber: '60000001' })
  })

  it('lists contracts with the same status and amounts as in their headers', async () => {
    const sessionId = await identified()
    const all = (await contractGroups(sessionId)).flatMap(({ contracts }) => contracts)
    const listedContract = (number: string) => all.find(({ contractNumber }) => contractNumber === number)
    const header = v.parse(
      getHeader.response,
      (await insurer.call(getHeader, { token: await openedToken(sessionId, '10000001') })).body,
    )
    expect(listedContract('10000001')).toMatchObject({
      licensePlateNumber: header.licensePlateNumber,
      debt: header.debt,
      premiumFrequency: header.contract.premiumFrequency,
      paymentNextperiod: header.contract.paymentNextperiod,
      contractStatusId: 1,
    })
    expect(listedContract('10000003')).toMatchObject({ contractStatusId: 2, terminationDate: expect.any(String) })
    expect(listedContract('10000003')?.premiumFrequency).toBeUndefined()
    expect(listedContract('20000001')?.waitingFor).toEqual(['DOCUMENTS'])
    expect(listedContract('30000001')).toMatchObject({
      riskAddress: { city: expect.any(String) },
      waitingFor: ['CLAIM'],
    })
  })

  it.each([6, 100, 400])(
    'lists contracts as they are %s days later, and lists the same after the customer has opened them',
    async (days) => {
      const atFirst = (await contractGroups(await identified())).flatMap(({ contracts }) => contracts)
      await insurer.advance(days * 24 * 60 * MINUTE)
      const sessionId = await identified()
      const contracts = (await contractGroups(sessionId)).flatMap((group) => group.contracts)
      expect(contracts).not.toEqual(atFirst)
      for (const { contractNumber } of contracts)
        await insurer.call(getPayments, { token: await openedToken(sessionId, contractNumber) })
      expect((await contractGroups(sessionId)).flatMap((group) => group.contracts)).toEqual(contracts)
      expect(contracts.find(({ contractNumber }) => contractNumber === '10000001')).toMatchObject({
        contractStatusId: 2,
      })
    },
  )

  it('in the scenario “specified” lists only the contract fields of the specification', async () => {
    const sessionId = await identified()
    await insurer.follow('specified')
    const [first] = (await contractGroups(sessionId)).flatMap(({ contracts }) => contracts)
    expect(Object.keys(first ?? {}).sort()).toEqual(['contractNumber', 'loginErrorType', 'productName'])
  })

  it('lists why a contract cannot be opened; an attempt to open it returns the matching error code', async () => {
    await insurer.follow({ name: 'dapTurnedAway', attempts: 1 })
    const sessionId = await identified()
    const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
    await insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '000000' } })
    expect(await errorOf(sessionId, '10000001')).toBe('BANNED')
    expect((await open(sessionId, '10000001')).body).toEqual({ code: 'AUTH_LOGIN_002', banTimeout: 3600 })
    expect(await errorOf(sessionId, '10000002')).toBe('FLEET')
    expect((await open(sessionId, '10000002')).body).toEqual({ code: 'AUTH_LOGIN_003' })
    expect(await errorOf(sessionId, '10000003')).toBe('OTHER')
    expect((await open(sessionId, '10000003')).body).toEqual({ code: 'AUTH_LOGIN_004' })
    expect(await errorOf(sessionId, '20000001')).toBeNull()
    await insurer.advance(59 * MINUTE)
    expect(await errorOf(sessionId, '10000001')).toBe('BANNED')
  })

  it('refuses contract numbers that it does not list, and counts no failed attempt', async () => {
    const sessionId = await identified()
    const unknown = { status: 422, body: { code: 'AUTH_LOGIN_001' } }
    for (const number of ['70000001', '90000001', '90000009', '55555555', 'constructor']) {
      expect(await open(sessionId, number)).toEqual(unknown)
    }
  })

  it('opens several contracts one after another, and stays valid when the first of them is logged out', async () => {
    const sessionId = await identified()
    const token = await openedToken(sessionId, '10000001')
    expect(tokenClaims(token)).toMatchObject({ contractNumber: '10000001', authType: 'DAP', insuranceType: 'kgfb' })
    await insurer.call(logout, { token })
    expect((await insurer.call(getHeader, { token })).status).toBe(401)
    const next = await openedToken(sessionId, '10000003')
    expect((await insurer.call(getHeader, { token: next })).status).toBe(200)
  })

  it('opens a contract without a further identification, even if other sign-ins to the contract require one', async () => {
    expect((await open(await identified(), '80000001')).body).not.toHaveProperty('identificationCaseId')
  })

  it('ends an hour after the identification', async () => {
    const sessionId = await identified()
    await insurer.advance(59 * MINUTE)
    expect((await open(sessionId, '10000001')).status).toBe(200)
    await insurer.advance(MINUTE)
    expect(await statusOf(sessionId)).toBe('EXPIRED')
    expect(await ask(getDapContracts, sessionId)).toEqual(expired)
    expect(await open(sessionId, '10000001')).toEqual(expired)
  })

  it('ends every contract session that it has opened, even a renewed one, when it is logged out', async () => {
    const sessionId = await identified()
    const token = await openedToken(sessionId, '10000001')
    const before = await openedToken(sessionId, '10000003')
    const renewed = await insurer.call(renewSession, { token: before })
    const { accessToken } = v.parse(renewSession.response, renewed.body)
    expect((await insurer.call(logoutDap, { body: { sessionId } })).status).toBe(200)
    expect((await insurer.call(getHeader, { token })).status).toBe(401)
    expect((await insurer.call(getHeader, { token: accessToken })).status).toBe(401)
    expect(await ask(getDapContracts, sessionId)).toEqual(expired)
    expect((await insurer.call(logoutDap, { body: { sessionId } })).status).toBe(200)
  })

  it('neither lists nor opens contracts before the customer is identified, or for an unknown session', async () => {
    const { sessionId } = await start()
    for (const id of [sessionId, 'never-heard-of', 'constructor']) {
      expect(await ask(getDapContracts, id)).toEqual(expired)
      expect(await open(id, '10000001')).toEqual(expired)
    }
    for (const id of ['never-heard-of', 'constructor']) {
      expect(await ask(getDapStatus, id)).toEqual(expired)
      expect(await ask(getDapQrCode, id)).toEqual(expired)
    }
  })
})
