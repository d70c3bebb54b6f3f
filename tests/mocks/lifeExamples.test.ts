import { describe, expect, it } from 'vitest'
import { examplesOf } from '../../mocks/examples'
import { menuKeys } from '../../src/api/entities'
import { getHeader, getTaxRelief } from '../../src/api/life'
import { getModelPortfolios } from '../../src/api/lifeAccounts'

describe('the examples of life contracts', () => {
  it('contain every menu key of life insurance, and one key that the portal does not know', () => {
    const menuItems = Object.values(examplesOf(getHeader)).flatMap(({ enabledMenuItems }) => enabledMenuItems ?? [])
    expect(new Set(menuItems)).toEqual(new Set([...menuKeys, 'something-new']))
  })

  it('contain tax relief that is unused, partly used, fully used and not available', () => {
    const usedAndTotal = Object.values(examplesOf(getTaxRelief)).flatMap(({ usedAmount, totalAmount }) =>
      usedAmount && totalAmount ? [[usedAmount.value, totalAmount.value]] : [],
    )
    expect(usedAndTotal).toEqual([
      [0, 150_000],
      [75_000, 150_000],
      [150_000, 150_000],
      [0, 0],
    ])
  })

  it('contain only model portfolios whose shares sum to 100 percent', () => {
    const lists = Object.values(examplesOf(getModelPortfolios))
    for (const { name, productFunds } of lists.flatMap(({ modelPortfolioList }) => modelPortfolioList)) {
      if (!productFunds) continue
      expect(
        productFunds.reduce((sum, { percentage }) => sum + percentage, 0),
        name,
      ).toBe(100)
    }
  })
})
