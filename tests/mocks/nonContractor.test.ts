import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { login, loginResult, logout, otp } from '../../src/api/auth'
import { getHeader as getCascoHeader } from '../../src/api/casco'
import { getContract, getInitConfig } from '../../src/api/claimReport'
import { getHeader as getHomeHeader } from '../../src/api/home'
import { createIdentification } from '../../src/api/identification'
import { getHeader as getKgfbHeader } from '../../src/api/kgfb'
import { getCases, getInsurancePackages, getHeader as getLifeHeader } from '../../src/api/life'
import { claimService } from '../../src/api/lifeRequests'
import { loginAsNonContractor } from '../../src/api/nonContractor'
import { changePhone } from '../../src/api/twoFactor'
import { type Insurer, insurers, signIn, startLogin } from '../../tools/exploration/kit/insurers'
import { tokenClaims } from './tokenClaims'

const PERSONAL = /Kerekes|Bognár|pelda\.example|\+36|999000|Szeged|Pécs|RJK|AA CK|Suzuki|"value"/

describe.each(Object.entries(insurers))(
  'a person other than the contractor at the simulated insurer %s',
  (_, create) => {
    let insurer: Insurer
    beforeEach(async () => {
      insurer = await create()
    })
    afterEach(() => insurer.close())

    const enter = (contractOrProposalNumber: string) =>
      insurer.call(loginAsNonContractor, { body: { contractOrProposalNumber } })
    const tokenFor = async (number: string) => v.parse(loginResult, (await enter(number)).body).accessToken

    it.each([
      ['10000001', 'kgfb', getKgfbHeader],
      ['20000001', 'casco', getCascoHeader],
      ['30000001', 'lakas', getHomeHeader],
      ['40000001', 'elet', getLifeHeader],
      ['50000001', 'nyugdij', getLifeHeader],
      ['60000001', 'baleset', getLifeHeader],
      ['70000001', 'elet', getLifeHeader],
    ] as const)(
      'signs in with the number %s and receives no personal data',
      async (number, insuranceType, getHeader) => {
        const token = await tokenFor(number)
        expect(tokenClaims(token)).toMatchObject({ contractNumber: number, authType: 'NON_CONTRACTOR', insuranceType })
        const header = await insurer.call(getHeader, { token })
        expect(header.status).toBe(200)
        expect(JSON.stringify(header.body)).not.toMatch(PERSONAL)
        expect(header.body).toMatchObject({ debt: null, insurancePeriod: null, contract: { clientName: '' } })
      },
    )

    it('is offered three claims in life insurance, and only questions and logout in home insurance', async () => {
      const life = await insurer.call(getLifeHeader, { token: await tokenFor('40000001') })
      expect(life.body).toMatchObject({
        productName: 'Minta Jövő',
        enabledMenuItems: ['decease', 'decease-by-accident', 'health-insurance-or-illness', 'have-questions', 'logout'],
      })
      const home = await insurer.call(getHomeHeader, { token: await tokenFor('30000001') })
      expect(home.body).toMatchObject({
        productName: 'Minta Otthon',
        enabledMenuItems: ['have-questions', 'logout'],
      })
    })

    it('is refused with the number of a terminated or unknown contract, and banned at the third attempt', async () => {
      for (const number of ['10000003', '55555555']) {
        expect((await enter(number)).body).toEqual({ code: 'AUTH_LOGIN_001', availableAttempts: 2 })
        expect((await enter(number)).body).toEqual({ code: 'AUTH_LOGIN_001', availableAttempts: 1 })
        expect((await enter(number)).body).toMatchObject({ code: 'AUTH_LOGIN_002' })
      }
      const { body } = await insurer.call(login, { body: { userType: 'PERSONAL', contractNumber: '10000003' } })
      expect(body).toMatchObject({ code: 'AUTH_LOGIN_002' })
    })

    it.each([
      ['90000001', { status: 422, body: { code: 'AUTH_LOGIN_003' } }],
      ['90000002', { status: 422, body: { code: 'AUTH_LOGIN_004' } }],
      ['90000009', { status: 429, body: { code: 'AUTH_LOGIN_002', banTimeout: 1800 } }],
    ])('is refused with the number %s in the same way as the contractor', async (number, answer) => {
      expect(await enter(number)).toEqual(answer)
    })

    it('signs in without resetting the failed attempts of the contractor', async () => {
      const { loginSessionIdentifier } = await startLogin(insurer, '10000001')
      const guess = () => insurer.call(otp, { body: { loginSessionIdentifier, smsOTP: '000000' } })
      await guess()
      await guess()
      expect((await enter('10000001')).status).toBe(200)
      expect((await guess()).body).toMatchObject({ code: 'AUTH_LOGIN_002' })
    })

    it('gets 403 from calls that show the contract or change it', async () => {
      const token = await tokenFor('40000001')
      for (const endpoint of [getCases, getInsurancePackages, changePhone, createIdentification]) {
        expect(await insurer.call(endpoint, { token })).toEqual({ status: 403, body: {} })
      }
    })

    it('can claim a service, but receives neither a document nor the e-mail address of the contractor', async () => {
      const token = await tokenFor('40000001')
      const ask = (kind: string, email?: string) => insurer.call(claimService, { token, body: { kind, email } })
      const response = await ask('decease')
      expect(response.status).toBe(200)
      expect(response.body).not.toHaveProperty('confirmationEmail')
      expect(response.body).not.toHaveProperty('confirmationDocumentLink')
      expect((await ask('decease', 'sajat@pelda.example')).body).toMatchObject({
        confirmationEmail: 'sajat@pelda.example',
      })
      expect(await ask('complete-buyback')).toEqual({ status: 403, body: {} })
    })

    it("does not receive the contractor's response if both send the same idempotency key", async () => {
      const ask = (token: string) =>
        insurer.call(claimService, { token, key: 'key-1', body: { kind: 'health-insurance-or-illness' } })
      expect((await ask(await signIn(insurer, '40000001'))).body).toHaveProperty('confirmationEmail')
      expect((await ask(await tokenFor('40000001'))).body).not.toHaveProperty('confirmationEmail')
    })

    it('can use the calls of a damage report, but does not receive the address of the home', async () => {
      const token = await tokenFor('30000001')
      for (const endpoint of [getContract, getInitConfig]) {
        const answer = await insurer.call(endpoint, { token })
        expect(answer.status).toBe(200)
        expect(JSON.stringify(answer.body)).not.toMatch(PERSONAL)
      }
    })

    it('can log out', async () => {
      const token = await tokenFor('10000001')
      expect((await insurer.call(logout, { token })).status).toBe(200)
      expect((await insurer.call(getKgfbHeader, { token })).status).toBe(401)
    })
  },
)
