import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seedHome } from '../../mocks/store/seed/home'
import { seedLife } from '../../mocks/store/seed/life'
import { menuKeys } from '../../src/api/entities'
import { getCases, getHeader, getInsurancePackages, getTaxRelief } from '../../src/api/life'
import { getUnitAccounts } from '../../src/api/lifeAccounts'
import { suspendFee } from '../../src/api/lifeStatements'
import { type Insurer, insurers, rejectedChange, signIn } from '../../tools/exploration/kit/insurers'
import { lifeCustomer } from './lifeCustomer'

const forints = (value: number) => ({ value, currency: 'HUF' })

describe.each(Object.entries(insurers))('at the simulated insurer %s, a life contract', (_name, create) => {
  let insurer: Insurer
  beforeEach(async () => {
    insurer = await create()
  })
  afterEach(() => insurer.close())

  it('has a header in life, pension and accident insurance; on a vehicle contract, the call for that header answers 404', async () => {
    for (const number of ['40000001', '40000002', '50000001', '60000001']) {
      const { contract } = await (await lifeCustomer(insurer, number)).read(getHeader)
      expect(contract.contractNumber).toBe(number)
    }
    expect((await insurer.call(getHeader, { token: await signIn(insurer, '10000001') })).status).toBe(404)
  })

  it('lists the case of a portfolio selection with its portfolio, account and start date', async () => {
    const customer = await lifeCustomer(insurer, '40000001')
    const [portfolioCase] = await customer.read(getCases)
    expect(portfolioCase).toMatchObject({
      name: 'Modellportfólió választása',
      modelPortfolioName: 'Kiegyensúlyozott portfólió',
      subContract: { name: 'Eseti díjas számla', contractNumber: '40000001/2' },
      validFromDate: portfolioCase?.startDate,
    })
    expect((await customer.read(getHeader)).casesCount).toBe(0)
  })

  it('reports the tax relief of a pension as half used, with the payment that would use the rest', async () => {
    expect(await (await lifeCustomer(insurer, '50000001')).read(getTaxRelief)).toEqual({
      usedAmount: forints(75_000),
      totalAmount: forints(150_000),
      amountForFullUtilization: forints(375_000),
    })
  })

  it.each(['40000001', '40000002', '60000001'])(
    'has no tax relief if it is not a pension: contract %s',
    async (number) => {
      expect(await (await lifeCustomer(insurer, number)).read(getTaxRelief)).toEqual({
        usedAmount: forints(0),
        totalAmount: forints(0),
        amountForFullUtilization: forints(0),
      })
    },
  )

  it('of accident insurance has no accounts and no additional packages', async () => {
    const customer = await lifeCustomer(insurer, '60000001')
    expect(await customer.read(getUnitAccounts)).toMatchObject({ subContracts: [], totalValue: forints(0) })
    expect((await customer.read(getInsurancePackages)).additionalPackages).toEqual([])
  })

  it('lists the beneficiaries of each package', async () => {
    const packages = await (await lifeCustomer(insurer, '40000001')).read(getInsurancePackages)
    const services = (insurancePackage: typeof packages.baseInsurance | undefined) =>
      new Set(insurancePackage?.beneficiaries.map(({ serviceId }) => serviceId))
    expect(services(packages.baseInsurance)).toEqual(new Set(['DEATH', 'MATURITY']))
    expect(services(packages.additionalPackages[0])).toEqual(new Set(['ACCIDENTAL_DEATH']))
    expect(services(packages.additionalPackages[1])).toEqual(new Set())
  })

  it('names the insured person if a company is the contractor', async () => {
    const { baseInsurance } = await (await lifeCustomer(insurer, '40000002')).read(getInsurancePackages)
    expect(baseInsurance.coverages[0]?.insured.name).toBe('Kertész Márton')
  })

  it('refuses a case that is not in the menu of the contract', async () => {
    expect(await (await lifeCustomer(insurer, '60000001')).send(suspendFee, {})).toEqual(rejectedChange)
  })
})

describe('the menus of the sample contracts', () => {
  const seeds = [...seedLife(0), ...seedHome(0)]

  it('together contain every menu key that the portal knows, and no unknown key', () => {
    const enabled = new Set(seeds.flatMap(({ header }) => header.enabledMenuItems))
    expect([...enabled].sort()).toEqual([...menuKeys].sort())
  })

  it('contain no duplicate key', () => {
    for (const { number, header } of seeds) {
      expect(new Set(header.enabledMenuItems).size, number).toBe(header.enabledMenuItems.length)
    }
  })

  it('offer a company the changes of company data, but not the changes of personal data', () => {
    const company = seeds.find(({ number }) => number === '40000002')
    expect(company?.header.enabledMenuItems).toEqual(expect.arrayContaining(['company-name', 'address', 'super-shop']))
    const ofPersons = ['name', 'tax-number', 'documents', 'document-number', 'email-communication']
    expect(company?.header.enabledMenuItems.filter((key) => ofPersons.includes(key))).toEqual([])
  })
})
