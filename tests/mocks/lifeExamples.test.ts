import { describe, expect, it } from 'vitest'
import { examplesOf } from '../../mocks/examples'
import { caseStatus, menuKeys } from '../../src/api/entities'
import { declarations, isEndpoint } from '../../src/api/index'
import { getCases, getHeader, getTaxRelief } from '../../src/api/life'
import { getModelPortfolios, getProductFunds } from '../../src/api/lifeAccounts'

const both = new Set([true, false])

describe('the examples of life contracts', () => {
  it('show each flag of an account on and off, and an account with a portfolio and without', () => {
    const accounts = Object.values(examplesOf(getProductFunds))
    const flags = ['Monitoring', 'ProductFundSwitch', 'ProductFundRedirect', 'ModelPortfolio'] as const
    for (const flag of flags) {
      expect(new Set(accounts.map((account) => account[`is${flag}Available`])), flag).toEqual(both)
    }
    expect(new Set(accounts.map(({ currentModelPortfolio }) => currentModelPortfolio === null))).toEqual(both)
  })

  it('show each flag of the header on and off, every menu key, no debt, and the end of a contract', () => {
    const headers = Object.values(examplesOf(getHeader))
    for (const flag of ['isLegalPerson', 'canChangeToEmailCommunication', 'hasValidIdentification'] as const) {
      expect(new Set(headers.map((header) => header[flag])), flag).toEqual(both)
    }
    for (const flag of ['hasTaxRelief', 'hasIndexStatementCase', 'missingPhone', 'missingEmail'] as const) {
      expect(new Set(headers.map(({ contract }) => contract[flag] ?? false)), flag).toEqual(both)
    }
    expect(new Set(headers.map(({ debt }) => debt === null))).toEqual(both)
    expect(new Set(headers.map(({ contract }) => contract.contractStatusId))).toEqual(new Set([1, 2]))
    expect(new Set(headers.flatMap(({ enabledMenuItems }) => enabledMenuItems))).toEqual(
      new Set([...menuKeys, 'something-new']),
    )
  })

  it('show each status of a case in the list and as the outcome of every change', () => {
    const every = new Set(caseStatus.options)
    expect(new Set(Object.values(examplesOf(getCases)).flatMap((list) => list.map((one) => one.caseStatus)))).toEqual(
      every,
    )
    const writes = Object.entries(declarations)
      .filter(([name]) => name.startsWith('life'))
      .flatMap(([, module]) => Object.values(module).filter(isEndpoint))
      .filter(({ method }) => method === 'POST')
    expect(writes).not.toEqual([])
    for (const write of writes) {
      const outcomes = Object.values(examplesOf(write)).map((outcome) => Object(outcome).caseStatus)
      expect(new Set(outcomes), write.id).toEqual(every)
    }
  })

  it('show tax relief that is unused, partly used, used up and not given', () => {
    const used = Object.values(examplesOf(getTaxRelief)).map(({ usedAmount, totalAmount }) => [
      usedAmount.value,
      totalAmount.value,
    ])
    expect(used).toEqual([
      [0, 150_000],
      [75_000, 150_000],
      [150_000, 150_000],
      [0, 0],
    ])
  })

  it('show model portfolios that sum to 100', () => {
    const lists = Object.values(examplesOf(getModelPortfolios))
    for (const { name, productFunds } of lists.flatMap(({ modelPortfolioList }) => modelPortfolioList)) {
      expect(
        productFunds.reduce((sum, { percentage }) => sum + percentage, 0),
        name,
      ).toBe(100)
    }
  })
})
