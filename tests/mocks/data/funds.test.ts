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
  it('have each an id and a name of their own', () => {
    expect(new Set(funds.map(({ id }) => id)).size).toBe(funds.length)
    expect(new Set(funds.map(({ name }) => name)).size).toBe(funds.length)
  })

  it('are found by their ids, and nothing is found by another', () => {
    expect(fundOf('F03')?.name).toBe('Hazai részvény eszközalap')
    expect(fundOf('toString')).toBeUndefined()
  })

  it.each(allocations)('%s: shares of different funds that sum to 100', (_name, shares) => {
    expect(shares.reduce((sum, { percentage }) => sum + percentage, 0)).toBe(100)
    expect(new Set(shares.map(({ fundId }) => fundId)).size).toBe(shares.length)
  })

  it.each(accounts.map((account) => [account.name, account] as const))(
    '%s holds funds of its own currency',
    (_name, account) => {
      const currencies = account.current.map(({ fundId }) => fundOf(fundId)?.currency)
      expect(new Set(currencies)).toEqual(new Set([account.value.currency]))
    },
  )

  it('show in an account the very shares of its portfolio', () => {
    const followed = accounts.filter(({ modelPortfolioId }) => modelPortfolioId !== null)
    expect(followed).not.toEqual([])
    for (const { modelPortfolioId, current } of followed) {
      expect(current).toEqual(modelPortfolios.find(({ id }) => id === modelPortfolioId)?.shares)
    }
  })
})
