import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { licensePlateNumber, login, logout, otp, otpResend, zipCode } from '../../src/api/auth'
import { getHeader } from '../../src/api/kgfb'
import { type Insurer, insurers, signIn, startLogin } from '../../tools/exploration/kit/insurers'
import { tokenClaims } from './tokenClaims'

const MINUTE = 60_000

describe.each(Object.entries(insurers))('the sign-in at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())

  const start = (contractNumber: string) => insurer.call(login, { body: { userType: 'PERSONAL', contractNumber } })
  const wrongCode = (loginSessionIdentifier: string) =>
    insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '000000' } })

  it('returns the second step that the contract requires: SMS code, plate or postal code', async () => {
    expect(await startLogin(insurer, '10000001')).toMatchObject({
      slaType: 'SMS_OTP',
      secondaryAuthenticationMethod: 'LICENSE_PLATE_NUMBER',
      maskedPhoneNumber: '+36 20 *** **67',
    })
    expect(await startLogin(insurer, '10000002')).toMatchObject({ slaType: 'LICENSE_PLATE_NUMBER' })
    expect(await startLogin(insurer, '10000003')).toMatchObject({ slaType: 'ZIP_CODE' })
  })

  it.each([
    ['90000001', 'AUTH_LOGIN_003'],
    ['90000002', 'AUTH_LOGIN_004'],
    ['90000007', 'AUTH_LOGIN_007'],
  ])('refuses the contract number %s with the error %s', async (contractNumber, code) => {
    expect(await start(contractNumber)).toMatchObject({ status: 422, body: { code } })
  })

  it('accepts a licence plate in any notation, as the second step or in place of an SMS code', async () => {
    const { loginSessionIdentifier } = await startLogin(insurer, '10000002')
    const plate = await insurer.call(licensePlateNumber, {
      body: { loginSessionIdentifier, licensePlateNumber: 'abc 123' },
    })
    expect(plate.status).toBe(200)
    const secondSignIn = await startLogin(insurer, '10000001')
    const secondary = await insurer.call(licensePlateNumber, {
      body: { loginSessionIdentifier: secondSignIn.loginSessionIdentifier, licensePlateNumber: 'RJK-482' },
    })
    expect(secondary.status).toBe(200)
  })

  it('refuses a wrong postal code and accepts the right one', async () => {
    const { loginSessionIdentifier } = await startLogin(insurer, '10000003')
    expect(await insurer.call(zipCode, { body: { loginSessionIdentifier, zipCode: '6720' } })).toEqual({
      status: 422,
      body: { code: 'AUTH_ZIP_CODE_001', availableAttempts: 2 },
    })
    expect((await insurer.call(zipCode, { body: { loginSessionIdentifier, zipCode: '1117' } })).status).toBe(200)
  })

  it('refuses the right plate if the sign-in requires a postal code', async () => {
    const { loginSessionIdentifier } = await startLogin(insurer, '10000003')
    const answer = await insurer.call(licensePlateNumber, {
      body: { loginSessionIdentifier, licensePlateNumber: 'MNS-907' },
    })
    expect(answer.body).toEqual({ code: 'AUTH_LICENSE_PLATE_NUMBER', availableAttempts: 2 })
  })

  it('bans a contract number for an hour after three wrong codes, even from different sign-ins', async () => {
    const first = await startLogin(insurer, '10000001')
    const second = await startLogin(insurer, '10000001')
    expect((await wrongCode(first.loginSessionIdentifier)).body).toEqual({ code: 'AUTH_OTP_001', availableAttempts: 2 })
    expect((await wrongCode(second.loginSessionIdentifier)).body).toEqual({
      code: 'AUTH_OTP_001',
      availableAttempts: 1,
    })
    expect(await wrongCode(first.loginSessionIdentifier)).toEqual({
      status: 429,
      body: { code: 'AUTH_LOGIN_002', banTimeout: 3600 },
    })
    await insurer.advance(20 * MINUTE)
    expect((await start('10000001')).body).toMatchObject({ code: 'AUTH_LOGIN_002' })
    const right = await insurer.call(otp, {
      body: { loginSessionIdentifier: second.loginSessionIdentifier, smsOTP: '123456' },
    })
    expect(right.status).toBe(429)
    expect(right.body).toHaveProperty('banTimeout', 2400)
    expect((await start('10000002')).status).toBe(200)
  })

  it('bans the contract number for only one minute in the scenario shortBan', async () => {
    await insurer.follow('shortBan')
    const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
    for (const _ of [1, 2]) await wrongCode(loginSessionIdentifier)
    expect((await wrongCode(loginSessionIdentifier)).body).toEqual({ code: 'AUTH_LOGIN_002', banTimeout: 60 })
    await insurer.advance(MINUTE)
    expect((await start('10000001')).status).toBe(200)
  })

  it('allows three attempts again after a ban has ended', async () => {
    await insurer.follow('lastAttempt')
    const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
    expect((await wrongCode(loginSessionIdentifier)).status).toBe(429)
    await insurer.follow('fast')
    await insurer.advance(60 * MINUTE)
    const newSignIn = await startLogin(insurer, '10000001')
    expect((await wrongCode(newSignIn.loginSessionIdentifier)).body).toMatchObject({ availableAttempts: 2 })
  })

  it('resets the count of wrong codes after a successful sign-in', async () => {
    const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
    await wrongCode(loginSessionIdentifier)
    await signIn(insurer)
    const newSignIn = await startLogin(insurer, '10000001')
    expect((await wrongCode(newSignIn.loginSessionIdentifier)).body).toMatchObject({ availableAttempts: 2 })
  })

  it('bans an unknown contract number too, after three attempts', async () => {
    for (const number of ['55555555', 'constructor']) {
      expect((await start(number)).body).toEqual({ code: 'AUTH_LOGIN_001', availableAttempts: 2 })
      expect((await start(number)).body).toEqual({ code: 'AUTH_LOGIN_001', availableAttempts: 1 })
      expect((await start(number)).body).toMatchObject({ code: 'AUTH_LOGIN_002' })
    }
  })

  it('bans the sample contract 90000009 during the first half hour after the insurer’s start', async () => {
    expect((await start('90000009')).body).toEqual({ code: 'AUTH_LOGIN_002', banTimeout: 1800 })
    await insurer.advance(30 * MINUTE)
    expect((await start('90000009')).status).toBe(200)
  })

  it('is reported as expired if it was idle for too long or is unknown', async () => {
    const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
    expect((await insurer.call(otpResend, { body: { loginSessionIdentifier } })).status).toBe(200)
    await insurer.advance(10 * MINUTE)
    const expired = { status: 422, body: { code: 'LOGIN_SESSION_EXPIRED' } }
    expect(await insurer.call(otpResend, { body: { loginSessionIdentifier } })).toEqual(expired)
    expect(await wrongCode(loginSessionIdentifier)).toEqual(expired)
    expect(await wrongCode('never-heard-of')).toEqual(expired)
  })

  it('returns a token with the contract, the sign-in method and the expiry', async () => {
    expect(tokenClaims(await signIn(insurer))).toEqual({
      contractNumber: '10000001',
      contractId: 'KGFB-10000001',
      authType: 'SMS_OTP',
      innerSessionId: expect.any(String),
      exp: Math.floor(Date.now() / 1000) + 20 * 60,
      insuranceType: 'kgfb',
    })
  })

  it('is required: a call gets 401 if its token is missing, forged, expired or logged out', async () => {
    const expired = { status: 401, body: {} }
    expect(await insurer.call(getHeader)).toEqual(expired)
    expect(await insurer.call(getHeader, { token: 'a.b.c' })).toEqual(expired)
    const token = await signIn(insurer)
    expect((await insurer.call(getHeader, { token })).status).toBe(200)
    await insurer.advance(20 * MINUTE)
    expect(await insurer.call(getHeader, { token })).toEqual(expired)
    const next = await signIn(insurer)
    expect((await insurer.call(logout, { token: next })).status).toBe(200)
    expect(await insurer.call(getHeader, { token: next })).toEqual(expired)
  })
})
