import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  previewRemoveFromTraffic,
  previewReturnToTraffic,
  removeFromTraffic,
  returnToTraffic,
} from '../../src/api/kgfbTraffic'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { readFilled } from './filled'
import { dayIn, NOON, type VehicleCustomer, vehicleCustomer } from './vehicleCustomer'

describe.each(Object.entries(insurers))('at the simulated insurer %s, a removal from traffic', (_name, create) => {
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

  const preview = (vehicleRemoveStartDate: string, x = '10000001') =>
    customer.call(previewRemoveFromTraffic, { params: { x }, query: { vehicleRemoveStartDate } })
  const remove = (vehicleRemoveStartDate: string) => customer.post(removeFromTraffic, { vehicleRemoveStartDate })
  const previewBack = (backDate: string, x = '10000001') =>
    customer.call(previewReturnToTraffic, { params: { x }, query: { backDate } })
  const bringBack = (backDate: string) => customer.post(returnToTraffic, { backDate })

  it('is previewed with its refund for unused days, and with an end after half a year', async () => {
    const paidUntil = (await customer.header()).contract.paymentNextperiod ?? ''
    const days = (Date.parse(paidUntil) - Date.parse(dayIn(10))) / (24 * 60 * 60 * 1000)
    expect((await preview(dayIn(10))).body).toEqual({
      validFromDate: dayIn(10),
      validToDate: dayIn(193),
      // A quarter's premium covers its 91 days.
      refund: { value: Math.round((14_860 * days) / 91), currency: 'HUF' },
    })
    expect((await preview(paidUntil)).body).toMatchObject({ refund: null })
    expect((await customer.header()).casesCount).toBe(0)
  })

  it('lowers the debt by the refund', async () => {
    const { refund } = readFilled(previewRemoveFromTraffic.response, (await preview(dayIn(10))).body)
    await remove(dayIn(10))
    expect((await customer.header()).debt?.value).toBe(14_860 - (refund?.value ?? 0))
  })

  it("is previewed for the customer's own contract only", async () => {
    expect(await preview(dayIn(10), '10000002')).toEqual(rejectedChange)
    await remove(dayIn(5))
    expect((await previewBack(dayIn(5))).status).toBe(200)
    expect(await previewBack(dayIn(5), '10000002')).toEqual(rejectedChange)
  })

  it.each([-1, 126])('is refused if it begins in %s days, before today or after the insurance period', async (days) => {
    expect(await preview(dayIn(days))).toEqual(rejectedChange)
    expect(await remove(dayIn(days))).toEqual(rejectedChange)
    expect((await customer.header()).casesCount).toBe(0)
  })

  it.each([0, 125])('is accepted if it begins in %s days, within the insurance period', async (days) => {
    expect((await remove(dayIn(days))).status).toBe(200)
    expect((await customer.cases())[0]?.name).toBe('Ideiglenes forgalomból kivonás bejelentése')
  })

  it('is refused a second time before the vehicle returns', async () => {
    await remove(dayIn(0))
    expect(await remove(dayIn(2))).toEqual(rejectedChange)
    expect(await preview(dayIn(2))).toEqual(rejectedChange)
    expect((await bringBack(dayIn(0))).status).toBe(200)
    expect((await customer.cases())[0]?.name).toBe('Ismételt forgalomba helyezés bejelentése')
    expect((await remove(dayIn(1))).status).toBe(200)
    expect((await bringBack(dayIn(20))).status).toBe(200)
    expect(await remove(dayIn(30))).toEqual(rejectedChange)
  })

  it('ends with a single return, on a day within half a year after its first day', async () => {
    for (const attempt of [previewBack, bringBack]) expect(await attempt(dayIn(5))).toEqual(rejectedChange)
    await remove(dayIn(5))
    for (const attempt of [previewBack, bringBack])
      for (const days of [4, 189]) expect(await attempt(dayIn(days))).toEqual(rejectedChange)
    expect((await bringBack(dayIn(5))).status).toBe(200)
    expect(await bringBack(dayIn(6))).toEqual(rejectedChange)
    expect((await customer.cases()).slice(0, 2)).toMatchObject([
      { name: 'Ismételt forgalomba helyezés bejelentése' },
      { name: 'Ideiglenes forgalomból kivonás bejelentése' },
    ])
  })

  it('is refused for a terminated contract', async () => {
    customer = await vehicleCustomer(insurer, '10000003')
    expect(await preview(dayIn(0), '10000003')).toEqual(rejectedChange)
    expect(await remove(dayIn(0))).toEqual(rejectedChange)
    expect(await bringBack(dayIn(0))).toEqual(rejectedChange)
  })
})
