import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { licensePlateNumber, loginResult, otp } from '../../src/api/auth'
import { getHeader as getPropertyHeader } from '../../src/api/home'
import { getHeader } from '../../src/api/kgfb'
import * as twoFactor from '../../src/api/twoFactor'
import {
  type Insurer,
  type InsurerResponse,
  insurers,
  rejectedChange,
  signIn,
  startLogin,
} from '../../tools/exploration/kit/insurers'

const MINUTE = 60_000

const channels = [
  {
    channel: 'phone',
    start: twoFactor.changePhone,
    validate: twoFactor.validatePhoneCode,
    resend: twoFactor.resendPhoneCode,
    body: { phoneNumber: '06 70 111-2205' },
    same: { phoneNumber: '+36 20 123 4567' },
    bad: { phoneNumber: '12' },
    codes: (code: string) => ({ smsOtp: code }),
    masked: { maskedPhoneNumber: '+36 70 *** **05' },
    wrong: 'AUTH_OTP_001',
    shown: { phoneNumber: '+36701112205', missingPhone: false },
    old: '+36 20 *** **67',
  },
  {
    channel: 'e-mail address',
    start: twoFactor.changeEmail,
    validate: twoFactor.validateEmailCode,
    resend: twoFactor.resendEmailCode,
    body: { email: 'uj@pelda.example' },
    same: { email: 'kerekes.boglarka@pelda.example' },
    bad: { email: 'uj@' },
    codes: (code: string) => ({ emailOtp: code }),
    masked: { maskedEmail: 'u*****@pelda.example' },
    wrong: 'EMAIL_OTP_VALIDATION_ERROR',
    shown: { email: 'uj@pelda.example', missingEmail: false },
    old: 'k*****@pelda.example',
  },
] as const

describe.each(Object.entries(insurers))('at the simulated insurer %s,', (_name, create) => {
  let insurer: Insurer
  let token: string
  beforeEach(async () => {
    insurer = await create()
    token = await signIn(insurer)
  })
  afterEach(() => insurer.close())

  const signInByPlate = async (): Promise<string> => {
    const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
    const body = { loginSessionIdentifier, licensePlateNumber: 'RJK-482' }
    return v.parse(loginResult, (await insurer.call(licensePlateNumber, { body })).body).accessToken
  }

  describe.each(channels)(
    'a change of the $channel (as second factor)',
    ({ start, validate, resend, body, same, bad, codes, masked, wrong, shown, old }) => {
      const begin = (): Promise<InsurerResponse> => insurer.call(start, { body, token })
      const send = (code: string, more = {}) => insurer.call(validate, { body: { ...codes(code), ...more }, token })

      it('takes effect after the right code, and the header shows the new value', async () => {
        expect(await begin()).toEqual({ status: 200, body: { ...masked, confirmationSentTo: null } })
        expect((await insurer.call(getHeader, { token })).body).not.toMatchObject({ contract: shown })
        expect(await send('123456')).toEqual({ status: 200, body: masked })
        expect((await insurer.call(getHeader, { token })).body).toMatchObject({ contract: shown })
        expect(await startLogin(insurer, '10000001')).toMatchObject(masked)
      })

      it('is possible on a contract that had no value before', async () => {
        token = await signIn(insurer, '10000003')
        await begin()
        await send('123456')
        expect((await insurer.call(getHeader, { token })).body).toMatchObject({ contract: shown })
      })

      it('is possible on a home contract too', async () => {
        token = await signIn(insurer, '30000001')
        await begin()
        await send('123456')
        expect((await insurer.call(getPropertyHeader, { token })).status).toBe(200)
        expect(await startLogin(insurer, '30000001')).toMatchObject(masked)
      })

      it('rejects every code after three wrong codes, until it is started again', async () => {
        await begin()
        for (const availableAttempts of [2, 1, 0]) {
          expect(await send('000000')).toEqual({ status: 422, body: { code: wrong, availableAttempts } })
        }
        expect((await send('123456')).body).toEqual({ code: wrong, availableAttempts: 0 })
        expect(await insurer.call(resend, { token })).toEqual(rejectedChange)
        await begin()
        expect((await send('123456')).status).toBe(200)
      })

      it('rejects codes before it is started and after it is finished', async () => {
        expect(await send('123456')).toEqual(rejectedChange)
        expect(await insurer.call(resend, { token })).toEqual(rejectedChange)
        const beginAnswer = await begin()
        expect(await insurer.call(resend, { token })).toEqual(beginAnswer)
        await send('123456')
        expect(await send('123456')).toEqual(rejectedChange)
      })

      it('is refused if the new value is the current one or is invalid', async () => {
        expect(await insurer.call(start, { body: same, token })).toEqual(rejectedChange)
        expect(await insurer.call(start, { body: bad, token })).toEqual(rejectedChange)
      })

      it('after a sign-in by plate, also needs a code sent to the old number or address', async () => {
        token = await signInByPlate()
        expect((await begin()).body).toEqual({ ...masked, confirmationSentTo: old })
        expect((await send('123456')).body).toEqual({ code: wrong, availableAttempts: 2 })
        expect((await send('123456', { confirmationCode: '000000' })).body).toMatchObject({ availableAttempts: 1 })
        expect(await send('123456', { confirmationCode: '123456' })).toEqual({ status: 200, body: masked })
      })

      it('after a sign-in by postal code, needs no second code without an old value', async () => {
        token = await signIn(insurer, '10000003')
        expect((await begin()).body).toEqual({ ...masked, confirmationSentTo: null })
      })

      it('is refused while the contract number is banned', async () => {
        await begin()
        const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
        for (const smsOTP of ['000000', '000001', '000002']) {
          await insurer.call(otp, { body: { loginSessionIdentifier, smsOTP } })
        }
        for (const answer of [await send('123456'), await begin(), await insurer.call(resend, { token })]) {
          expect(answer).toMatchObject({ status: 429, body: { code: 'AUTH_LOGIN_002' } })
        }
        await insurer.advance(60 * MINUTE)
        token = await signIn(insurer)
        expect((await send('123456')).status).toBe(200)
      })
    },
  )
})
