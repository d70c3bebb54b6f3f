import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  calculatePremium,
  correctData,
  getDataCorrectionQuestions,
  getDrivelloScore,
  getInsuranceCompanies,
  getMileageYearlyList,
  modifyBonus,
} from '../../src/api/kgfbPremium'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { NOON, type VehicleCustomer, vehicleCustomer } from './vehicleCustomer'

const huf = (value: number) => ({ value, currency: 'HUF' })

describe.each(Object.entries(insurers))('at the simulated insurer %s, for KGFB,', (_name, create) => {
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

  const questions = async () => (await customer.call(getDataCorrectionQuestions)).body
  const calculated = async (question: object) => (await customer.post(calculatePremium, question)).body
  const year = 2026

  describe('in a bonus change,', () => {
    it('the bonus rises by one grade if the customer names a listed previous insurer', async () => {
      const companies = v.parse(getInsuranceCompanies.response, (await customer.call(getInsuranceCompanies)).body)
      expect(await customer.post(modifyBonus, { previousInsuranceCompany: companies[0]?.id })).toMatchObject({
        status: 200,
        body: { caseStatus: 'SUCCEEDED' },
      })
      expect(await customer.header()).toMatchObject({ bonus: 'B07', casesCount: 0 })
      expect((await customer.cases())[0]).toMatchObject({ name: 'Bonus-malus besorolás módosítása' })
      expect((await customer.cases())[0]).toMatchObject({ name: 'Bonus-malus besorolás módosítása' })
    })

    it('the contract keeps its bonus if the previous insurer is not in the list', async () => {
      expect(await customer.post(modifyBonus, { previousInsuranceCompany: 'Délibáb' })).toEqual(rejectedChange)
      expect(await customer.header()).toMatchObject({ bonus: 'B06', casesCount: 0 })
    })

    it('the premium is lowered only once, and the response contains the old and the new one', async () => {
      const request = { previousInsuranceCompany: '1' }
      expect((await customer.post(modifyBonus, request)).body).toMatchObject({
        ...{ oldBonus: 'B06', newBonus: 'B07' },
        ...{ oldPremium: huf(14_860), newPremium: huf(14_067) },
      })
      expect(await customer.post(modifyBonus, request)).toEqual(rejectedChange)
      expect(await customer.header()).toMatchObject({
        ...{ bonus: 'B07', nextPremium: huf(14_067), casesCount: 0 },
        contract: { premiumFrequency: huf(14_067) },
      })
    })
  })

  describe('in a data correction,', () => {
    it('the new premium is the calculated yearly premium divided by the number of instalments', async () => {
      const answers = { seasonTires: true, publicServant: true }
      expect(await calculated(answers)).toEqual({ oldPremium: huf(59_440), newPremium: huf(54_684) })
      expect((await customer.header()).contract.premiumFrequency).toEqual(huf(14_860))
      expect(await customer.post(correctData, answers)).toMatchObject({
        status: 200,
        body: { oldPremium: huf(14_860), newPremium: huf(13_671) },
      })
      expect(await calculated({})).toMatchObject({ oldPremium: huf(54_684) })
      expect((await customer.header()).contract.premiumFrequency).toEqual(huf(13_671))
      expect((await customer.cases())[0]?.name).toBe('Adatpontosítás')
    })

    it('the insurer does not repeat an answered question, even if the answer was null', async () => {
      await customer.post(correctData, { seasonTires: false, youngDriverBirthYear: null })
      expect(await questions()).toEqual({
        seasonTires: false,
        youngDriverBirthYear: false,
        drivingLicenceYear: true,
        publicServant: true,
        contractorChildBirthYear: true,
      })
      expect(await customer.post(correctData, { seasonTires: true })).toEqual(rejectedChange)
      expect(await customer.header()).toMatchObject({ enabledDataCorrection: true, casesCount: 0 })
    })

    it('the insurer has no questions left if the customer has answered all of them', async () => {
      const answer = await customer.post(correctData, {
        seasonTires: true,
        youngDriverBirthYear: year - 20,
        drivingLicenceYear: year - 1,
        publicServant: false,
        contractorChildBirthYear: null,
      })
      expect(answer.status).toBe(200)
      expect(Object.values(Object(await questions()))).toEqual([false, false, false, false, false])
      expect((await customer.header()).enabledDataCorrection).toBe(false)
    })

    it('the insurer refuses a request without an answer or with an impossible year', async () => {
      expect(await customer.post(correctData, {})).toEqual(rejectedChange)
      expect(await customer.post(correctData, { drivingLicenceYear: year + 1 })).toEqual(rejectedChange)
      expect(await customer.post(correctData, { youngDriverBirthYear: 1899 })).toEqual(rejectedChange)
      expect((await customer.header()).casesCount).toBe(0)
    })

    it('the insurer asks no question and refuses any answer if no correction is allowed', async () => {
      customer = await vehicleCustomer(insurer, '10000002')
      expect(Object.values(Object(await questions()))).toEqual([false, false, false, false, false])
      expect(await customer.post(correctData, { seasonTires: true })).toEqual(rejectedChange)
    })
  })

  describe('in a calculation,', () => {
    it('the premium depends on the mileage band, and the contract stays unchanged', async () => {
      const before = await customer.header()
      const bands = v.parse(getMileageYearlyList.response, (await customer.call(getMileageYearlyList)).body)
      expect(bands).toHaveLength(7)
      const premiums = []
      for (const { code } of bands) premiums.push(await calculated({ mileageYearly: code }))
      expect(premiums).toMatchObject(
        [51_200, 55_400, 59_440, 63_800, 68_600, 73_900, 81_200].map((value) => ({
          oldPremium: huf(59_440),
          newPremium: huf(value),
        })),
      )
      expect(await customer.header()).toEqual(before)
    })

    it('the premium depends on the answers about a young driver, the licence and a child', async () => {
      expect(await calculated({ youngDriverBirthYear: year - 20 })).toMatchObject({ newPremium: huf(66_572) })
      expect(await calculated({ youngDriverBirthYear: year - 25 })).toMatchObject({ newPremium: huf(59_440) })
      expect(await calculated({ drivingLicenceYear: year - 1 })).toMatchObject({ newPremium: huf(63_008) })
      expect(await calculated({ contractorChildBirthYear: year - 5 })).toMatchObject({ newPremium: huf(57_064) })
    })

    it('the response contains the present yearly premium of the contract and the new one', async () => {
      customer = await vehicleCustomer(insurer, '10000002')
      expect(await calculated({ seasonTires: true })).toEqual({ oldPremium: huf(112_080), newPremium: huf(108_720) })
    })

    it('an unknown mileage band and a terminated contract are refused', async () => {
      expect(await customer.post(calculatePremium, { mileageYearly: '1-2' })).toEqual(rejectedChange)
      customer = await vehicleCustomer(insurer, '10000003')
      expect(await customer.post(calculatePremium, {})).toEqual(rejectedChange)
    })
  })

  it('the driving score is the same for a plate in any notation', async () => {
    const score = async (licensePlateNumber: string) =>
      v.parse(getDrivelloScore.response, (await customer.post(getDrivelloScore, { licensePlateNumber })).body)
    const first = await score('RJK-482')
    expect(first).toEqual({ drivelloScore: expect.any(Number), status: 'AVAILABLE' })
    expect(await score('rjk 482')).toEqual(first)
    expect(await score('ABC-123')).not.toEqual(first)
    expect(await score('XYZ-999')).toEqual({ drivelloScore: null, status: 'NOT_AVAILABLE' })
  })
})
