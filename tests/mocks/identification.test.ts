import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loginResult, logout, otp } from '../../src/api/auth'
import { createIdentification, getIdentification } from '../../src/api/identification'
import { getCases, getHeader } from '../../src/api/life'
import { claimService } from '../../src/api/lifeRequests'
import { renewSession } from '../../src/api/session'
import { type Insurer, insurers, rejectedChange, signIn, startLogin } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'

const SECOND = 1000
const AT_SIGN_IN = 'identification-80000001'

describe.each(Object.entries(insurers))('identification at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let token: string
  beforeEach(async () => {
    insurer = await create()
    token = await signIn(insurer, '80000001')
  })
  afterEach(() => insurer.close())

  const start = (caseId = AT_SIGN_IN) => insurer.call(createIdentification, { body: { caseId }, token })
  const ask = (caseId = AT_SIGN_IN) => insurer.call(getIdentification, { body: { caseId }, token })
  const forbidden = { status: 403, body: {} }
  const claimResult = async () => readFilled(claimService.response, (await claim()).body)
  const claim = () => insurer.call(claimService, { body: { kind: 'emergency' }, token })

  const loginAnswer = async (contractNumber: string) => {
    const { loginSessionIdentifier } = await startLogin(insurer, contractNumber)
    const { body } = await insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '123456' } })
    return v.parse(loginResult, body)
  }

  it('is required at the sign-in to contract 80000001, whose customer is not identified, but not to contract 40000001', async () => {
    expect(await loginAnswer('80000001')).toMatchObject({ identificationCaseId: AT_SIGN_IN })
    expect(await loginAnswer('40000001')).not.toHaveProperty('identificationCaseId')
  })

  it('blocks all calls except session renewal and logout until it has succeeded', async () => {
    expect(await insurer.call(getHeader, { token })).toEqual(forbidden)
    expect(await insurer.call(getCases, { token })).toEqual(forbidden)
    expect(await claim()).toEqual(forbidden)
    const renewed = v.parse(loginResult, (await insurer.call(renewSession, { token })).body)
    expect(renewed.identificationCaseId).toBe(AT_SIGN_IN)
    token = renewed.accessToken
    expect((await start()).status).toBe(200)
    expect((await insurer.call(logout, { token })).status).toBe(200)
  })

  it('succeeds eight seconds after its creation, and then the header can be loaded', async () => {
    // The address begins with the simulated insurer's base address, which depends on where the insurer runs.
    const identificationURL = expect.stringMatching(new RegExp(`/azonositas\\?case=${AT_SIGN_IN}$`))
    const created = { status: 'CREATION_SUCCESS', identificationURL }
    expect((await start()).body).toEqual({ ...created, caseId: AT_SIGN_IN })
    await insurer.advance(7 * SECOND)
    expect((await ask()).body).toEqual({ ...created, caseId: AT_SIGN_IN })
    await insurer.advance(SECOND)
    expect((await ask()).body).toEqual({ status: 'VERIFIED', identificationURL: null, caseId: AT_SIGN_IN })
    expect((await insurer.call(getHeader, { token })).body).toMatchObject({ hasValidIdentification: true })
    expect(await loginAnswer('80000001')).not.toHaveProperty('identificationCaseId')
    expect((await start()).body).toMatchObject({ status: 'VERIFIED' })
  })

  it('succeeds eight seconds after its first start even if it is started again in the meantime', async () => {
    await start()
    await insurer.advance(7 * SECOND)
    await start()
    await insurer.advance(SECOND)
    expect((await ask()).body).toMatchObject({ status: 'VERIFIED' })
  })

  it('never ends by itself in the scenario identificationNever', async () => {
    await insurer.follow('identificationNever')
    await start()
    await insurer.advance(60 * SECOND)
    expect((await ask()).body).toMatchObject({ status: 'CREATION_SUCCESS' })
  })

  it('is refused in the scenario identificationRefused and can be started again', async () => {
    await insurer.follow('identificationRefused')
    await start()
    await insurer.advance(8 * SECOND)
    expect(await ask()).toEqual(rejectedChange)
    expect((await insurer.call(getHeader, { token })).status).toBe(403)
    expect((await start()).body).toMatchObject({ status: 'CREATION_SUCCESS' })
    await insurer.follow('fast')
    await insurer.advance(8 * SECOND)
    expect((await ask()).body).toMatchObject({ status: 'VERIFIED' })
  })

  it("cannot be loaded before its start, and cannot be started for an unknown, a finished or another contract's case", async () => {
    expect(await ask()).toEqual(rejectedChange)
    expect(await start('case-404')).toEqual(rejectedChange)
    expect(await start('constructor')).toEqual(rejectedChange)
    token = await signIn(insurer, '10000001')
    expect(await start('UE-2026-900001')).toEqual(rejectedChange)
    expect(await start()).toEqual(rejectedChange)
  })

  it('completes the case that waits for it', async () => {
    token = await signIn(insurer, '40000001')
    const { caseId, caseStatus } = await claimResult()
    expect(caseStatus).toBe('IDENTIFICATION_NEEDED')
    const listedCase = async () =>
      v
        .parse(getCases.response, (await insurer.call(getCases, { token })).body)
        .find((entry) => entry.caseId === caseId)
    await insurer.advance(120 * SECOND)
    expect(await listedCase()).toMatchObject({ caseStatus: 'IDENTIFICATION_NEEDED' })
    await start(caseId)
    await insurer.advance(8 * SECOND)
    expect((await ask(caseId)).body).toMatchObject({ status: 'VERIFIED' })
    await insurer.advance(60 * SECOND)
    expect(await listedCase()).toMatchObject({ caseStatus: 'SUCCEEDED' })
  })
})
