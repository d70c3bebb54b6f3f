import { describe, expect, test } from 'vitest'
import { asParsed, type Loaded } from '../../../machines/case/definition/parsed'
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
  test('offers its termination only while it is active', () => {
    const { enabledMenuItems } = everythingEnabled
    expect(offers('terminate-insurance', everythingEnabled)).toBe(true)
    expect(offers('terminate-insurance', { ...terminated, enabledMenuItems })).toBe(false)
  })

  test('offers no termination if it has a termination date', () => {
    const withEnd = (end: object) => ({ ...everythingEnabled, contract: { ...everythingEnabled.contract, ...end } })
    expect(offers('terminate-insurance', withEnd({ terminationDate: '2026-12-31' }))).toBe(false)
    expect(offers('terminate-insurance', withEnd({ contractDateEnd: '2043-12-31' }))).toBe(true)
  })

  test('shows the debt, the premium and the end date before its reactivation, as a casco car insurance does', () => {
    const detailsOf = (header: PresentHeader) =>
      [reactivate, reactivateCasco].map(({ present }) =>
        present?.(header, null).map(({ name, value }) => [name, value]),
      )
    const { debt, contract } = lapsed
    const withoutDebt = [
      ['premium', contract.premiumFrequency],
      ['endedOn', contract.terminationDate],
    ]
    const withDebt = [['toPay', debt], ...withoutDebt]
    expect(detailsOf(lapsed)).toEqual([withDebt, withDebt])
    expect(detailsOf({ ...lapsed, debt: null })).toEqual([withoutDebt, withoutDebt])
  })

  const forints = (value: number) => ({ value, currency: 'HUF' })
  const account = { udcContractId: '1', name: 'Számla', value: forints(5_000_000) }
  const detailNames = (data: object) => termination.details(asParsed<Loaded>(data), {}).map(({ name }) => name)

  test('warns, before its termination, that its accounts and tax relief will be lost', () => {
    const alertsOf = (data: object) => termination.alerts(asParsed<Loaded>(data))
    expect(alertsOf({ header: pension, accounts: { subContracts: [account] } })).toEqual([
      'endsWithAccounts',
      'taxRelief',
    ])
    expect(alertsOf({ header: withoutDebt, accounts: { subContracts: [] } })).toEqual(['ends'])
  })

  test('does not warn of losing the tax relief if the details of the termination show the payout before tax', () => {
    const accounts = {
      totalBuyBackValue: forints(4_750_000),
      subContracts: [{ ...account, buyBackValue: forints(4_750_000) }],
    }
    const loaded = { header: pension, accounts }
    expect(detailNames(loaded)).toContain('totalBackBeforeTax')
    expect(termination.alerts(asParsed<Loaded>(loaded))).toEqual(['endsWithAccounts'])
  })

  test('warns before its termination that its accounts are unknown if they failed to load', () => {
    expect(termination.alerts(asParsed<Loaded>({ header: pension, accounts: null }))).toEqual([
      'endsWithUnknownAccounts',
      'taxRelief',
    ])
  })

  test('shows the payout of its termination, the deductions and the bank account, before and after the submission', () => {
    const accounts = {
      dateOfValue: '2026-11-20',
      totalValue: forints(5_000_000),
      totalBuyBackValue: forints(4_750_000),
      subContracts: [{ ...account, buyBackValue: forints(4_750_000) }],
    }
    const header = { ...pension, debt: forints(25_000), bankAccount: '99900016-12345676' }
    const details = termination.details(asParsed<Loaded>({ header, accounts }), {})
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
    const sentDetails = termination.confirmationDetails(asParsed<Loaded>({ header, accounts }), {
      terminationDate: '2026-12-31',
    })
    expect(sentDetails.map(({ name }) => name)).toEqual([
      'terminationDate',
      'totalBuyBackValue',
      'debtForWithdraw',
      'totalBackBeforeTaxWhenSent',
      'payoutAccount',
      'dateOfValue',
    ])
  })

  test('shows an account’s exchange rate only if the account’s values in forints and in its own currency determine the rate exactly', () => {
    const euros = (value: number) => ({ value, currency: 'EUR' }) as const
    const inEuros = { ...account, value: euros(1000), valueInForints: forints(395_250), buyBackValue: euros(900) }
    const ratesOf = (secondAccount: object) =>
      termination
        .details(asParsed<Loaded>({ header: withoutDebt, accounts: { subContracts: [account, secondAccount] } }), {})
        .filter(({ name }) => name === 'exchangeRates')
    expect(ratesOf(inEuros)).toMatchObject([{ kind: 'rates', value: [{ currency: 'EUR', forints: 395.25 }] }])
    expect(ratesOf({ ...inEuros, valueInForints: null })).toEqual([])
    // Two rounded amounts can fit several exchange rates: 12 Ft for 0.03 EUR is possible at 400 and at 395.25.
    expect(ratesOf({ ...inEuros, value: euros(0.03), valueInForints: forints(12) })).toEqual([])
    expect(ratesOf({ ...inEuros, value: euros(100), valueInForints: forints(39_525) })).toEqual([])
    expect(ratesOf(account)).toEqual([])
  })

  test('deducts a paid advance from the payout of its termination, but shows no total if the two have different currencies', () => {
    const accounts = {
      totalBuyBackValue: forints(4_750_000),
      subContracts: [{ ...account, buyBackValue: forints(4_750_000) }],
    }
    const detailsOf = (paidAdvance: object) =>
      termination
        .details(asParsed<Loaded>({ header: { ...withoutDebt, debt: forints(25_000), paidAdvance }, accounts }), {})
        .filter(({ name }) => ['paidAdvance', 'advanceForWithdraw', 'totalBack'].includes(name))
        .map(({ name, value }) => [name, value])
    expect(detailsOf(forints(1_000_000))).toEqual([
      ['advanceForWithdraw', forints(1_000_000)],
      ['totalBack', forints(3_725_000)],
    ])
    expect(detailsOf({ value: 100, currency: 'EUR' })).toEqual([['paidAdvance', { value: 100, currency: 'EUR' }]])
    expect(detailsOf(forints(0))).toEqual([['totalBack', forints(4_725_000)]])
    expect(detailsOf({ value: 0, currency: 'EUR' })).toEqual([['totalBack', forints(4_725_000)]])
  })

  test('shows no total payout of its termination if the insurer does not report whether an advance was paid', () => {
    const subContracts = [{ ...account, buyBackValue: forints(4_750_000) }]
    const accounts = { totalBuyBackValue: forints(4_750_000), subContracts }
    const namesWith = (advance: object) =>
      detailNames({ header: { ...withoutDebt, debt: forints(0), ...advance }, accounts })
    expect(namesWith({ paidAdvance: null })).toEqual(['buyBacks', 'totalBuyBackValue', 'totalBack', 'payoutAccount'])
    expect(namesWith({ paidAdvance: undefined })).toEqual(['buyBacks', 'totalBuyBackValue'])
  })

  test.each([
    ['no accounts', { subContracts: [] }],
    ['accounts that could not be loaded', null],
    ['accounts without a buy-back value', { subContracts: [account] }],
  ])(
    'shows a paid advance, before and after the submission of a termination, without deducting it if the insurance has %s',
    (_, accounts) => {
      const detailsOf = (paidAdvance: object) => {
        const loadedData = asParsed<Loaded>({
          header: { ...withoutDebt, debt: forints(25_000), paidAdvance },
          accounts,
        })
        return [termination.details(loadedData, {}), termination.confirmationDetails(loadedData, {})].map((details) =>
          details.map(({ name, value }) => [name, value]),
        )
      }
      const debt = ['debt', forints(25_000)]
      const expectedDetails = [['paidAdvance', forints(1_000_000)], debt]
      expect(detailsOf(forints(1_000_000))).toEqual([expectedDetails, expectedDetails])
      expect(detailsOf(forints(0))).toEqual([[debt], [debt]])
    },
  )

  test('shows accounts with a pending buy-back separately, and leaves them out of the payout of its termination', () => {
    const accounts = {
      totalValue: forints(5_215_000),
      totalBuyBackValue: forints(4_750_000),
      subContracts: [
        { ...account, buyBackValue: forints(4_750_000) },
        { ...account, name: 'Régi', isBuyBack: true, value: forints(215_000), buyBackValue: forints(208_550) },
      ],
    }
    const header = { ...withoutDebt, debt: forints(0), bankAccount: null }
    expect(termination.details(asParsed<Loaded>({ header, accounts }), {})).toEqual([
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

  test('subtracts pending buy-backs from the payout of its termination if the insurer’s sum includes them', () => {
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
          asParsed<Loaded>({
            header: { ...withoutDebt, debt: forints(0) },
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

  test.each([
    ['is missing', undefined, ['debtUnknown']],
    ['is null', null, ['debtUnknown']],
    ['has another currency', { value: 60, currency: 'EUR' }, []],
  ])('shows no total payout, before and after the submission of its termination, if the debt %s', (_, debt, alerts) => {
    const header = { ...withoutDebt, debt }
    const subContracts = [{ ...account, buyBackValue: forints(4_750_000) }]
    const loaded = asParsed<Loaded>({ header, accounts: { totalBuyBackValue: forints(4_750_000), subContracts } })
    for (const details of [termination.details(loaded, {}), termination.confirmationDetails(loaded, {})]) {
      expect(details.map(({ name }) => name)).toContain('totalBuyBackValue')
      expect(details.filter(({ name }) => name.startsWith('total') && name !== 'totalBuyBackValue')).toEqual([])
    }
    expect(termination.alerts(loaded)).toEqual(['endsWithAccounts', ...alerts])
  })

  test('adds an overpayment to the payout of its termination, and shows it alone if there is no total payout', () => {
    const header = { ...withoutDebt, debt: forints(-25_000) }
    const subContracts = [{ ...account, buyBackValue: forints(4_750_000) }]
    const accounts = { totalBuyBackValue: forints(4_750_000), subContracts }
    expect(detailNames({ header, accounts })).toContain('overpaid')
    expect(detailNames({ header, accounts: null })).toEqual(['overpaidApart'])
  })

  test('shows no total payout of its termination if the buy-back values are unknown', () => {
    const accounts = { totalValue: forints(5_000_000), subContracts: [account] }
    expect(detailNames({ header: pension, accounts })).toEqual(['totalValue', 'debt'])
    expect(detailNames({ header: withoutDebt, accounts: { subContracts: [] } })).toEqual([])
    expect(detailNames({ header: pension, accounts: null })).toEqual(['debt'])
  })

  test('offers reactivation after it has lapsed, unless a reactivation is already scheduled', () => {
    expect(offers('reactivate', lapsed)).toBe(true)
    expect(offers('reactivate', reactivationAhead)).toBe(false)
  })
})
