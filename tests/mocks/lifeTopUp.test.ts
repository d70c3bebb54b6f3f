import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCases, getTaxRelief } from '../../src/api/life'
import { getProductFunds } from '../../src/api/lifeAccounts'
import { switchFunds } from '../../src/api/lifeFunds'
import { getTopUp, topUp } from '../../src/api/lifeTopUp'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'
import { NOON } from './vehicleCustomer'

const account = { udcContractId: '50000001-2' }
const paid = { status: 'ACCEPTED', currency: 'HUF', paymentCode: 'pay-1' }
const byPortfolio = { modelPortfolioId: 'M2' }
const byFund = { productFunds: [{ id: 'F01', percentage: 100 }] }

describe.each(Object.entries(insurers))('at the simulated insurer %s, a top-up', (_name, create) => {
  let insurer: Insurer
  let customer: LifeCustomer
  beforeEach(async () => {
    // A year's premiums depend on the date, so the tests start at `NOON`, more than a month before the year's end.
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    insurer = await create()
    customer = await lifeCustomer(insurer, '50000001')
  })
  afterEach(async () => {
    vi.useRealTimers()
    await insurer.close()
  })

  const daysLater = async (days: number) => {
    await insurer.advance(days * 24 * 60 * 60 * 1000)
    customer = await lifeCustomer(insurer, '50000001')
  }
  const usedRelief = async () => (await customer.read(getTaxRelief)).usedAmount.value

  it('reports its minimum amount, the portfolio of the account, and whether the contract is a pension', async () => {
    expect(await customer.read(getTopUp)).toMatchObject({
      isPension: true,
      minTopupAmount: 30_000,
      currentModelPortfolio: { id: 'M2' },
    })
    const life = await lifeCustomer(insurer, '40000001')
    expect(await life.read(getTopUp)).toMatchObject({ isPension: false, minTopupAmount: 50_000 })
  })

  it('raises the value of the account and the used tax relief after a card payment', async () => {
    const before = await customer.read(getProductFunds, account)
    const answer = await customer.send(topUp, { topupAmount: 100_000, ...byPortfolio, ...paid, amount: 100_000 })
    expect(answer).toMatchObject({ status: 200, body: { caseStatus: 'SUCCEEDED' } })
    const after = await customer.read(getProductFunds, account)
    const { currentProductFundList: funds, ...rest } = before
    expect(after).toMatchObject({
      ...rest,
      accountValue: { value: before.accountValue.value + 100_000, currency: 'HUF' },
      buyBackValue: { value: before.buyBackValue.value + 100_000, currency: 'HUF' },
    })
    expect(after.currentProductFundList.map(({ percentage }) => percentage)).toEqual(
      funds.map(({ percentage }) => percentage),
    )
    expect(await usedRelief()).toBe(95_000)
    expect((await customer.read(getCases))[0]?.name).toBe('Eseti befizetés')
  })

  it('never uses more tax relief than the yearly total', async () => {
    await customer.send(topUp, { topupAmount: 900_000, ...byPortfolio, ...paid })
    expect(await customer.read(getTaxRelief)).toMatchObject({
      usedAmount: { value: 150_000 },
      amountForFullUtilization: { value: 0 },
    })
  })

  it('into other funds makes the account leave its model portfolio and recalculates the shares of its funds', async () => {
    const before = await customer.read(getProductFunds, account)
    await customer.send(topUp, { topupAmount: before.accountValue.value, ...byFund, ...paid })
    const after = await customer.read(getProductFunds, account)
    expect(after.currentModelPortfolio).toBeNull()
    expect(after.currentProductFundList.find(({ id }) => id === 'F01')?.percentage).toBe(50)
    expect(after.currentProductFundList.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
    expect(after.futureProductFundList).toEqual(before.futureProductFundList)
  })

  it('by transfer raises the account and the used tax relief only when the money arrives', async () => {
    const before = await customer.read(getProductFunds, account)
    expect((await customer.send(topUp, { topupAmount: 50_000, ...byFund })).status).toBe(200)
    const { pendingOrders, ...unchanged } = await customer.read(getProductFunds, account)
    expect({ ...unchanged, pendingOrders: [] }).toEqual(before)
    expect(pendingOrders.map(({ kind }) => kind)).toEqual(['TOP_UP'])
    expect(await usedRelief()).toBe(75_000)
    expect((await customer.read(getCases))[0]).toMatchObject({ name: 'Eseti befizetés', waitsFor: 'TRANSFER' })
    await daysLater(3)
    const after = await customer.read(getProductFunds, account)
    expect(after.currentProductFundList.find(({ id }) => id === 'F01')?.value).toEqual({
      value: 50_000,
      currency: 'HUF',
    })
    expect(after).toMatchObject({ pendingOrders: [], currentModelPortfolio: null })
    expect(await usedRelief()).toBe(85_000)
    expect((await customer.read(getCases))[0]).not.toMatchObject({ waitsFor: 'TRANSFER' })
  })

  it('counts towards the tax relief of its own year only', async () => {
    await customer.send(topUp, { topupAmount: 900_000, ...byPortfolio, ...paid })
    expect(await usedRelief()).toBe(150_000)
    await daysLater(365)
    // The relief is 20% of the ten premiums that the bank has debited so far in the second year.
    const debited = 50_000
    expect(await usedRelief()).toBe(debited)
    await customer.send(topUp, { topupAmount: 100_000, ...byPortfolio, ...paid, paymentCode: 'pay-2' })
    expect(await usedRelief()).toBe(debited + 20_000)
  })

  it.each([
    ['less than the minimum', { topupAmount: 29_999, ...byPortfolio, ...paid }],
    ['a payment that was not accepted', { topupAmount: 50_000, ...byPortfolio, status: 'REJECTED' }],
    ['a payment of another amount', { topupAmount: 60_000, ...byPortfolio, ...paid, amount: 50_000 }],
    ['no allocation', { topupAmount: 50_000, ...paid }],
    ['two allocations', { topupAmount: 50_000, ...byPortfolio, ...byFund, ...paid }],
    ['a portfolio that the account does not follow', { topupAmount: 50_000, modelPortfolioId: 'M1', ...paid }],
    ['shares that do not sum to 100', { topupAmount: 50_000, productFunds: [{ id: 'F01', percentage: 90 }], ...paid }],
  ])('is refused with %s', async (_what, body) => {
    expect(await customer.send(topUp, body)).toEqual(rejectedChange)
    expect(await usedRelief()).toBe(75_000)
    expect(await customer.read(getCases)).toEqual([])
  })

  it('is refused for a portfolio that the account no longer follows', async () => {
    await customer.send(switchFunds, { ...account, ...byFund })
    await daysLater(3)
    expect((await customer.read(getTopUp)).currentModelPortfolio).toBeNull()
    expect(await customer.send(topUp, { topupAmount: 50_000, ...byPortfolio, ...paid })).toEqual(rejectedChange)
  })

  it('is refused for accident insurance, which has no funds', async () => {
    const accident = await lifeCustomer(insurer, '60000001')
    expect(await accident.read(getTopUp)).toMatchObject({ productFundList: [], currentModelPortfolio: null })
    expect(await accident.send(topUp, { topupAmount: 50_000, ...byFund, ...paid })).toEqual(rejectedChange)
  })
})
