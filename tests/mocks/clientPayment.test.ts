import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as api from '../../src/api/clientPayment'
import * as kgfb from '../../src/api/kgfb'
import * as life from '../../src/api/life'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { lifeCustomer as customerOf, type LifeCustomer } from './lifeCustomer'

const offered = { paymentTypeIds: [2, 3, 4, 13], paymentFrequencyIds: [1, 2, 3, 4] }

/** The premium of one period for each payment frequency, if a year costs 59 440 Ft. */
const premiums = [59_440, 29_720, 14_860, 4_953].map((value, index) => ({
  paymentFrequencyId: index + 1,
  premium: { value, currency: 'HUF' },
}))

describe.each(Object.entries(insurers))('payment settings at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let client: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    client = await customerOf(insurer, '10000001')
  })
  afterEach(() => insurer.close())

  const pay = (paymentTypeId: number, paymentFrequencyId: number) =>
    client.send(api.changePaymentTypeOrFrequency, { paymentTypeId, paymentFrequencyId })

  it('list the current and the offered methods and frequencies, and the premium of each frequency', async () => {
    expect(await client.read(api.getPaymentTypeOrFrequency)).toEqual({
      paymentTypeId: 4,
      paymentFrequencyId: 3,
      ...offered,
      premiums,
      nextPremiumDate: (await client.read(kgfb.getHeader)).contract.paymentNextperiod,
    })
  })

  it('contain no premiums on a terminated contract', async () => {
    client = await customerOf(insurer, '10000003')
    expect((await client.read(api.getPaymentTypeOrFrequency)).premiums).toBeUndefined()
  })

  it('appear in the header after a change, and the yearly premium stays the same', async () => {
    const before = (await client.read(kgfb.getHeader)).contract.premiumFrequency?.value ?? 0
    expect(await pay(13, 1)).toMatchObject({ status: 200, body: { caseStatus: 'SUCCEEDED' } })
    expect((await client.read(kgfb.getHeader)).contract).toMatchObject({
      paymentTypeId: 13,
      paymentFrequencyId: 1,
      premiumFrequency: { value: before * 4, currency: 'HUF' },
    })
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('Díjfizetési mód vagy gyakoriság módosítása')
  })

  it('return, after a change, the same next premium and payment day as the header', async () => {
    const { body } = await pay(13, 4)
    const { premiumFrequency, paymentNextperiod } = (await client.read(kgfb.getHeader)).contract
    expect(premiumFrequency).toBeTruthy()
    expect(body).toMatchObject({ nextPremium: premiumFrequency, nextPremiumDate: paymentNextperiod })
  })

  it('refuse unchanged or unavailable values, and any change on a terminated contract', async () => {
    expect(await pay(4, 3)).toEqual(rejectedChange)
    expect(await pay(5, 3)).toEqual(rejectedChange)
    expect(await pay(4, 5)).toEqual(rejectedChange)
    client = await customerOf(insurer, '10000003')
    expect(await pay(13, 1)).toEqual(rejectedChange)
  })

  it('are stored for a home contract, although its header does not contain them', async () => {
    client = await customerOf(insurer, '30000001')
    expect((await pay(2, 1)).status).toBe(200)
    expect(await client.read(api.getPaymentTypeOrFrequency)).toMatchObject({ paymentTypeId: 2, paymentFrequencyId: 1 })
    expect(await pay(2, 1)).toEqual(rejectedChange)
  })

  it('accept a new SuperShop (loyalty card) number only if it consists of digits', async () => {
    expect(await client.send(api.changeSuperShop, { superShopNumber: '12A4' })).toEqual(rejectedChange)
    expect(await client.send(api.changeSuperShop, { superShopNumber: '123456789' })).toMatchObject({ status: 200 })
    expect(await client.send(api.changeSuperShop, { superShopNumber: '123456789' })).toEqual(rejectedChange)
    expect((await client.read(kgfb.getCases))[0]?.name).toBe('SuperShop-kártyaszám megadása')
  })

  it('accept a valid tax number only from a person whose menu offers the change', async () => {
    const body = { taxNumber: '8492761008' }
    expect(await client.send(api.changeTaxNumber, body)).toEqual(rejectedChange)
    client = await customerOf(insurer, '40000002')
    expect(await client.send(api.changeTaxNumber, body)).toEqual(rejectedChange)
    client = await customerOf(insurer, '40000001')
    expect(await client.send(api.changeTaxNumber, { taxNumber: '98765434-2-41' })).toEqual(rejectedChange)
    expect(await client.send(api.changeTaxNumber, body)).toMatchObject({ status: 200 })
    expect((await client.read(life.getHeader)).contract.taxNumber).toBe('8492761008')
    expect((await client.read(life.getCases))[0]?.name).toBe('Adóazonosító jel módosítása')
    expect(await client.send(api.changeTaxNumber, body)).toEqual(rejectedChange)
  })
})
