import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCases } from '../../src/api/life'
import {
  getAvailableFunds,
  getFundDetails,
  getModelPortfolios,
  getProductFunds,
  getUnitAccounts,
} from '../../src/api/lifeAccounts'
import { redirectFunds, selectModelPortfolio, switchFunds, transformFunds } from '../../src/api/lifeFunds'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const DAY = 24 * 60 * 60 * 1000
const regular = { udcContractId: '40000001-1' }
const inPortfolio = { udcContractId: '40000001-2' }
const euros = { udcContractId: '40000001-3' }
const offersNothing = { udcContractId: '40000001-4' }
const boughtBack = { udcContractId: '40000001-5' }
const half = [
  { id: 'F01', percentage: 50 },
  { id: 'F09', percentage: 50 },
]
const singleFund = [{ id: 'F03', percentage: 100 }]
const ids = (list: ReadonlyArray<{ id: string }>) => list.map(({ id }) => id)
const shares = (list: ReadonlyArray<{ id: string; percentage: number }>) =>
  list.map(({ id, percentage }) => ({ id, percentage }))

describe.each(Object.entries(insurers))('investment accounts at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let customer: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    customer = await lifeCustomer(insurer, '40000001')
  })
  afterEach(() => insurer.close())

  /** Advances to the day whose prices are used for orders, and signs in again, because the session has ended. */
  const carriedOut = async () => {
    await insurer.advance(3 * DAY)
    customer = await lifeCustomer(insurer, '40000001')
  }

  const account = (query: { udcContractId: string }) => customer.read(getProductFunds, query)

  it('are listed with their total value in forints', async () => {
    const { totalValue, subContracts } = await customer.read(getUnitAccounts)
    expect(subContracts.map(({ udcContractId }) => udcContractId)).toEqual(
      [regular, inPortfolio, euros, offersNothing, boughtBack].map(({ udcContractId }) => udcContractId),
    )
    expect(totalValue).toEqual({ value: 9_578_102, currency: 'HUF' })
  })

  it('report the share, the value and the number of units of a fund', async () => {
    const fund = await customer.read(getFundDetails, { ...euros, productFundId: 'F10' })
    expect(fund).toMatchObject({
      percentage: 60,
      fundValue: { value: 4884.33, currency: 'EUR' },
      fundAmount: 4298.0729,
    })
  })

  it('are reported as not found if they belong to another contract or lack the requested fund', async () => {
    const notFound = { status: 422, body: { code: 'ACCOUNT_NOT_FOUND' } }
    const foreign = { udcContractId: '50000001-1' }
    for (const endpoint of [getProductFunds, getAvailableFunds, getModelPortfolios]) {
      expect(await customer.look(endpoint, foreign)).toEqual(notFound)
    }
    expect(await customer.look(getFundDetails, { ...regular, productFundId: 'F10' })).toEqual(notFound)
  })

  it('offer funds in their own currency, and a document for leaving a portfolio only if they follow a portfolio', async () => {
    const offered = await customer.read(getAvailableFunds, euros)
    expect(new Set(offered.productFundList.map(({ currency }) => currency))).toEqual(new Set(['EUR']))
    expect(offered.cancelStatementDocumentUrl).toBeNull()
    expect((await customer.read(getAvailableFunds, inPortfolio)).cancelStatementDocumentUrl).toBe(
      'documents/download?id=terms-portfolio-cancel',
    )
  })

  it('offer portfolios whose shares sum to 100 percent, with a document for the first choice or for a change', async () => {
    const first = await customer.read(getModelPortfolios, regular)
    expect(first.modelPortfolioList).not.toEqual([])
    for (const { name, productFunds } of first.modelPortfolioList) {
      expect(
        productFunds.reduce((sum, { percentage }) => sum + percentage, 0),
        name,
      ).toBe(100)
    }
    expect([first.newStatementDocumentUrl === null, first.changeStatementDocumentUrl === null]).toEqual([false, true])
    const change = await customer.read(getModelPortfolios, inPortfolio)
    expect([change.newStatementDocumentUrl === null, change.changeStatementDocumentUrl === null]).toEqual([true, false])
    expect((await customer.read(getModelPortfolios, offersNothing)).modelPortfolioList).toEqual([])
  })

  it.each([
    ['40000001-1', 2],
    ['40000001-4', 0],
  ])('report that future payments into the account %s are invested in %i funds', async (udcContractId, many) => {
    const { futureProductFundList } = await customer.read(getProductFunds, { udcContractId })
    expect(futureProductFundList).toHaveLength(many)
  })

  it('change the funds of future payments, but not the current funds, after a redirection', async () => {
    const before = await account(regular)
    const answer = await customer.send(redirectFunds, { ...regular, productFunds: half, email: 'uj@pelda.example' })
    expect(answer.body).toMatchObject({ caseStatus: 'SUCCEEDED', confirmationEmail: 'uj@pelda.example' })
    await carriedOut()
    const after = await account(regular)
    expect(shares(after.futureProductFundList)).toEqual(half)
    expect(ids(after.currentProductFundList)).toEqual(ids(before.currentProductFundList))
    expect((await customer.read(getCases))[0]?.name).toBe('Díjátirányítás')
  })

  it('change the current funds, but not the funds of future payments, after a switch', async () => {
    const before = await account(regular)
    expect((await customer.send(switchFunds, { ...regular, productFunds: half })).status).toBe(200)
    await carriedOut()
    const after = await account(regular)
    expect(shares(after.currentProductFundList)).toEqual(half)
    expect(after.futureProductFundList).toEqual(before.futureProductFundList)
    expect((await customer.read(getFundDetails, { ...regular, productFundId: 'F01' })).percentage).toBe(50)
  })

  it('change both the current funds and the funds of future payments after a transformation', async () => {
    const both = { ...regular, productFunds: half, futureProductFunds: singleFund }
    expect((await customer.send(transformFunds, both)).status).toBe(200)
    await carriedOut()
    const after = await account(regular)
    expect(shares(after.currentProductFundList)).toEqual(half)
    expect(shares(after.futureProductFundList)).toEqual(singleFund)
  })

  it('follow the portfolio that the customer chooses, and refuse a second choice of that portfolio', async () => {
    expect((await customer.send(selectModelPortfolio, { ...regular, modelPortfolioId: 'M4' })).status).toBe(200)
    await carriedOut()
    const after = await account(regular)
    expect(after.currentModelPortfolio).toEqual({ id: 'M4', name: 'Fenntartható portfólió' })
    const ofPortfolio = [
      { id: 'F02', percentage: 25 },
      { id: 'F09', percentage: 75 },
    ]
    expect(shares(after.currentProductFundList)).toEqual(ofPortfolio)
    expect(shares(after.futureProductFundList)).toEqual(ofPortfolio)
    expect((await customer.read(getCases))[0]).toMatchObject({
      modelPortfolioName: 'Fenntartható portfólió',
      subContract: { name: 'Rendszeres díjas számla' },
    })
    expect(await customer.send(selectModelPortfolio, { ...regular, modelPortfolioId: 'M4' })).toEqual(rejectedChange)
  })

  it.each([
    ['a redirection', redirectFunds, { productFunds: half }],
    ['a switch', switchFunds, { productFunds: half }],
    ['a transformation', transformFunds, { productFunds: half, futureProductFunds: half }],
  ])('stop following their portfolio after %s', async (_what, endpoint, body) => {
    expect((await account(inPortfolio)).currentModelPortfolio).not.toBeNull()
    expect((await customer.send(endpoint, { ...inPortfolio, ...body })).status).toBe(200)
    await carriedOut()
    expect((await account(inPortfolio)).currentModelPortfolio).toBeNull()
  })

  it.each([
    ['shares below 100 percent', [{ id: 'F01', percentage: 99 }]],
    ['shares above 100 percent', [...half, { id: 'F03', percentage: 1 }]],
    ['a duplicate fund', [half[0], half[0]]],
    ['an unknown fund', [{ id: 'F99', percentage: 100 }]],
    ['a fund of another currency', [{ id: 'F10', percentage: 100 }]],
    ['a fund with 0 percent', [...singleFund, { id: 'F01', percentage: 0 }]],
    ['fractions of a percent', [half[0], { id: 'F03', percentage: 49.5 }, { id: 'F04', percentage: 0.5 }]],
  ])('refuse a redirection, a switch and a transformation with %s', async (_what, productFunds) => {
    const before = await account(regular)
    expect(await customer.send(redirectFunds, { ...regular, productFunds })).toEqual(rejectedChange)
    expect(await customer.send(switchFunds, { ...regular, productFunds })).toEqual(rejectedChange)
    const onlyOneIsRight = { productFunds: half, futureProductFunds: productFunds }
    expect(await customer.send(transformFunds, { ...regular, ...onlyOneIsRight })).toEqual(rejectedChange)
    expect(await account(regular)).toEqual(before)
    expect(await customer.read(getCases)).toHaveLength(1)
  })

  it.each([
    ['a redirection', redirectFunds, { productFunds: [{ id: 'F02', percentage: 100 }] }],
    ['a switch', switchFunds, { productFunds: [{ id: 'F02', percentage: 100 }] }],
    ['a transformation', transformFunds, { productFunds: singleFund, futureProductFunds: singleFund }],
    ['a portfolio', selectModelPortfolio, { modelPortfolioId: 'M1' }],
  ])('refuse %s if they do not offer it or belong to another contract', async (_what, endpoint, body) => {
    expect(await customer.send(endpoint, { ...offersNothing, ...body })).toEqual(rejectedChange)
    expect(await customer.send(endpoint, { udcContractId: '50000001-1', ...body })).toEqual(rejectedChange)
  })

  it('refuse every change of funds during a buy-back, even if they report changes as available', async () => {
    expect(await account(boughtBack)).toMatchObject({
      isProductFundSwitchAvailable: true,
      isProductFundRedirectAvailable: true,
    })
    for (const endpoint of [switchFunds, redirectFunds]) {
      expect(await customer.send(endpoint, { ...boughtBack, productFunds: half })).toEqual(rejectedChange)
    }
    const both = { ...boughtBack, productFunds: half, futureProductFunds: singleFund }
    expect(await customer.send(transformFunds, both)).toEqual(rejectedChange)
  })

  it('refuse a portfolio that is unknown or not offered for the account', async () => {
    expect(await customer.send(selectModelPortfolio, { ...euros, modelPortfolioId: 'M5' })).toEqual(rejectedChange)
    expect(await customer.send(selectModelPortfolio, { ...regular, modelPortfolioId: 'M5' })).toEqual(rejectedChange)
    expect(await customer.send(selectModelPortfolio, { ...regular, modelPortfolioId: 'M9' })).toEqual(rejectedChange)
  })
})
