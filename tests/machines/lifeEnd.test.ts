import { describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../machines/case/areaCases'
import { type Loaded, parsed } from '../../machines/case/parsed'
import { eletCases } from '../../machines/cases/life'
import { termination } from '../../machines/cases/life/termination.case'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'

const { everythingEnabled, pension, terminated, withoutDebt } = lifeHeaderExamples

const offers = (key: string, header: ContractHeader) =>
  eletCases.menu.find((entry) => entry.key === key)?.isEnabled(header, { isContractor: true, today: '2026-11-21' })

describe('a life insurance', () => {
  test('is terminated while it runs', () => {
    const { enabledMenuItems } = everythingEnabled
    expect(offers('terminate-insurance', everythingEnabled)).toBe(true)
    expect(offers('terminate-insurance', { ...terminated, enabledMenuItems })).toBe(false)
  })

  test('tells before its end what is owed, and what becomes of accounts and of the tax relief', () => {
    const totalValue = { value: 8_000_000, currency: 'HUF' }
    const told = (known: object) => {
      const loaded = parsed<Loaded>(known)
      return [termination.alerts(loaded), termination.details(loaded, {}).map(({ name }) => name)]
    }
    const accounts = { totalValue, subContracts: [{ udcContractId: '1', name: 'Számla' }] }
    expect(told({ header: pension, accounts })).toEqual([
      ['ends', 'accounts', 'taxRelief'],
      ['debtForWithdraw', 'totalValue'],
    ])
    expect(told({ header: withoutDebt, accounts: { totalValue, subContracts: [] } })).toEqual([['ends'], []])
    expect(told({ header: withoutDebt, accounts: null })).toEqual([['ends'], []])
  })
})
