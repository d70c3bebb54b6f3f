import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayAt } from '../../machines/today'
import { payByTransfer, payFeeByTransfer, payLater } from '../../src/api/payments'
import { type Insurer, insurers } from '../../tools/exploration/kit/insurers'
import { payingCustomer } from './payingCustomer'

const TWO_MONTHS = 62 * 24 * 60 * 60 * 1000

describe.each(Object.entries(insurers))('at the simulated insurer %s, amounts due and payments', (_name, create) => {
  let insurer: Insurer
  const customer = (number: string) => payingCustomer(insurer, number)
  const types = async (number: string) => (await (await customer(number)).due()).map(({ premiumType }) => premiumType)
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())

  it.each([
    ['20000001', 3 * 19380, 19380],
    ['30000001', 7240, 3620],
    ['40000001', 25000, 25000],
  ])('include all overdue premiums of contract %s as one debt, and the next premium', async (number, debt, premium) => {
    const debtor = await customer(number)
    expect(await debtor.debt()).toEqual({ value: debt, currency: 'HUF' })
    expect(await debtor.due()).toMatchObject([{ premiumType: 'NEXT', premium: { value: premium, currency: 'HUF' } }])
  })

  it('contain only the next premium if the current premium is part of the debt', async () => {
    const debtor = await customer('10000001')
    expect(await debtor.debt()).toEqual({ value: 14860, currency: 'HUF' })
    expect(await types('10000001')).toEqual(['NEXT'])
  })

  it('have consecutive periods, and deadlines that have not passed', async () => {
    // Contract 30000002 has an overpayment, which pays the first premium due.
    const debtor = await customer('30000002')
    await debtor.wait(TWO_MONTHS)
    const [current, next] = await debtor.due()
    const dayAfter = (day = '') => new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    expect(next?.paymentPeriodStartDate).toBe(dayAfter(current?.paymentPeriodEndDate))
    const today = dayAt(Date.now() + TWO_MONTHS)
    expect([current, next].map((entry) => (entry?.paymentDeadline ?? '') >= today)).toEqual([true, true])
  })

  it('contain no premium for a terminated contract', async () => {
    expect(await types('20000002')).toEqual([])
    expect(await types('10000003')).toEqual([])
  })

  it('contain no premium while the vehicle is out of traffic', async () => {
    expect(await types('10000002')).toEqual([])
  })

  it('can be transferred to the insurer’s account, as the debt or as an amount that the customer chooses', async () => {
    const { call } = await customer('10000001')
    const to = {
      accountNumber: '99900023-12345678-00000015',
      accountHolder: 'Minta Biztosító Zrt.',
      contractNumber: '10000001',
      swiftCode: 'MINTHUHB',
    }
    expect((await call(payByTransfer, {})).body).toEqual({ ...to, debt: { value: 14860, currency: 'HUF' } })
    const amount = { ...to, paymentAmount: { value: 5000, currency: 'HUF' } }
    expect((await call(payByTransfer, { paymentAmount: 5000 })).body).toEqual(amount)
    expect((await call(payFeeByTransfer, { paymentAmount: 5000 })).body).toEqual(amount)
  })

  it('can be transferred as the next premium if there is no debt', async () => {
    const { call } = await customer('60000001')
    expect((await call(payByTransfer, {})).body).toMatchObject({ paymentAmount: { value: 25_000, currency: 'HUF' } })
  })

  it('stay the same if the customer chooses to pay later, which opens a case', async () => {
    const { call, cases, debt } = await customer('10000001')
    expect((await call(payLater, {})).body).toMatchObject({ caseStatus: 'SUCCEEDED' })
    expect((await cases())[0]).toMatchObject({ name: 'Díjfizetés' })
    expect(await debt()).toEqual({ value: 14860, currency: 'HUF' })
  })

  it('cannot be postponed if nothing is due', async () => {
    const { call } = await customer('10000003')
    expect(await call(payLater, {})).toEqual({ status: 422, body: { code: 'MODIFICATION_FAILED001' } })
  })

  it.each([0, -1, 0.5, 1_000_001])('cannot be paid by card if the amount is %d forints', async (amount) => {
    const { start } = await customer('10000001')
    expect(await start(amount)).toEqual({
      redirectUrl: null,
      isError: true,
      message: expect.stringContaining('bankkártyával nem lehet'),
      paymentCode: null,
    })
  })

  it('cannot be paid by card in another currency', async () => {
    const { start } = await customer('10000001')
    expect(await start(100, { currency: 'EUR' })).toMatchObject({ isError: true })
  })

  it('cannot be paid by card with another amount, if neither its type nor an account is named', async () => {
    const { start } = await customer('40000001')
    const top = 100_000
    expect(await start(top)).toEqual({ redirectUrl: null, isError: true, message: null, paymentCode: null })
    for (const named of [{ premiumType: 'DEBT' }, { udcContractId: '40000001-2' }])
      expect(await start(top, named)).toMatchObject({ isError: false })
  })

  it('by card redirect the customer to the page of the card payment provider', async () => {
    const { redirectUrl, ...rest } = await (await customer('10000001')).start(14860)
    expect(rest).toEqual({ isError: false, message: null, paymentCode: expect.any(String) })
    expect(redirectUrl).toMatch(/\/kartya\?fizetes=payment-\d+$/)
  })

  it('by card are pending until the provider has decided', async () => {
    const { start, paid, debt } = await customer('10000001')
    const { paymentCode } = await start(14860)
    expect((await paid(`?paymentCode=${paymentCode}&status=ACCEPTED`)).body).toMatchObject({
      status: 'PENDING',
      bankStatus: null,
    })
    expect(await debt()).not.toBeNull()
  })

  it("by card are rejected if the provider's data contain no payment code", async () => {
    const { paid } = await customer('10000001')
    expect((await paid('')).body).toEqual({ code: 'MISSING_FIELDS', fields: ['providerData'] })
    for (const data of ['?', '?paymentCode=', 'árvíztűrő%ZZ&&=', '{"paymentCode":1}']) {
      expect((await paid(data)).body, data).toEqual({ code: 'PAYMENT_DATA_MISSING' })
    }
  })

  it('by card are not found with another contract, another account or an unknown payment code', async () => {
    const { paymentCode } = await (await customer('10000001')).start(14860)
    const data = `?paymentCode=${paymentCode}`
    const unknown = { status: 422, body: { code: 'PAYMENT_NOT_FOUND' } }
    const owner = await customer('10000001')
    expect(await owner.paid(data, { contractNumber: '20000001' })).toEqual(unknown)
    expect(await owner.paid(data, { udcContractId: 'account-1' })).toEqual(unknown)
    expect(await owner.paid('?paymentCode=constructor')).toEqual(unknown)
    expect(await (await customer('20000001')).paid(data)).toEqual(unknown)
  })
})
