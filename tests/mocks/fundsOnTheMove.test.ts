import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCases, getTaxRelief } from '../../src/api/life'
import {
  getAvailableFunds,
  getFundDetails,
  getModelPortfolios,
  getProductFunds,
  getUnitAccounts,
} from '../../src/api/lifeAccounts'
import { redirectFunds, selectModelPortfolio, switchFunds, transformFunds } from '../../src/api/lifeFunds'
import { getFundMonitoring, setAccountMonitoring, setFundMonitoring } from '../../src/api/lifeMonitoring'
import { reportPayment } from '../../src/api/payments'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'
import { NOON } from './vehicleCustomer'

const DAY = 24 * 60 * 60 * 1000
const regular = { udcContractId: '40000001-1' }
const toMoneyMarket = { ...regular, productFunds: [{ id: 'F01', percentage: 100 }] }
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

describe.each(Object.entries(insurers))('at the simulated insurer %s, funds whose prices move', (_name, create) => {
  let insurer: Insurer
  let customer: LifeCustomer
  beforeEach(async () => {
    // `NOON` is six days before the next premium is debited.
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    insurer = await create()
    customer = await lifeCustomer(insurer, '40000001')
  })
  afterEach(async () => {
    vi.useRealTimers()
    await insurer.close()
  })

  const daysLater = async (days: number, contract = '40000001') => {
    await insurer.advance(days * DAY)
    customer = await lifeCustomer(insurer, contract)
  }
  const account = (query = regular) => customer.read(getProductFunds, query)
  const caseNames = async () => (await customer.read(getCases)).map(({ name }) => name)
  const unitsOf = async (productFundId: string) =>
    (await customer.read(getFundDetails, { ...regular, productFundId })).fundAmount

  it.each(['40000001', '40000002', '50000001'])(
    'on contract %s have values that sum to the value of their account on any day, and the accounts sum to the total',
    async (contract) => {
      for (const days of [0, 1, 12, 29, 61, 200]) {
        await daysLater(days, contract)
        const { totalValue, subContracts } = await customer.read(getUnitAccounts)
        expect(sum(subContracts.map(({ value, valueInForints }) => (valueInForints ?? value).value))).toBe(
          totalValue.value,
        )
        for (const { udcContractId, value } of subContracts) {
          const { accountValue, currentProductFundList: funds } = await account({ udcContractId })
          expect(accountValue).toEqual(value)
          expect(sum(funds.map((fund) => fund.value.value))).toBeCloseTo(value.value, 6)
          expect(sum(funds.map(({ percentage }) => percentage))).toBeCloseTo(100, 6)
          for (const { id, percentage, value: worth } of funds) {
            const fundDetails = await customer.read(getFundDetails, { udcContractId, productFundId: id })
            expect(fundDetails).toMatchObject({ percentage, fundValue: worth })
            const digits = worth.currency === 'HUF' ? 0 : 2
            expect(Number((fundDetails.fundAmount * fundDetails.fundExchange.value).toFixed(digits))).toBe(worth.value)
          }
        }
      }
    },
  )

  it('have another value and other shares after thirty days', async () => {
    const before = await account()
    await daysLater(30)
    const after = await account()
    expect(after.dateOfValue).not.toBe(before.dateOfValue)
    expect(after.accountValue.value).toBeLessThan(before.accountValue.value * 0.9)
    expect(after.currentProductFundList.map(({ percentage }) => percentage)).not.toEqual(
      before.currentProductFundList.map(({ percentage }) => percentage),
    )
  })

  it('are switched three days after the order, at the prices of the day named in the response to the order', async () => {
    const { body } = await customer.send(switchFunds, toMoneyMarket)
    const unswitched = await create()
    await daysLater(2)
    expect((await account()).currentProductFundList).toHaveLength(4)
    await daysLater(1)
    const after = await account()
    expect(Object(body)).toMatchObject({ caseStatus: 'SUCCEEDED', pricedOn: after.dateOfValue })
    expect(after.currentProductFundList).toMatchObject([{ id: 'F01', percentage: 100, value: after.accountValue }])
    await unswitched.advance(3 * DAY)
    const otherCustomer = await lifeCustomer(unswitched, '40000001')
    expect(after.accountValue).toEqual((await otherCustomer.read(getProductFunds, regular)).accountValue)
    await unswitched.close()
  })

  it('show a pending switch in the account and in the cases until it is executed', async () => {
    const { body } = await customer.send(switchFunds, toMoneyMarket)
    const { caseId, pricedOn } = Object(body)
    expect((await account()).pendingOrders).toMatchObject([{ kind: 'SWITCH', caseId, pricedOn }])
    expect((await customer.read(getCases))[0]).toMatchObject({ caseId, waitsFor: 'EXECUTION', documentLink: null })
    await daysLater(3)
    expect((await account()).pendingOrders).toEqual([])
    const [done] = await customer.read(getCases)
    expect(done?.documentLink).toBe(`documents/download?id=${caseId}`)
    expect(done).not.toMatchObject({ waitsFor: 'EXECUTION' })
  })

  it.each([
    ['a switch', switchFunds, { productFunds: toMoneyMarket.productFunds }, [false, true, false]],
    ['a redirection', redirectFunds, { productFunds: toMoneyMarket.productFunds }, [true, false, false]],
    ['a portfolio selection', selectModelPortfolio, { modelPortfolioId: 'M1' }, [false, false, false]],
  ] as const)('refuse a repeated order while %s is pending', async (_what, endpoint, body, offered) => {
    expect((await customer.send(endpoint, { ...regular, ...body })).status).toBe(200)
    const flags = async () => {
      const now = await account()
      return [now.isProductFundSwitchAvailable, now.isProductFundRedirectAvailable, now.isModelPortfolioAvailable]
    }
    expect(await flags()).toEqual(offered)
    expect(await customer.send(endpoint, { ...regular, ...body })).toEqual(rejectedChange)
    const both = { ...toMoneyMarket, futureProductFunds: toMoneyMarket.productFunds }
    expect(await customer.send(transformFunds, both)).toEqual(rejectedChange)
    expect(await customer.send(switchFunds, toMoneyMarket)).toMatchObject({ status: offered[0] ? 200 : 422 })
    await daysLater(3)
    expect(await flags()).toEqual([true, true, true])
    expect((await customer.read(getModelPortfolios, regular)).modelPortfolioList).not.toEqual([])
  })

  it('cause one signal (a case) when the account has lost the monitored percentage, and another when it has gained it', async () => {
    const watch = { unitAccounts: [{ contractNumber: '40000001/1', currentValue: 10 }] }
    await customer.send(setAccountMonitoring, watch)
    await daysLater(10)
    expect(await caseNames()).not.toContain('Jelzés: csökkent a számla értéke')
    await daysLater(20)
    const signals = (await customer.read(getCases)).filter(({ name }) => name === 'Jelzés: csökkent a számla értéke')
    expect(signals).toHaveLength(1)
    expect(signals[0]?.documentLink).not.toBeNull()
    await daysLater(60)
    expect(await caseNames()).toContain('Jelzés: nőtt a számla értéke')
  })

  it('cause no signal (a case) if the account is not monitored', async () => {
    const before = await caseNames()
    await daysLater(90)
    // The only new case is the complete surrender of an account, which was requested before the test.
    expect(await caseNames()).toEqual(['Teljes visszavásárlás', ...before])
  })

  const rule = (more: object) => ({
    regularFeeSubContracts: [
      {
        contractNumber: '40000001/1',
        productFunds: [{ id: 'F03', currentValueMeasure: 10, currentGrowth: null, hasAutoChangeBack: false, ...more }],
      },
    ],
  })

  it('are switched to the safest fund when the threshold of a monitoring rule is reached', async () => {
    await customer.send(setFundMonitoring, rule({}))
    const before = await unitsOf('F03')
    await daysLater(6)
    expect(await unitsOf('F03')).toBe(before)
    await daysLater(14)
    const { currentProductFundList: funds } = await account()
    expect(funds.map(({ id }) => id).sort()).toEqual(['F01', 'F02', 'F05', 'F07'])
    expect(await caseNames()).toContain('Automatikus átváltás')
    const [rules] = (await customer.read(getFundMonitoring)).regularFeeSubContracts
    expect(rules?.productFunds.map(({ id }) => id).sort()).toEqual(['F01', 'F02', 'F05', 'F07'])
  })

  it('are switched back if the price recovers and the monitoring rule includes a switch back', async () => {
    await customer.send(setFundMonitoring, rule({ hasAutoChangeBack: true }))
    await daysLater(20)
    const [rules] = (await customer.read(getFundMonitoring)).regularFeeSubContracts
    expect(rules?.productFunds.find(({ id }) => id === 'F03')).toMatchObject({ hasAutoChangeBack: true })
    await daysLater(50)
    const { currentProductFundList: funds } = await account()
    expect(funds.map(({ id }) => id).sort()).toEqual(['F02', 'F03', 'F05', 'F07'])
    expect((await caseNames()).slice(0, 2)).toEqual(['Automatikus visszaváltás', 'Automatikus átváltás'])
  })

  it('are forty to choose from in the scenario manyFunds, and nine otherwise', async () => {
    const order = { ...regular, productFunds: [{ id: 'F40', percentage: 100 }] }
    expect((await customer.read(getAvailableFunds, regular)).productFundList).toHaveLength(9)
    expect(await customer.send(switchFunds, order)).toEqual(rejectedChange)
    await insurer.follow('manyFunds')
    const { productFundList } = await customer.read(getAvailableFunds, regular)
    expect(new Set(productFundList.map(({ id }) => id)).size).toBe(40)
    expect((await customer.send(switchFunds, order)).status).toBe(200)
    await daysLater(3)
    expect((await account()).currentProductFundList.map(({ id }) => id)).toEqual(['F40'])
  })

  it('of a pension receive a paid premium as the redirection says; the premium also raises the used tax relief', async () => {
    await daysLater(0, '50000001')
    const pension = { udcContractId: '50000001-1' }
    const before = await account(pension)
    const usedRelief = (await customer.read(getTaxRelief)).usedAmount.value
    await customer.send(redirectFunds, { ...pension, productFunds: [{ id: 'F06', percentage: 100 }] })
    await daysLater(3, '50000001')
    expect((await account(pension)).currentProductFundList).toHaveLength(before.currentProductFundList.length)
    expect((await customer.send(reportPayment, { premiumType: 'DEBT' })).status).toBe(200)
    await daysLater(2, '50000001')
    const { currentProductFundList: funds } = await account(pension)
    expect(funds.find(({ id }) => id === 'F06')?.value).toEqual({ value: 25_000, currency: 'HUF' })
    expect((await customer.read(getTaxRelief)).usedAmount.value).toBe(usedRelief + 5_000)
  })
})
