import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCases } from '../../src/api/life'
import { switchFunds } from '../../src/api/lifeFunds'
import {
  getAccountMonitoring,
  getFundMonitoring,
  setAccountMonitoring,
  setFundMonitoring,
} from '../../src/api/lifeMonitoring'
import { type Insurer, insurers, rejectedChange } from '../../tools/exploration/kit/insurers'
import { type LifeCustomer, lifeCustomer } from './lifeCustomer'

const DAY = 24 * 60 * 60 * 1000
const rule = { id: 'F02', currentValueMeasure: 15, currentGrowth: 20, hasAutoChangeBack: true }
const regular = (...productFunds: object[]) => ({
  regularFeeSubContracts: [{ contractNumber: '40000001/1', productFunds }],
})

describe.each(Object.entries(insurers))('account and fund monitoring at the simulated insurer %s', (_name, create) => {
  let insurer: Insurer
  let customer: LifeCustomer
  beforeEach(async () => {
    insurer = await create()
    customer = await lifeCustomer(insurer, '40000001')
  })
  afterEach(() => insurer.close())

  const watched = async () =>
    (await customer.read(getAccountMonitoring)).unitAccounts.map(({ currentValue }) => currentValue)
  const ruleOf = async (id: string) =>
    (await customer.read(getFundMonitoring)).regularFeeSubContracts[0]?.productFunds.find((fund) => fund.id === id)

  it('offers the accounts that can be monitored, with thresholds of 10 to 40 percent', async () => {
    const { unitAccounts, termsDocumentUrl } = await customer.read(getAccountMonitoring)
    expect(unitAccounts.map(({ contractNumber }) => contractNumber)).toEqual(['40000001/1', '40000001/2', '40000001/3'])
    expect(unitAccounts[0]?.valueOptions).toEqual([10, 20, 30, 40])
    expect(termsDocumentUrl).toBe('documents/download?id=terms-account-monitoring')
  })

  it('stores the threshold of an account until the customer removes it', async () => {
    const set = (currentValue: number | null) =>
      customer.send(setAccountMonitoring, { unitAccounts: [{ contractNumber: '40000001/2', currentValue }] })
    expect((await set(30)).body).toMatchObject({ caseStatus: 'SUCCEEDED' })
    expect(await watched()).toEqual([null, 30, null])
    await set(null)
    expect(await watched()).toEqual([null, null, null])
    expect((await customer.read(getCases))[0]?.name).toBe('Számlaérték-figyelés')
  })

  it.each([
    ['a value that is not on offer', { contractNumber: '40000001/1', currentValue: 15 }],
    ['an account that offers no monitoring', { contractNumber: '40000001/4', currentValue: 10 }],
    ['an account of another contract', { contractNumber: '50000001/1', currentValue: 10 }],
  ])('refuses %s, and saves nothing from the request that contains it', async (_what, wrong) => {
    const right = { contractNumber: '40000001/2', currentValue: 10 }
    expect(await customer.send(setAccountMonitoring, { unitAccounts: [right, wrong] })).toEqual(rejectedChange)
    expect(await watched()).toEqual([null, null, null])
  })

  it('lists accounts for regular payments and accounts for top-ups separately', async () => {
    const { regularFeeSubContracts, caseFeeSubContracts } = await customer.read(getFundMonitoring)
    expect(regularFeeSubContracts.map(({ contractNumber }) => contractNumber)).toEqual(['40000001/1', '40000001/3'])
    expect(caseFeeSubContracts.map(({ contractNumber }) => contractNumber)).toEqual(['40000001/2'])
  })

  it('saves the rule of a fund without changing the rules of other funds', async () => {
    await customer.send(setFundMonitoring, regular(rule))
    await customer.send(setFundMonitoring, regular({ ...rule, id: 'F03', currentGrowth: null }))
    expect(await ruleOf('F02')).toMatchObject(rule)
    expect(await ruleOf('F03')).toMatchObject({ currentGrowth: null, currentValueMeasure: 15 })
    expect(await ruleOf('F05')).toMatchObject({ currentValueMeasure: null, hasAutoChangeBack: false })
  })

  it('deletes the rule of a fund if the account no longer holds that fund', async () => {
    await customer.send(setFundMonitoring, regular(rule))
    const hold = (id: string) =>
      customer.send(switchFunds, { udcContractId: '40000001-1', productFunds: [{ id, percentage: 100 }] })
    const carriedOut = async () => {
      await insurer.advance(3 * DAY)
      customer = await lifeCustomer(insurer, '40000001')
    }
    await hold('F01')
    await carriedOut()
    expect(await ruleOf('F02')).toBeUndefined()
    await hold('F02')
    await carriedOut()
    expect(await ruleOf('F02')).toMatchObject({ currentValueMeasure: null, currentGrowth: null })
  })

  it.each([
    ['the account does not hold the fund', regular({ ...rule, id: 'F01' })],
    ['the value is too small', regular({ ...rule, currentValueMeasure: 4 })],
    ['the growth is too small', regular({ ...rule, currentGrowth: 9 })],
    ['the account is not for top-ups', { caseFeeSubContracts: regular(rule).regularFeeSubContracts }],
    ['the request is empty', {}],
  ])('refuses the rule of a fund because %s', async (_what, body) => {
    expect(await customer.send(setFundMonitoring, body)).toEqual(rejectedChange)
    expect(await ruleOf('F02')).toMatchObject({ currentValueMeasure: null })
  })

  it('has no accounts and no funds to monitor for accident insurance', async () => {
    const accident = await lifeCustomer(insurer, '60000001')
    expect((await accident.read(getAccountMonitoring)).unitAccounts).toEqual([])
    expect((await accident.read(getFundMonitoring)).regularFeeSubContracts).toEqual([])
  })
})
