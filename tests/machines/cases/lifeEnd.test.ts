import { describe, expect, test } from 'vitest'
import { type Loaded, parsed } from '../../../machines/case/definition/parsed'
import type { PresentHeader } from '../../../machines/case/definition/present'
import type { ContractHeader } from '../../../machines/case/menu/productLineCases'
import { reactivate as reactivateCasco } from '../../../machines/cases/casco/reactivate.case'
import { eletCases } from '../../../machines/cases/life'
import { reactivate } from '../../../machines/cases/life/reactivate.case'
import { termination } from '../../../machines/cases/life/termination.case'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'

const { everythingEnabled, lapsed, pension, reactivationAhead, terminated, withoutDebt } = lifeHeaderExamples

const offers = (key: string, header: ContractHeader) =>
  eletCases.menu.find((entry) => entry.key === key)?.isEnabled(header, { isContractor: true, today: '2026-11-21' })

describe('a life insurance', () => {
  test('is terminated while it runs', () => {
    const { enabledMenuItems } = everythingEnabled
    expect(offers('terminate-insurance', everythingEnabled)).toBe(true)
    expect(offers('terminate-insurance', { ...terminated, enabledMenuItems })).toBe(false)
  })

  test('is not terminated again once its end is set', () => {
    const withEnd = (end: object) => ({ ...everythingEnabled, contract: { ...everythingEnabled.contract, ...end } })
    expect(offers('terminate-insurance', withEnd({ terminationDate: '2026-12-31' }))).toBe(false)
    expect(offers('terminate-insurance', withEnd({ contractDateEnd: '2043-12-31' }))).toBe(true)
  })

  test('that ended unpaid tells what it costs to bring it back before it asks from when, as casco does', () => {
    const told = (header: PresentHeader) =>
      [reactivate, reactivateCasco].map(({ present }) =>
        present?.(header, null).map(({ name, value }) => [name, value]),
      )
    const { debt, contract } = lapsed
    const withoutDebt = [
      ['premium', contract.premiumFrequency],
      ['endedOn', contract.terminationDate],
    ]
    const withDebt = [['toPay', debt], ...withoutDebt]
    expect(told(lapsed)).toEqual([withDebt, withDebt])
    expect(told({ ...lapsed, debt: null })).toEqual([withoutDebt, withoutDebt])
  })

  const forints = (value: number) => ({ value, currency: 'HUF' })
  const account = { udcContractId: '1', name: 'Számla', value: forints(5_000_000) }
  const told = (known: object) => termination.details(parsed<Loaded>(known), {}).map(({ name }) => name)

  test('warns before its end of what becomes of accounts and of the tax relief', () => {
    const warned = (known: object) => termination.alerts(parsed<Loaded>(known))
    expect(warned({ header: pension, accounts: { subContracts: [account] } })).toEqual([
      'endsWithAccounts',
      'taxRelief',
    ])
    expect(warned({ header: withoutDebt, accounts: { subContracts: [] } })).toEqual(['ends'])
  })

  test('says once that the tax relief is paid back: beside the sum, where there is one', () => {
    const accounts = {
      totalBuyBackValue: forints(4_750_000),
      subContracts: [{ ...account, buyBackValue: forints(4_750_000) }],
    }
    const loaded = { header: pension, accounts }
    expect(told(loaded)).toContain('totalBackBeforeTax')
    expect(termination.alerts(parsed<Loaded>(loaded))).toEqual(['endsWithAccounts'])
  })

  test('says before its end that the accounts could not be read, which is not that there are none', () => {
    expect(termination.alerts(parsed<Loaded>({ header: pension, accounts: null }))).toEqual([
      'endsWithUnknownAccounts',
      'taxRelief',
    ])
  })

  test('tells before its end what comes back of which account, minus what, and to which bank account, which is signed, too', () => {
    const accounts = {
      dateOfValue: '2026-11-20',
      totalValue: forints(5_000_000),
      totalBuyBackValue: forints(4_750_000),
      subContracts: [{ ...account, buyBackValue: forints(4_750_000) }],
    }
    const header = { ...pension, debt: forints(25_000), bankAccount: '99900016-12345676' }
    const details = termination.details(parsed<Loaded>({ header, accounts }), {})
    expect(details).toEqual([
      {
        name: 'buyBacks',
        isPart: true,
        kind: 'changes',
        value: [{ label: 'Számla', before: forints(5_000_000), now: forints(4_750_000) }],
      },
      { name: 'totalValue', isPart: true, kind: 'money', value: forints(5_000_000) },
      { name: 'totalBuyBackValue', isPart: true, kind: 'money', value: forints(4_750_000) },
      { name: 'debtForWithdraw', isPart: true, kind: 'money', value: forints(25_000) },
      { name: 'totalBackBeforeTax', kind: 'money', value: forints(4_725_000) },
      { name: 'payoutAccount', isPart: true, kind: 'text', value: '99900016-12345676' },
      { name: 'dateOfValue', isPart: true, kind: 'date', value: '2026-11-20' },
    ])
    const sent = termination.confirmationDetails(parsed<Loaded>({ header, accounts }), {
      terminationDate: '2026-12-31',
    })
    expect(sent.map(({ name }) => name)).toEqual([
      'terminationDate',
      'totalBuyBackValue',
      'debtForWithdraw',
      'totalBackBeforeTaxWhenSent',
      'payoutAccount',
      'dateOfValue',
    ])
  })

  test('names the rate at which an account in other money is part of the sum, where the insurer tells it', () => {
    const euros = (value: number) => ({ value, currency: 'EUR' }) as const
    const inEuros = { ...account, value: euros(1000), valueInForints: forints(395_250), buyBackValue: euros(900) }
    const ratesOf = (one: object) =>
      termination
        .details(parsed<Loaded>({ header: withoutDebt, accounts: { subContracts: [account, one] } }), {})
        .filter(({ name }) => name === 'exchangeRates')
    expect(ratesOf(inEuros)).toMatchObject([{ kind: 'rates', value: [{ currency: 'EUR', forints: 395.25 }] }])
    expect(ratesOf({ ...inEuros, valueInForints: null })).toEqual([])
    // 395.25 as well, and 400 from two rounded amounts.
    expect(ratesOf({ ...inEuros, value: euros(0.03), valueInForints: forints(12) })).toEqual([])
    expect(ratesOf({ ...inEuros, value: euros(100), valueInForints: forints(39_525) })).toEqual([])
    expect(ratesOf(account)).toEqual([])
  })

  test('takes off what was paid in advance, and tells no total of two currencies', () => {
    const accounts = {
      totalBuyBackValue: forints(4_750_000),
      subContracts: [{ ...account, buyBackValue: forints(4_750_000) }],
    }
    const toldOf = (paidAdvance: object) =>
      termination
        .details(parsed<Loaded>({ header: { ...withoutDebt, debt: forints(25_000), paidAdvance }, accounts }), {})
        .filter(({ name }) => ['paidAdvance', 'advanceForWithdraw', 'totalBack'].includes(name))
        .map(({ name, value }) => [name, value])
    expect(toldOf(forints(1_000_000))).toEqual([
      ['advanceForWithdraw', forints(1_000_000)],
      ['totalBack', forints(3_725_000)],
    ])
    expect(toldOf({ value: 100, currency: 'EUR' })).toEqual([['paidAdvance', { value: 100, currency: 'EUR' }]])
    expect(toldOf(forints(0))).toEqual([['totalBack', forints(4_725_000)]])
    expect(toldOf({ value: 0, currency: 'EUR' })).toEqual([['totalBack', forints(4_725_000)]])
  })

  test.each([
    ['no accounts', { subContracts: [] }],
    ['accounts that could not be loaded', null],
    ['accounts of which it is not known what would be paid', { subContracts: [account] }],
  ])('tells before it is sent, as after it, what was paid in advance, and promises no deduction: %s', (_, accounts) => {
    const toldOf = (paidAdvance: object) => {
      const known = parsed<Loaded>({ header: { ...withoutDebt, debt: forints(25_000), paidAdvance }, accounts })
      return [termination.details(known, {}), termination.confirmationDetails(known, {})].map((details) =>
        details.map(({ name, value }) => [name, value]),
      )
    }
    const debt = ['debt', forints(25_000)]
    const told = [['paidAdvance', forints(1_000_000)], debt]
    expect(toldOf(forints(1_000_000))).toEqual([told, told])
    expect(toldOf(forints(0))).toEqual([[debt], [debt]])
  })

  test('tells apart what is being bought back already: it is no part of what the end brings', () => {
    const accounts = {
      totalValue: forints(5_215_000),
      totalBuyBackValue: forints(4_750_000),
      subContracts: [
        { ...account, buyBackValue: forints(4_750_000) },
        { ...account, name: 'Régi', isBuyBack: true, value: forints(215_000), buyBackValue: forints(208_550) },
      ],
    }
    const header = { ...withoutDebt, debt: null, bankAccount: null }
    expect(termination.details(parsed<Loaded>({ header, accounts }), {})).toEqual([
      {
        name: 'buyBacks',
        isPart: true,
        kind: 'changes',
        value: [{ label: 'Számla', before: forints(5_000_000), now: forints(4_750_000) }],
      },
      { name: 'totalBuyBackValue', isPart: true, kind: 'money', value: forints(4_750_000) },
      { name: 'totalBack', kind: 'money', value: forints(4_750_000) },
      {
        name: 'paidApart',
        isPart: true,
        kind: 'changes',
        value: [{ label: 'Régi', before: forints(215_000), now: forints(208_550) }],
      },
    ])
  })

  test('tells the same where the total of the insurer holds what is being bought back already', () => {
    const euros = { value: 100, currency: 'EUR' }
    const closed = [
      { ...account, buyBackValue: forints(4_750_000) },
      {
        ...account,
        name: 'Euró',
        value: euros,
        valueInForints: forints(39_240),
        buyBackValue: { ...euros, value: 95 },
      },
    ]
    const old = { ...account, name: 'Régi', isBuyBack: true, value: forints(215_000), buyBackValue: forints(208_550) }
    const totalOf = (total: number, ...subContracts: readonly object[]) =>
      termination
        .details(
          parsed<Loaded>({
            header: { ...withoutDebt, debt: null },
            accounts: { totalBuyBackValue: forints(total), subContracts },
          }),
          {},
        )
        .find(({ name }) => name === 'totalBack')?.value
    expect(totalOf(4_787_278, ...closed, old)).toEqual(forints(4_787_278))
    expect(totalOf(4_787_278 + 208_550, ...closed, old)).toEqual(forints(4_787_278))
    expect(totalOf(4_787_278 + 208_550, ...closed, { ...old, buyBackValue: null })).toBeUndefined()
    expect(totalOf(0, old)).toBeUndefined()
  })

  test('tells what was paid too much as a part of the sum, and apart where there is none', () => {
    const header = { ...withoutDebt, debt: forints(-25_000) }
    const subContracts = [{ ...account, buyBackValue: forints(4_750_000) }]
    const accounts = { totalBuyBackValue: forints(4_750_000), subContracts }
    expect(told({ header, accounts })).toContain('overpaid')
    expect(told({ header, accounts: null })).toEqual(['overpaidApart'])
  })

  test('tells no total where an insurer does not say what would be paid', () => {
    const accounts = { totalValue: forints(5_000_000), subContracts: [account] }
    expect(told({ header: pension, accounts })).toEqual(['totalValue', 'debt'])
    expect(told({ header: withoutDebt, accounts: { subContracts: [] } })).toEqual([])
    expect(told({ header: pension, accounts: null })).toEqual(['debt'])
  })

  test('that ended unpaid is brought back, until it is known on which day it runs again', () => {
    expect(offers('reactivate', lapsed)).toBe(true)
    expect(offers('reactivate', reactivationAhead)).toBe(false)
  })
})
