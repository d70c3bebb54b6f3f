import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as casco from '../../src/api/cascoTermination'
import { signDigitally } from '../../src/api/documents'
import { terminationResult } from '../../src/api/entities'
import { modifyBonus } from '../../src/api/kgfbPremium'
import * as kgfb from '../../src/api/kgfbTermination'
import { reportPayment } from '../../src/api/payments'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'
import { dayIn, NOON, type VehicleCustomer, vehicleCustomer } from './vehicleCustomer'

const MINUTE = 60 * 1000
const DAY = 24 * 60 * MINUTE
const nothing = {
  debtForWithdraw: null,
  premiumUntilEnd: null,
  unusedPremium: null,
  insuranceEndDate: null,
  durationDiscount: null,
  terminationDate: null,
  bonus: null,
  nextYearPeriodicalPremium: null,
}

describe.each(Object.entries(insurers))('at the simulated insurer %s,', (_name, create) => {
  let insurer: Insurer
  let customer: VehicleCustomer
  beforeEach(async () => {
    vi.setSystemTime(NOON)
    insurer = await create()
    customer = await vehicleCustomer(insurer, '10000001')
  })
  afterEach(async () => {
    await insurer.close()
    vi.useRealTimers()
  })

  const terminate = (terminationReason: string, more: object = {}) =>
    customer.post(kgfb.terminate, { terminationReason, ...more })
  const caseIdOf = (body: unknown) => readFilled(terminationResult, body).caseId
  /** Pays the debt and the next premium by transfers that arrive two days later. */
  const pay = async () => {
    for (const premiumType of ['DEBT', 'NEXT']) {
      await customer.post(reportPayment, { premiumType })
      await customer.wait(2 * DAY)
    }
  }
  const sign = (caseId: string) => customer.post(signDigitally, { caseId })

  /** Returns the ids of the cases that a later case has replaced. */
  const superseded = async () =>
    (await customer.cases()).flatMap(({ caseId, decision }) => (decision?.status === 'SUPERSEDED' ? [caseId] : []))

  const on = (terminationDate: string) => ({ query: { terminationDate } })

  it.each([
    // The quarter's premium is unpaid, so it is the debt. The refund is for the 35 of the quarter's 91 days after the
    // contract's end.
    [0, 5715],
    [-10, Math.round((14_860 * 45) / 91)],
    // The refund is the quarter's whole premium, and the part for 4 of the previous quarter's 92 days.
    [-60, Math.round(14_860 + (14_860 * 4) / 92)],
  ])(
    'a vehicle termination is previewed with debt, refund and discount if the contract ends (%i) days from today',
    async (days, refund) => {
      for (const reason of [kgfb.previewUserChange, kgfb.previewCarSell, kgfb.previewFinalWithdraw]) {
        expect((await customer.call(reason, on(dayIn(days)))).body).toEqual({
          debtForWithdraw: { value: 14_860, currency: 'HUF' },
          premiumUntilEnd: null,
          unusedPremium: { value: refund, currency: 'HUF' },
          insuranceEndDate: dayIn(days),
          durationDiscount: { value: 2972, currency: 'HUF' },
          terminationDate: dayIn(days),
          bonus: 'B06',
          nextYearPeriodicalPremium: null,
        })
      }
    },
  )

  it('a vehicle termination at the anniversary is previewed with the next premiums and the next bonus', async () => {
    const atAnniversary = {
      debtForWithdraw: { value: 14_860, currency: 'HUF' },
      premiumUntilEnd: { value: 14_860, currency: 'HUF' },
      unusedPremium: null,
      insuranceEndDate: dayIn(125),
      durationDiscount: null,
      terminationDate: dayIn(125),
      bonus: 'B07',
      nextYearPeriodicalPremium: { value: 15_454, currency: 'HUF' },
    }
    expect((await customer.call(kgfb.previewAnniversary)).body).toEqual(atAnniversary)
    await pay()
    await customer.wait(92 * DAY)
    expect((await customer.call(kgfb.previewAnniversary)).body).toMatchObject({ insuranceEndDate: '2028-03-26' })
  })

  it('a vehicle termination ends the contract, and appears with day and reason in the header, only after it is signed', async () => {
    const answer = await terminate('car-sell', { email: 'uj@pelda.example' })
    expect(answer.body).toMatchObject({
      caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
      terminationReason: 'Gépjármű eladása',
      confirmationEmail: 'uj@pelda.example',
    })
    await customer.wait(2 * MINUTE)
    expect((await customer.header()).contract.contractStatusId).toBe(1)
    expect((await sign(caseIdOf(answer.body))).status).toBe(200)
    expect(await customer.header()).toMatchObject({
      insurancePeriod: null,
      insuranceValidDate: null,
      enabledDataCorrection: false,
      casesCount: 0,
      contract: { contractStatusId: 2, terminationDate: dayIn(0), terminationReasonId: 2, premiumFrequency: null },
    })
    expect((await customer.cases())[0]).toMatchObject({ name: 'Szerződés megszüntetése', caseStatus: 'SUCCEEDED' })
  })

  it('a signed vehicle termination for the current day blocks a bonus change and another termination', async () => {
    await sign(caseIdOf((await terminate('car-sell')).body))
    expect(await customer.post(modifyBonus, { previousInsuranceCompany: '1' })).toEqual(rejectedChange)
    expect(await terminate('car-sell')).toEqual(rejectedChange)
    expect((await customer.call(kgfb.previewCarSell, on(dayIn(0)))).body).toEqual(nothing)
  })

  it('a signed vehicle termination for a later day appears in the header with that day, and takes effect on it', async () => {
    await pay()
    await sign(caseIdOf((await terminate('anniversary')).body))
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 1, terminationDate: dayIn(125) })
    await customer.wait(121 * DAY)
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, terminationDate: dayIn(125) })
  })

  it('an unsigned vehicle termination is superseded by a newer one, and can no longer be signed', async () => {
    const first = caseIdOf((await terminate('car-sell')).body)
    const second = caseIdOf((await terminate('anniversary')).body)
    expect(await sign(first)).toEqual(rejectedChange)
    expect((await sign(second)).status).toBe(200)
    expect(await superseded()).toEqual([first])
  })

  it('a signed vehicle termination is superseded if one with an earlier end is signed', async () => {
    const laterCase = caseIdOf((await terminate('anniversary')).body)
    await sign(laterCase)
    const earlierCase = caseIdOf((await terminate('car-sell')).body)
    expect(await superseded()).toEqual([])
    await sign(earlierCase)
    expect(await superseded()).toEqual([laterCase])
  })

  it('a vehicle termination can be requested again, with another reason, until one is signed', async () => {
    await terminate('final-withdraw')
    const { body } = await terminate('user-change')
    await sign(caseIdOf(body))
    expect(await terminate('car-sell')).toEqual(rejectedChange)
    expect((await customer.header()).contract.terminationReasonId).toBe(4)
  })

  it.each([
    ['a sale after the insurance period', 'car-sell', { terminationDate: dayIn(126) }],
    ['the reason “anniversary” on another day', 'anniversary', { terminationDate: dayIn(30) }],
    ['a document that was not uploaded', 'car-sell', { documents: ['document-404'] }],
  ])('a vehicle termination with %s is refused', async (_what, reason, more) => {
    expect(await terminate(reason, more)).toEqual(rejectedChange)
    expect((await customer.header()).casesCount).toBe(0)
  })

  it('a vehicle termination is accepted for a sale on a past day, with documents', async () => {
    const documents = [await customer.uploaded()]
    expect((await terminate('car-sell', { documents, terminationDate: dayIn(-5) })).status).toBe(200)
  })

  it.each([61, 400, 4000])('a vehicle termination is accepted for a sale %i days ago', async (days) => {
    expect((await terminate('car-sell', { terminationDate: dayIn(-days) })).status).toBe(200)
  })

  it('a vehicle termination with an unknown reason is refused with the error for a missing field', async () => {
    expect(await terminate('boredom')).toEqual({
      status: 400,
      body: { code: 'MISSING_FIELDS', fields: ['terminationReason'] },
    })
  })

  it('a casco termination, whose reason is in the path of the call, takes effect after it is signed', async () => {
    customer = await vehicleCustomer(insurer, '20000001')
    expect((await customer.call(casco.previewFinalWithdraw, on(dayIn(0)))).body).toMatchObject({
      // Three months are unpaid: two earlier months, and the current one. 5 of the current month's 31 days are
      // unused.
      debtForWithdraw: { value: 38_760 + 19_380, currency: 'HUF' },
      unusedPremium: { value: 3126, currency: 'HUF' },
      bonus: 'B04',
    })
    expect((await customer.call(casco.previewCarSell, on(dayIn(0)))).body).toMatchObject({
      terminationDate: dayIn(0),
    })
    expect((await customer.call(casco.previewAnniversary)).body).toMatchObject({ bonus: 'B05' })
    const { body } = await customer.call(casco.terminate, { params: { reason: 'final-withdraw' }, body: {} })
    expect(body).toMatchObject({ terminationReason: 'Végleges forgalomból kivonás' })
    await sign(caseIdOf(body))
    expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, terminationReasonId: 3 })
    expect(await customer.call(casco.terminate, { params: { reason: 'anniversary' }, body: {} })).toEqual(
      rejectedChange,
    )
  })
})
