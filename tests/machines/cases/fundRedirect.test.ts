import { describe, expect, test } from 'vitest'
import { asParsed } from '../../../machines/case/definition/parsed'
import { eletCases } from '../../../machines/cases/life'
import { fundRedirect } from '../../../machines/cases/life/fundRedirect.case'
import { accountExamples } from '../../../mocks/examples/life/fundLists'
import { lifeHeaderExamples } from '../../../mocks/examples/life/header'

const ACCOUNT = '40000001-1'
const productFundList = ['F01', 'F02'].map((id) => ({ id, name: `Eszközalap ${id}` }))
const future = [
  { id: 'F02', name: 'Kötvény', percentage: 60 },
  { id: 'F09', name: 'Arany', percentage: 40 },
]
const accountsWith = (isBuyBack: boolean) => ({
  subContracts: [{ udcContractId: ACCOUNT, name: 'Számla', isBuyBack }],
})
const loaded = {
  account: { ...accountExamples.everythingAvailable, futureProductFundList: future },
  accounts: accountsWith(false),
  funds: { productFundList },
}

describe('the redirection of future payments to other funds', () => {
  test.each([
    ['is offered for an account that allows it', true, accountExamples.noSwitch, false],
    ['is not offered for an account that does not allow it', false, accountExamples.noRedirect, false],
    ['is not offered if the insurer does not say whether the account allows it', false, {}, false],
    ['is not offered for an account with a pending buy-back', false, accountExamples.everythingAvailable, true],
  ])('%s', (_, isOffered, account, isBuyBack) => {
    const loadedData = { ...loaded, account, accounts: accountsWith(isBuyBack) }
    expect(fundRedirect.availableWhen?.(asParsed(loadedData), ACCOUNT)).toBe(isOffered)
  })

  test('is enabled only if the insurer enables the menu item investment-accounts', () => {
    const entry = eletCases.menu.find(({ key }) => key === 'fund-redirect')
    const isEnabled = (item: string) =>
      entry?.isEnabled(
        { ...lifeHeaderExamples.withDebt, enabledMenuItems: [item] },
        { isContractor: true, today: '2026-11-21' },
      )
    expect(isEnabled('investment-accounts')).toBe(true)
    expect(isEnabled('change-beneficiary')).toBe(false)
  })

  test('starts with the shares of future payments, and shows no fund values', () => {
    expect(fundRedirect.initialAnswers?.(asParsed(loaded))).toMatchObject({
      productFunds: [
        { of: 'F01', cells: {} },
        { of: 'F02', cells: { percentage: '60' } },
      ],
    })
    expect(fundRedirect.options(asParsed(loaded)).productFunds).toEqual([
      { value: 'F01', label: 'Eszközalap F01' },
      { value: 'F02', label: 'Eszközalap F02', note: { name: 'heldShare', values: { share: '60%' } } },
    ])
  })

  test('shows the former and the new shares in its confirmation', () => {
    const productFunds = [{ key: '1', of: 'F01', cells: { percentage: '100' } }]
    expect(fundRedirect.confirmationDetails(asParsed(loaded), { productFunds })).toEqual([
      {
        name: 'shares',
        kind: 'lines',
        value: ['Eszközalap F01: 0%\u00a0→\u00a0100%', 'Eszközalap F02: 60%\u00a0→\u00a00%'],
      },
    ])
  })

  test('shows the funds that the account still has but that can no longer be chosen', () => {
    expect(fundRedirect.details(asParsed(loaded), {})).toEqual([
      { name: 'account', kind: 'text', value: 'Rendszeres díjas számla' },
      { name: 'closedFunds', kind: 'text', value: 'Arany (40%)' },
    ])
  })
})
