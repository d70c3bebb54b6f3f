import { describe, expect, it } from 'vitest'
import { fundOf, funds, modelPortfolios, type Share } from '../../../mocks/data/funds'
import { unitAccountsOf } from '../../../mocks/data/unitAccounts'

const accounts = unitAccountsOf('40000001')
const allocations: ReadonlyArray<readonly [string, readonly Share[]]> = [
  ...modelPortfolios.map(({ name, shares }) => [name, shares] as const),
  ...accounts.map(({ name, current }) => [`${name}, most`, current] as const),
  ...accounts.map(({ name, future }) => [`${name}, ezután`, future] as const),
]

describe('the funds of the simulated insurer', () => {
  it('have unique ids and names', () => {
    expect(new Set(funds.map(({ id }) => id)).size).toBe(funds.length)
    expect(new Set(funds.map(({ name }) => name)).size).toBe(funds.length)
  })

  it('are found by id, but not by an unknown id', () => {
    expect(fundOf('F03')?.name).toBe('Hazai részvény eszközalap')
    expect(fundOf('toString')).toBeUndefined()
  })

  it.each(allocations)(
    'appear only once in an allocation, and the shares of the allocation sum to 100 percent: %s',
    (_name, shares) => {
      expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
      expect(new Set(shares.map(({ fundId }) => fundId)).size).toBe(shares.length)
    },
  )

  it.each(accounts.map((account) => [account.name, account] as const))(
    'have the currency of their account: %s',
    (_name, account) => {
      const currencies = account.current.map(({ fundId }) => fundOf(fundId)?.currency)
      expect(new Set(currencies)).toEqual(new Set([account.value.currency]))
    },
  )

  it('have the same shares in an account as in the model portfolio that the account follows', () => {
    const followed = accounts.filter(({ modelPortfolioId }) => modelPortfolioId !== null)
    expect(followed).not.toEqual([])
    for (const { modelPortfolioId, current } of followed) {
      expect(current).toEqual(modelPortfolios.find(({ id }) => id === modelPortfolioId)?.shares)
    }
  })
})
