import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  getInsuranceCompanies,
  getModifyLicensePlate,
  modifyBonus,
  modifyLicensePlate,
  reactivate,
  supplement,
} from '../../src/api/casco'
import { CAR_REVIEW_PHOTOS, reviewCar } from '../../src/api/cascoPhotos'
import { getHeader as getKgfbHeader } from '../../src/api/kgfb'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { dayIn, NOON, type VehicleCustomer, vehicleCustomer } from './vehicleCustomer'

const NOTHING = { value: 0, currency: 'HUF' }

describe.each(Object.entries(insurers))('casco at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let customer: VehicleCustomer
  beforeEach(async () => {
    vi.setSystemTime(NOON)
    insurer = await create()
    customer = await vehicleCustomer(insurer, '20000001')
  })
  afterEach(async () => {
    await insurer.close()
    vi.useRealTimers()
  })

  it('answers 404 to a call of another product line, kgfb', async () => {
    expect((await customer.call(getKgfbHeader)).status).toBe(404)
  })

  it('changes the plate, but refuses an unchanged plate and a document that does not exist', async () => {
    expect((await customer.call(getModifyLicensePlate)).body).toEqual({ hasOtherContracts: true })
    const registrationBook = [await customer.uploaded()]
    for (const body of [
      { licensePlateNumber: 'AA CK-417', registrationBook },
      { licensePlateNumber: 'aabc123', registrationBook: ['document-404'] },
    ])
      expect(await customer.post(modifyLicensePlate, body)).toEqual(rejectedChange)
    const answer = await customer.post(modifyLicensePlate, { licensePlateNumber: 'aabc123', registrationBook })
    expect(answer.body).toMatchObject({ oldLicensePlateNumber: 'AA CK-417', newLicensePlateNumber: 'AA BC-123' })
    expect(await customer.header()).toMatchObject({ licensePlateNumber: 'AA BC-123', casesCount: 0 })
  })

  it('accepts a no-claims bonus from a known previous insurer, and refuses a second request or an unknown insurer', async () => {
    expect((await customer.call(getInsuranceCompanies)).body).toContainEqual({ id: '7', name: 'Napraforgó Biztosító' })
    const bonusRequest = { previousInsuranceCompany: '7', previousInsuranceContractNumber: 'NF-1234' }
    expect(await customer.post(modifyBonus, { previousInsuranceCompany: '13' })).toEqual(rejectedChange)
    expect((await customer.post(modifyBonus, bonusRequest)).status).toBe(200)
    expect(await customer.post(modifyBonus, bonusRequest)).toEqual(rejectedChange)
    expect(await customer.post(modifyBonus, { previousInsuranceCompany: '7' })).toEqual(rejectedChange)
    expect(await customer.header()).toMatchObject({ bonus: 'B05', casesCount: 0 })
  })

  it.each([
    ['INSPECTION', { inspection: false, key: true, propertyProtectionSystem: true }],
    ['KEY', { inspection: true, key: false, propertyProtectionSystem: true }],
    ['PROPERTY_PROTECTION_SYSTEM', { inspection: true, key: true, propertyProtectionSystem: false }],
  ])(
    'no longer lists the supplement %s (a missing item) after its document is sent, and refuses to receive it again',
    async (supplementType, supplements) => {
      const documents = [await customer.uploaded()]
      expect((await customer.post(supplement, { supplementType, documents })).status).toBe(200)
      expect(await customer.header()).toMatchObject({ supplements, casesCount: 0 })
      expect(await customer.post(supplement, { supplementType, documents })).toEqual(rejectedChange)
      expect((await customer.cases()).map(({ name }) => name)).toEqual(['Hiánypótlás'])
    },
  )

  it('refuses a supplement (a missing item) if its document does not exist', async () => {
    expect(await customer.post(supplement, { supplementType: 'KEY', documents: ['document-404'] })).toEqual(
      rejectedChange,
    )
    expect((await customer.header()).supplements?.key).toBe(true)
  })

  describe('a photo inspection', () => {
    const photos = async () => {
      const documentIds: Record<string, string> = {}
      for (const name of CAR_REVIEW_PHOTOS) documentIds[name] = await customer.uploaded()
      return documentIds
    }

    it('is accepted with seven photos, and is then no longer listed as missing', async () => {
      expect(await customer.post(reviewCar, await photos())).toMatchObject({ body: { caseStatus: 'SUCCEEDED' } })
      expect((await customer.cases())[0]?.name).toBe('Fényképes gépjárműszemle')
      // The inspection is no longer missing. The key is still missing.
      expect((await customer.header()).supplements).toMatchObject({ inspection: false, key: true })
    })

    it('is refused without one of the photos, and the response names that photo', async () => {
      const { kilometerDistance: _, ...six } = await photos()
      expect((await customer.post(reviewCar, six)).body).toMatchObject({ fields: ['kilometerDistance'] })
    })

    it('is refused with a photo that does not exist or is used twice', async () => {
      const all = await photos()
      expect(await customer.post(reviewCar, { ...all, key: 'document-404' })).toEqual(rejectedChange)
      expect(await customer.post(reviewCar, { ...all, key: all.vehicleId })).toEqual(rejectedChange)
      expect((await customer.header()).casesCount).toBe(0)
    })
  })

  describe('reactivation of a lapsed contract', () => {
    beforeEach(async () => {
      customer = await vehicleCustomer(insurer, '20000002')
    })

    const paid = { status: 'ACCEPTED', amount: 24_300, currency: 'HUF', paymentCode: 'payment-1' }

    it('renews the contract for a year from the chosen day and allows changes again', async () => {
      expect((await customer.header()).contract).toMatchObject({ contractStatusId: 2, terminationReasonId: 5 })
      expect(await customer.post(modifyBonus, { previousInsuranceCompany: '7' })).toEqual(rejectedChange)
      expect(await customer.post(reactivate, { reactivateDate: dayIn(3), ...paid })).toMatchObject({
        body: { caseStatus: 'SUCCEEDED' },
      })
      expect(await customer.header()).toMatchObject({
        debt: NOTHING,
        reactivationDate: dayIn(3),
        contract: { contractStatusId: 2 },
      })
      await customer.wait(3 * 24 * 60 * 60 * 1000)
      expect(await customer.header()).toMatchObject({
        debt: NOTHING,
        insurancePeriod: expect.stringContaining(dayIn(3).replaceAll('-', '. ')),
        insuranceValidDate: dayIn(367),
        casesCount: 0,
        contract: {
          contractStatusId: 1,
          anniversaryDate: dayIn(368),
          premiumFrequency: { value: 24_300, currency: 'HUF' },
          terminationDate: null,
          terminationReasonId: null,
        },
      })
      expect((await customer.post(modifyBonus, { previousInsuranceCompany: '7' })).status).toBe(200)
    })

    it.each([0, 30])('is accepted up to 30 days ahead: with a start in %i days', async (days) => {
      expect((await customer.post(reactivate, { reactivateDate: dayIn(days) })).status).toBe(200)
    })

    it('leaves the debt open until the announced transfer arrives if it is not paid by card', async () => {
      expect((await customer.post(reactivate, { reactivateDate: dayIn(0) })).status).toBe(200)
      const debt = { value: 24_300, currency: 'HUF' }
      expect(await customer.header()).toMatchObject({ debt, announcedTransfers: [{ amount: debt, date: dayIn(0) }] })
      expect((await customer.cases())[0]?.waitsFor).toBe('TRANSFER')
      await customer.wait(2 * 24 * 60 * 60 * 1000)
      expect(await customer.header()).toMatchObject({ debt: NOTHING, announcedTransfers: [] })
    })

    it.each([
      ['for a past day', { reactivateDate: dayIn(-1) }],
      ['more than a month ahead', { reactivateDate: dayIn(31) }],
      ['after a failed payment', { reactivateDate: dayIn(0), ...paid, status: 'DECLINED' }],
      ['for a wrong amount', { reactivateDate: dayIn(0), ...paid, amount: 100 }],
    ])('is refused %s', async (_what, body) => {
      expect(await customer.post(reactivate, body)).toEqual(rejectedChange)
      expect((await customer.header()).contract.contractStatusId).toBe(2)
    })

    it('is refused if the contract is already reactivated', async () => {
      await customer.post(reactivate, { reactivateDate: dayIn(0), ...paid })
      expect(await customer.post(reactivate, { reactivateDate: dayIn(0), ...paid })).toEqual(rejectedChange)
    })
  })

  it('refuses to reactivate an active contract', async () => {
    expect(await customer.post(reactivate, { reactivateDate: dayIn(0) })).toEqual(rejectedChange)
  })
})
