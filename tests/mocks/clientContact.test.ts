import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as casco from '../../src/api/casco'
import * as contact from '../../src/api/clientContact'
import * as home from '../../src/api/home'
import * as kgfb from '../../src/api/kgfb'
import * as life from '../../src/api/life'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const RIGHT = { otpCode: '123456' }
const WRONG = { otpCode: '000000' }
const EMAIL = { email: 'uj.cim@pelda.example' }
const PHONE = { phoneNumber: '06 30 765 4321' }

describe.each(Object.entries(insurers))('at the simulated insurer %s, contact data changes', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  it('save a new e-mail address after the customer enters the code sent to it, and add a case', async () => {
    expect(await client.send(contact.changeEmail, EMAIL)).toEqual({ status: 200, body: { confirmationSentTo: null } })
    expect((await client.read(kgfb.getHeader)).contract.email).toBe('kerekes.boglarka@pelda.example')
    expect(await client.send(contact.validateEmailCode, RIGHT)).toMatchObject({
      status: 200,
      body: { caseStatus: 'SUCCEEDED', confirmationEmail: EMAIL.email },
    })
    expect((await client.read(kgfb.getHeader)).contract).toMatchObject({ ...EMAIL, missingEmail: false })
    expect((await client.read(kgfb.getCases))[0]).toMatchObject({ name: 'E-mail-cím módosítása' })
    expect(await client.send(contact.validateEmailCode, RIGHT)).toEqual(rejectedChange)
  })

  it('accept an e-mail address with a Punycode domain', async () => {
    expect(await client.send(contact.changeEmail, { email: 'bela@xn--plda-bpa.hu' })).toMatchObject({ status: 200 })
  })

  it('report the attempts left after each wrong e-mail code, and must be restarted when none is left', async () => {
    await client.send(contact.changeEmail, EMAIL)
    for (const availableAttempts of [2, 1, 0, 0]) {
      expect(await client.send(contact.validateEmailCode, WRONG)).toEqual({
        status: 422,
        body: { code: 'EMAIL_OTP_VALIDATION_ERROR', availableAttempts },
      })
    }
    expect((await client.send(contact.validateEmailCode, RIGHT)).status).toBe(422)
    expect(await client.send(contact.resendEmailCode, {})).toEqual(rejectedChange)
    await client.send(contact.changeEmail, EMAIL)
    expect((await client.send(contact.validateEmailCode, RIGHT)).status).toBe(200)
  })

  it('send another code only for a change that was started', async () => {
    expect(await client.send(contact.resendEmailCode, {})).toEqual(rejectedChange)
    expect(await client.send(contact.resendPhoneCode, {})).toEqual(rejectedChange)
    expect(await client.send(contact.validatePhoneCode, RIGHT)).toEqual(rejectedChange)
    await client.send(contact.changePhone, PHONE)
    expect((await client.send(contact.resendPhoneCode, {})).status).toBe(200)
    expect(await client.send(contact.resendEmailCode, {})).toEqual(rejectedChange)
  })

  it('save a new phone number after it is verified and the change is finished', async () => {
    await client.send(contact.changePhone, PHONE)
    expect(await client.send(contact.finishChangePhone, PHONE)).toEqual(rejectedChange)
    expect((await client.send(contact.validatePhoneCode, WRONG)).body).toEqual({
      code: 'AUTH_OTP_001',
      availableAttempts: 2,
    })
    expect(await client.send(contact.validatePhoneCode, RIGHT)).toEqual({ status: 200, body: {} })
    expect((await client.read(kgfb.getHeader)).contract.phoneNumber).toBe('+36201234567')
    expect(await client.send(contact.finishChangePhone, { phoneNumber: '+36201112222' })).toEqual(rejectedChange)
    expect(await client.send(contact.finishChangePhone, PHONE)).toMatchObject({ status: 200 })
    expect((await client.read(kgfb.getHeader)).contract.phoneNumber).toBe('+36307654321')
    expect((await client.read(kgfb.getCases))[0]).toMatchObject({ name: 'Telefonszám módosítása' })
    expect(await client.send(contact.finishChangePhone, PHONE)).toEqual(rejectedChange)
  })

  it('discard a verified phone number when a change to another number starts', async () => {
    await client.send(contact.changePhone, PHONE)
    await client.send(contact.validatePhoneCode, RIGHT)
    await client.send(contact.changePhone, { phoneNumber: '+36201112222' })
    expect(await client.send(contact.finishChangePhone, PHONE)).toEqual(rejectedChange)
  })

  it('refuse an e-mail address or phone number that is invalid or unchanged', async () => {
    for (const email of ['nem cím', 'kerekes.boglarka@pelda.example']) {
      expect(await client.send(contact.changeEmail, { email })).toEqual(rejectedChange)
    }
    for (const phoneNumber of ['12', '06 20 123 4567']) {
      expect(await client.send(contact.changePhone, { phoneNumber })).toEqual(rejectedChange)
    }
  })

  it('are refused on a terminated contract', async () => {
    client = await customerOf(insurer, '10000003')
    expect(await client.send(contact.changeEmail, EMAIL)).toEqual(rejectedChange)
    expect(await client.send(contact.changePhone, PHONE)).toEqual(rejectedChange)
  })

  it('set the flag for a missing phone number to false after a number is saved', async () => {
    client = await customerOf(insurer, '10000002')
    expect((await client.read(kgfb.getHeader)).contract).toMatchObject({ phoneNumber: null, missingPhone: true })
    await client.send(contact.changePhone, PHONE)
    await client.send(contact.validatePhoneCode, RIGHT)
    await client.send(contact.finishChangePhone, PHONE)
    expect((await client.read(kgfb.getHeader)).contract).toMatchObject({
      phoneNumber: '+36307654321',
      missingPhone: false,
    })
  })

  it('of the e-mail address also require a code sent to the current address if the customer signed in by postal code', async () => {
    client = await customerOf(insurer, '50000001')
    expect((await client.send(contact.changeEmail, EMAIL)).body).toEqual({ confirmationSentTo: 'k*****@pelda.example' })
    expect((await client.send(contact.resendEmailCode, {})).body).toEqual({
      confirmationSentTo: 'k*****@pelda.example',
    })
    expect(await client.send(contact.validateEmailCode, RIGHT)).toMatchObject({ body: { availableAttempts: 2 } })
    expect(await client.send(contact.validateEmailCode, { ...RIGHT, confirmationCode: WRONG.otpCode })).toMatchObject({
      body: { availableAttempts: 1 },
    })
    expect((await client.send(contact.validateEmailCode, { ...RIGHT, confirmationCode: '123456' })).status).toBe(200)
    expect((await client.read(life.getHeader)).contract.email).toBe(EMAIL.email)
  })

  it.each([
    ['casco', '20000001', casco],
    ['home', '30000001', home],
    ['life', '40000001', life],
    ['accident', '60000001', life],
  ] as const)('save a new e-mail address on a %s contract', async (_area, number, { getHeader, getCases }) => {
    client = await customerOf(insurer, number)
    await client.send(contact.changeEmail, EMAIL)
    await client.send(contact.validateEmailCode, RIGHT)
    expect((await client.read(getHeader)).contract.email).toBe(EMAIL.email)
    expect((await client.read(getCases)).map(({ name }) => name)).toContain('E-mail-cím módosítása')
  })

  it("list a person's other contracts with masked contact data, and no contracts for a company", async () => {
    const partners = await client.read(contact.getPartner)
    const numbers = partners.map(({ contractNumber }) => contractNumber)
    expect(numbers).toEqual(expect.arrayContaining(['10000003', '20000001', '30000001', '40000001']))
    for (const excludedNumber of ['10000001', '10000002', '40000002', '70000001', '90000009'])
      expect(numbers).not.toContain(excludedNumber)
    expect(partners.find(({ contractNumber }) => contractNumber === '30000001')).toEqual({
      productName: 'Minta Otthon',
      maskedContractNumber: '3****001',
      contractNumber: '30000001',
      additionalInfo: '7621 Pécs, Mesebeli lépcső 6.',
      partnerId: 'partner-30000001',
      canChangeToEmailCommunicationOther: true,
      email: 'k*****@pelda.example',
      emailDate: null,
      phoneNumber: '+36 20 *** **67',
    })
    client = await customerOf(insurer, '10000002')
    expect(await client.read(contact.getPartner)).toEqual([])
  })
})
