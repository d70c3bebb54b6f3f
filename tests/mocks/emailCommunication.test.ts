import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getPartner } from '../../src/api/clientContact'
import * as api from '../../src/api/emailCommunication'
import { getHeader as getPropertyHeader } from '../../src/api/home'
import * as kgfb from '../../src/api/kgfb'
import * as life from '../../src/api/life'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const RIGHT = { otpCode: '123456' }
const email = 'levelek@pelda.example'

describe.each(Object.entries(insurers))('at the simulated insurer %s, a change to e-mail letters', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '40000001')
  })
  afterEach(() => insurer.close())

  const check = async () => {
    await client.send(api.changeToEmail, { email })
    await client.send(api.validateChangeToEmailCode, RIGHT)
  }

  it('takes effect after the address is verified and the change is finished', async () => {
    await check()
    expect((await client.send(api.summarizeChangeToEmail, { email })).body).toEqual({ email, contracts: [] })
    expect((await client.read(life.getHeader)).canChangeToEmailCommunication).toBe(true)
    expect(await client.send(api.finishChangeToEmail, { email })).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED', confirmationEmail: email },
    })
    expect(await client.read(life.getHeader)).toMatchObject({
      canChangeToEmailCommunication: false,
      contract: { email, documentCommunicationChannelType: 'EMAIL' },
    })
    expect((await client.read(life.getCases))[0]?.name).toBe('Áttérés elektronikus kapcsolattartásra')
  })

  it('is refused if the contract already receives letters by e-mail', async () => {
    await check()
    await client.send(api.finishChangeToEmail, { email })
    expect(await client.send(api.finishChangeToEmail, { email })).toEqual(rejectedChange)
    expect(await client.send(api.changeToEmail, { email })).toEqual(rejectedChange)
  })

  it('of the customer’s other contracts applies only to those that the customer has chosen', async () => {
    await check()
    const request = { email, contractNumbers: ['30000001', '10000001'] }
    expect((await client.send(api.summarizeChangeToEmail, request)).body).toMatchObject({
      contracts: [{ contractNumber: '10000001' }, { contractNumber: '30000001' }],
    })
    await client.send(api.finishChangeToEmail, request)
    const changed = (await client.read(getPartner)).filter(({ emailDate }) => emailDate !== null)
    expect(changed.map(({ contractNumber }) => contractNumber)).toEqual(['10000001', '30000001'])
    expect(changed.every((contract) => !contract.canChangeToEmailCommunicationOther)).toBe(true)
    const otherCustomer = await customerOf(insurer, '10000001')
    expect((await otherCustomer.read(kgfb.getHeader)).canChangeToEmailCommunication).toBe(false)
    expect((await otherCustomer.read(kgfb.getCases))[0]?.name).toBe('Áttérés elektronikus kapcsolattartásra')
    const third = await customerOf(insurer, '30000002')
    expect((await third.read(getPropertyHeader)).canChangeToEmailCommunication).toBe(true)
  })

  it.each([
    ['unknown', '55555555'],
    ['a company’s', '40000002'],
    ['terminated', '10000003'],
  ])('is refused if a chosen contract is %s', async (_what, number) => {
    await check()
    const request = { email, contractNumbers: [number] }
    expect(await client.send(api.summarizeChangeToEmail, request)).toEqual(rejectedChange)
    expect(await client.send(api.finishChangeToEmail, request)).toEqual(rejectedChange)
  })

  it('is refused before the right code is entered, and for an address that received no code', async () => {
    expect(await client.send(api.validateChangeToEmailCode, RIGHT)).toEqual(rejectedChange)
    expect(await client.send(api.resendChangeToEmailCode, {})).toEqual(rejectedChange)
    expect(await client.send(api.summarizeChangeToEmail, { email })).toEqual(rejectedChange)
    await client.send(api.changeToEmail, { email })
    expect((await client.send(api.resendChangeToEmailCode, {})).status).toBe(200)
    expect(await client.send(api.finishChangeToEmail, { email })).toEqual(rejectedChange)
    await client.send(api.validateChangeToEmailCode, RIGHT)
    expect(await client.send(api.finishChangeToEmail, { email: 'mas@pelda.example' })).toEqual(rejectedChange)
  })

  it('reports the attempts left after each wrong code, and is refused when none is left', async () => {
    await client.send(api.changeToEmail, { email })
    for (const availableAttempts of [2, 1, 0]) {
      expect((await client.send(api.validateChangeToEmailCode, { otpCode: '000000' })).body).toEqual({
        code: 'EMAIL_OTP_VALIDATION_ERROR',
        availableAttempts,
      })
    }
    expect((await client.send(api.validateChangeToEmailCode, RIGHT)).status).toBe(422)
    expect(await client.send(api.finishChangeToEmail, { email })).toEqual(rejectedChange)
  })

  it('after a sign-in by postal code sends a code to the current address only if the new address differs', async () => {
    client = await customerOf(insurer, '50000001')
    const currentEmail = { email: 'kerekes.boglarka@pelda.example' }
    expect((await client.send(api.changeToEmail, currentEmail)).body).toEqual({ confirmationSentTo: null })
    expect((await client.send(api.changeToEmail, { email })).body).toEqual({
      confirmationSentTo: 'k*****@pelda.example',
    })
  })

  it.each([
    ['a company', '40000002'],
    ['a terminated contract', '10000003'],
  ])('is not available for %s', async (_whom, number) => {
    client = await customerOf(insurer, number)
    expect(await client.send(api.changeToEmail, { email })).toEqual(rejectedChange)
  })
})
