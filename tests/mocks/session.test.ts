import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loginResult } from '../../src/api/auth'
import { getHeader } from '../../src/api/kgfb'
import { renewSession, requestPhoneCall } from '../../src/api/session'
import { readClaims } from '../../src/api/token'
import { type Insurer, insurers, signIn } from '../../tools/exploration/kit/insurers'

const MINUTE = 60_000

describe.each(Object.entries(insurers))('at the simulated insurer %s, a session', (_name, create) => {
  let insurer: Insurer
  let token: string
  beforeEach(async () => {
    insurer = await create()
    token = await signIn(insurer)
  })
  afterEach(() => insurer.close())

  const renew = (key = 'key-1') => insurer.call(renewSession, { token, key })
  const renewed = async () => v.parse(loginResult, (await renew()).body).accessToken

  it('is renewed with a later expiry, and the new token is valid after the old one has expired', async () => {
    await insurer.advance(19 * MINUTE)
    const next = await renewed()
    const [before, after] = [readClaims(token), readClaims(next)]
    expect((after?.exp ?? 0) - (before?.exp ?? 0)).toBe(19 * 60)
    expect(after).toEqual({ ...before, exp: after?.exp })
    await insurer.advance(2 * MINUTE)
    expect((await insurer.call(getHeader, { token })).status).toBe(401)
    expect((await insurer.call(getHeader, { token: next })).status).toBe(200)
  })

  it('rejects the old token immediately after a renewal', async () => {
    await renew()
    expect((await insurer.call(getHeader, { token })).status).toBe(401)
  })

  it('gets the same new token at each retry if the response of a renewal was lost', async () => {
    await insurer.follow({ name: 'fast', trouble: [{ endpoint: renewSession.id, kind: 'lostAnswer', times: 'once' }] })
    expect((await renew()).status).toBe(0)
    const next = await renewed()
    expect(await renewed()).toBe(next)
    expect((await insurer.call(getHeader, { token: next })).status).toBe(200)
  })

  it('is renewed only once with each token, and not after the token has expired', async () => {
    await renew()
    expect(await renew('key-2')).toEqual({ status: 401, body: {} })
    token = await signIn(insurer)
    await insurer.advance(20 * MINUTE)
    expect(await renew('key-3')).toEqual({ status: 401, body: {} })
  })

  it('stays valid if the insurer refuses to renew it', async () => {
    await insurer.follow('noRenewal')
    expect(await renew()).toEqual({ status: 422, body: { code: 'LOGIN_SESSION_EXPIRED' } })
    expect((await insurer.call(getHeader, { token })).status).toBe(200)
  })

  it('is not needed to request a phone call, and the response does not reveal which contracts exist', async () => {
    const ask = (contractNumber: string, type?: string) =>
      insurer.call(requestPhoneCall, { body: { contractNumber, phoneNumber: '+36201112233', type } })
    const knownAnswer = await ask('10000001', 'not-authenticated-with-phone')
    expect(knownAnswer).toEqual({ status: 200, body: {} })
    expect(await ask('55555555')).toEqual(knownAnswer)
    expect(await ask('90000009', 'add-number')).toEqual(knownAnswer)
  })
})
