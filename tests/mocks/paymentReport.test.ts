import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadDocument } from '../../src/api/documents'
import { getCases, getHeader } from '../../src/api/kgfb'
import { payLater, reportPayment } from '../../src/api/payments'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { documentCustomer } from './documentCustomer'
import { payingCustomer } from './payingCustomer'

const DAY = 24 * 60 * 60 * 1000

describe.each(Object.entries(insurers))('at the simulated insurer %s, a payment report', (_name, create) => {
  let insurer: Insurer
  const customer = (number: string) => payingCustomer(insurer, number)
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())

  it.each([
    ['a transfer of the debt', { premiumType: 'DEBT' }],
    ['an accepted card payment', { premiumType: 'CURRENT', status: 'ACCEPTED', amount: 14860 }],
    ['an accepted card payment without an amount', { premiumType: 'CURRENT', status: 'ACCEPTED' }],
  ])('opens one case for %s', async (_what, body) => {
    const { call, cases } = await customer('10000001')
    const before = (await cases()).length
    expect((await call(reportPayment, body)).body).toMatchObject({ caseStatus: 'SUCCEEDED' })
    const after = await cases()
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({ name: 'Díjfizetés' })
  })

  it('for a transfer is shown in the header as announced until the money arrives', async () => {
    const { call, cases, debt, wait } = await customer('10000001')
    const listCases = async () => (await call(getCases)).body
    const debtAmount = await debt()
    await call(reportPayment, { premiumType: 'DEBT' })
    expect((await call(getHeader)).body).toMatchObject({
      debt: debtAmount,
      announcedTransfers: [{ amount: debtAmount }],
    })
    expect(await listCases()).toMatchObject([{ waitsFor: 'TRANSFER' }, ...(await cases()).slice(1)])
    expect(await listCases()).toMatchObject([
      {
        awaitedTransfer: {
          amount: debtAmount,
          deadline: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          contractNumber: '10000001',
        },
      },
      ...(await cases()).slice(1),
    ])
    await wait(3 * 24 * 60 * 60 * 1000)
    expect((await call(getHeader)).body).toMatchObject({ debt: { value: 0, currency: 'HUF' }, announcedTransfers: [] })
    expect(JSON.stringify(await listCases())).not.toMatch(/"waitsFor":"/)
  })

  it('returns the case of the first report if the customer announces the same transfer again', async () => {
    const { call, cases, wait } = await customer('10000001')
    const listCases = async () => (await call(getCases)).body
    const first = await call(reportPayment, { premiumType: 'DEBT' })
    const before = (await cases()).length
    await wait(24 * 60 * 60 * 1000)
    expect(await call(reportPayment, { premiumType: 'DEBT' })).toEqual(first)
    expect(await cases()).toHaveLength(before)
    expect(await listCases()).toMatchObject([{ waitsFor: 'TRANSFER' }, ...(await cases()).slice(1)])
  })

  it('for a transfer is superseded by a later report on the same premium, not on another premium', async () => {
    const { call } = await customer('10000001')
    await call(reportPayment, { premiumType: 'DEBT', amount: 1000 })
    await call(reportPayment, { premiumType: 'NEXT' })
    await call(reportPayment, { premiumType: 'DEBT' })
    expect((await call(getCases)).body).toMatchObject([
      { waitsFor: 'TRANSFER' },
      { waitsFor: 'TRANSFER' },
      { decision: { status: 'SUPERSEDED' } },
      {},
    ])
    expect((await call(getHeader)).body).toMatchObject({
      announcedTransfers: [{ premiumType: 'NEXT' }, { premiumType: 'DEBT' }],
    })
  })

  it('for a transfer of the next premium applies to the current premium once the new period has begun', async () => {
    const { call, due, wait } = await customer('10000001')
    await call(reportPayment, { premiumType: 'DEBT' })
    const next = (await due()).find(({ premiumType }) => premiumType === 'NEXT')
    await wait(Date.parse(next?.paymentPeriodStartDate ?? '') - Date.now() - DAY)
    await call(reportPayment, { premiumType: 'NEXT' })
    expect((await call(getHeader)).body).toMatchObject({ announcedTransfers: [{ premiumType: 'NEXT' }] })
    await wait(DAY)
    expect((await call(getHeader)).body).toMatchObject({ announcedTransfers: [{ premiumType: 'CURRENT' }] })
  })

  it('for a transfer has a document with the transfer details', async () => {
    const { post, lines } = await documentCustomer(insurer, '10000001')
    const { caseId } = Object((await post(reportPayment, { premiumType: 'DEBT' })).body)
    expect(await lines(downloadDocument, { id: caseId })).toEqual(
      expect.arrayContaining(['Minta Biztosító Zrt.', '99900023-12345678-00000015', '10000001']),
    )
  })

  it('is still missing if the customer has chosen to pay later, so the case waits for the payment', async () => {
    const { call } = await customer('10000001')
    await call(payLater, {})
    expect((await call(getCases)).body).toMatchObject([{ name: 'Díjfizetés', waitsFor: 'PAYMENT' }, {}])
  })

  const postponedCase = { waitsFor: 'PAYMENT' }
  const supersededCase = { decision: { status: 'SUPERSEDED' } }

  it('for a transfer supersedes a postponed payment only if both are of the same premium', async () => {
    const { call } = await customer('10000001')
    await call(payLater, {})
    await call(reportPayment, { premiumType: 'DEBT' })
    await call(reportPayment, { premiumType: 'NEXT' })
    expect((await call(getCases)).body).toMatchObject([{}, postponedCase, {}])
    await call(reportPayment, { premiumType: 'DEBT' })
    expect((await call(getCases)).body).toMatchObject([{}, {}, supersededCase, {}])
  })

  it('sent again for the same transfer supersedes a payment postponed in between, but only when the money arrives', async () => {
    const { call, wait } = await customer('10000001')
    await call(reportPayment, { premiumType: 'DEBT' })
    await call(payLater, {})
    await call(reportPayment, { premiumType: 'DEBT' })
    expect((await call(getCases)).body).toMatchObject([postponedCase, {}, {}])
    await wait(3 * 24 * 60 * 60 * 1000)
    expect((await call(getCases)).body).toMatchObject([supersededCase, {}, {}])
  })

  it('returns the case of the postponed payment if the customer had chosen to pay later', async () => {
    const { call, cases } = await customer('10000001')
    const { body } = await call(payLater, {})
    const before = (await cases()).length
    expect(await call(reportPayment, { premiumType: 'DEBT' })).toEqual({ status: 200, body })
    expect(await cases()).toHaveLength(before)
  })

  it('is refused if the card payment has failed, or if nothing is due', async () => {
    const debtor = await customer('10000001')
    expect(await debtor.call(reportPayment, { premiumType: 'DEBT', status: 'REFUSED' })).toEqual(rejectedChange)
    const ended = await customer('10000003')
    expect(await ended.call(reportPayment, { premiumType: 'DEBT' })).toEqual(rejectedChange)
  })
})
