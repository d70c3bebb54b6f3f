import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eletCases } from '../../machines/cases/life'
import { accountExamples } from '../../mocks/examples/life/fundLists'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import type { CallData } from '../../src/api/endpoint'
import { getFundDetails, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { lazyModule } from '../../src/modules/accounts'
import { register } from '../../src/modules/lazyModule'
import { openSignedIn, type Portal } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { link, loadScreens, show, stepHeading } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(lazyModule)
})
afterEach(cleanup)

/** Opens the accounts of a life insurance: the list, or the account at the address part `inside`. */
const open = async (inside = ''): Promise<Portal> => {
  const address = `/elet/ugyek/investment-accounts${inside}`
  const portal = await openSignedIn(address, { contractNumber: '40000001', productLine: 'elet' })
  show(portal)
  const menu = eletCases.menu.map((entry) => ({ ...entry, isEnabled: () => true }))
  await act(() => load(portal.fake, 'loadModule', { ...eletCases, menu }))
  await act(() => answer(portal.fake, eletCases.header, lifeHeaderExamples.withDebt))
  await act(() => load(portal.fake, 'loadModule', { ...eletCases, menu }))
  await act(() => load(portal.fake, 'loadModule'))
  return portal
}

const account = { udcContractId: 'Sz/1', contractNumber: '40000001/1', name: 'Rendszeres díjas számla' }

test('each account in the list shows its value and a pending buy-back, and links to its details', async () => {
  const { fake } = await open()
  await act(() =>
    answer(fake, getUnitAccounts, {
      dateOfValue: '2026-11-20',
      totalValue: { value: 5_000_000, currency: 'HUF' },
      subContracts: [
        {
          ...account,
          isBuyBack: true,
          buyBack: { payoutDate: '2026-11-25' },
          value: { value: 4_812_350, currency: 'HUF' },
        },
      ],
    }),
  )
  expect(screen.getByText('2026. 11. 20.')).toBeTruthy()
  expect(screen.getByText('A számlák értéke összesen').nextElementSibling).toHaveTextContent('5 000 000 Ft')
  expect(
    screen.getByText('40000001/1 · 4 812 350 Ft · Visszavásárlás alatt · várható kifizetés: 2026. 11. 25.'),
  ).toBeTruthy()
  expect(link('Rendszeres díjas számla')).toHaveAttribute('href', '/elet/ugyek/investment-accounts/Sz%2F1')
})

test('an account without a value is listed by its name', async () => {
  const { fake } = await open()
  await act(() => answer(fake, getUnitAccounts, { subContracts: [{ udcContractId: '1', name: 'Számla' }] }))
  expect(link('Számla')).toBeTruthy()
  expect(screen.queryByText('Visszavásárlás alatt', { exact: false })).toBeNull()
  expect(screen.queryByText('A számlák értéke összesen')).toBeNull()
})

test('the list of accounts shows a message if the contract has no account', async () => {
  const { fake } = await open()
  await act(() => answer(fake, getUnitAccounts, { subContracts: [] }))
  expect(screen.getByText('Ehhez a szerződéshez nem tartozik befektetési számla')).toBeTruthy()
})

/** Opens one account of a life insurance. `accountFields` are added to this account in the list of accounts. */
const openOne = async (
  productFunds: CallData<typeof getProductFunds>,
  accountFields: Partial<CallData<typeof getUnitAccounts>['subContracts'][number]> = {},
) => {
  const { fake } = await open('/Sz%2F1')
  await act(() => answer(fake, getUnitAccounts, { subContracts: [{ ...account, ...accountFields }] }))
  await act(() => answer(fake, getProductFunds, productFunds))
}

test('an account is shown as without future payments only if the insurer returns an empty list of funds for such payments', async () => {
  const { futureProductFundList: _, ...untold } = accountExamples.everythingAvailable
  await openOne(untold)
  expect(screen.getByText(/^Nincs megadva/)).toBeTruthy()
  cleanup()
  await openOne({ ...untold, futureProductFundList: [] })
  expect(screen.getByText('Erre a számlára most nem kerül befizetés.')).toBeTruthy()
})

test('an account is shown as without funds only if the insurer returns an empty list of its funds', async () => {
  const { currentProductFundList: _, ...unknown } = accountExamples.everythingAvailable
  await openOne(unknown)
  expect(screen.getByText('Nincs megadva, mely eszközalapokban van a számla pénze.')).toBeTruthy()
  cleanup()
  await openOne({ ...unknown, currentProductFundList: [] })
  expect(screen.getByText('A számlán most nincs eszközalap.')).toBeTruthy()
})

test('an account shows each fund’s share of the account’s current value and of future payments', async () => {
  await openOne({
    ...accountExamples.everythingAvailable,
    currentModelPortfolio: { id: 'M2', name: 'Kiegyensúlyozott portfólió' },
  })
  expect(stepHeading()).toBe('Rendszeres díjas számla')
  expect(screen.getByText('Kiegyensúlyozott portfólió')).toBeTruthy()
  const rowsOf = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(rowsOf('Miben van a számla pénze?')).toEqual([
    'EszközalapArány, kb. értéke',
    expect.stringMatching(/\(HUF\)65%3 128 02[78] Ft$/),
    expect.stringMatching(/Hazai kötvény eszközalap \(HUF\)35%1 684 32[23] Ft$/),
  ])
  expect(rowsOf('Mibe kerülnek a befizetései?')).toEqual(['EszközalapArány', expect.stringMatching(/\(HUF\)100%$/)])
  expect(link('Hazai kötvény eszközalap')).toHaveAttribute('href', '/elet/ugyek/investment-accounts/Sz%2F1/F02')
  expect(link('Vissza a befektetési számlákhoz')).toHaveAttribute('href', '/elet/ugyek/investment-accounts')
})

test('an account links to the case that switches its funds', async () => {
  await openOne(accountExamples.everythingAvailable)
  expect(link('Eszközalap-átváltás')).toHaveAttribute('href', '/elet/ugyek/fund-switch/Sz%2F1')
})

test('an account links to the case that redirects its payments', async () => {
  await openOne(accountExamples.noSwitch)
  expect(link('Díjátirányítás')).toHaveAttribute('href', '/elet/ugyek/fund-redirect/Sz%2F1')
})

test.each([
  ['that does not let its payments be redirected', accountExamples.noRedirect, {}],
  ['that does not say whether its payments can be redirected', {}, {}],
  ['that is being bought back', accountExamples.everythingAvailable, { isBuyBack: true }],
])('an account %s has no link to the redirection of its payments', async (_, productFunds, accountFields) => {
  await openOne(productFunds, accountFields)
  expect(link('Vissza a befektetési számlákhoz')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Díjátirányítás' })).toBeNull()
})

test.each([
  ['that does not let its funds be switched', accountExamples.noSwitch, {}],
  ['that does not say whether its funds can be switched', {}, {}],
  ['that is being bought back', accountExamples.everythingAvailable, { isBuyBack: true }],
])('an account %s has no link to the fund switch', async (_, productFunds, accountFields) => {
  await openOne(productFunds, accountFields)
  expect(link('Vissza a befektetési számlákhoz')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Eszközalap-átváltás' })).toBeNull()
})

test('an account that is being bought back shows its payout date and bank account', async () => {
  const buyBack = { requestedOn: '2026-11-15', payoutDate: '2026-11-25', bankAccount: '9990001612345676' }
  await openOne(accountExamples.everythingAvailable, { isBuyBack: true, buyBack })
  expect(screen.getByText('Visszavásárlás alatt')).toBeTruthy()
  for (const text of ['2026. 11. 15.', '2026. 11. 25.', '99900016-12345676']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  expect(screen.getByText('Várható kifizetés').nextElementSibling).toHaveTextContent('2026. 11. 25.')
  expect(screen.getByText(/^A számla pénzét kifizetjük/)).toBeTruthy()
})

test('the page of an account whose buy-back has no payout date yet promises no payout before the decision', async () => {
  await openOne(accountExamples.everythingAvailable, { isBuyBack: true })
  expect(screen.getByText(/^Kérte a számla teljes visszavásárlását\. A döntésünkről értesítjük\./)).toBeTruthy()
  expect(screen.queryByText(/A számla pénzét kifizetjük, ezután/)).toBeNull()
  expect(screen.queryByText('Várható kifizetés')).toBeNull()
})

test('an account groups its cases and hides a group without an available case', async () => {
  const group = (name: string) => screen.queryByRole('heading', { level: 3, name })
  await openOne(accountExamples.everythingAvailable)
  expect(group('Figyelés és automatikus átváltás')).toBeTruthy()
  cleanup()
  await openOne({ ...accountExamples.everythingAvailable, isMonitoringAvailable: false })
  expect(group('Eszközalapok és befizetések')).toBeTruthy()
  expect(group('Figyelés és automatikus átváltás')).toBeNull()
})

/** Opens a fund that makes up 35% of its account. */
const openFund = async (fund: CallData<typeof getFundDetails>) => {
  const { fake } = await open('/Sz%2F1/F02')
  await act(() => answer(fake, getUnitAccounts, { subContracts: [account] }))
  await act(() => answer(fake, getProductFunds, accountExamples.everythingAvailable))
  await act(() => answer(fake, getFundDetails, fund))
}

test('a fund shows its value in the account, and its unit price with the date of the price', async () => {
  await openFund({
    name: 'Hazai kötvény eszközalap',
    percentage: 35,
    dateOfValue: '2026-11-20',
    fundValue: { value: 1_684_323, currency: 'HUF' },
    fundExchange: { value: 2.1083, currency: 'HUF' },
    fundAmount: 798_901.0103,
  })
  expect(stepHeading()).toBe('Hazai kötvény eszközalap')
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(values).toEqual(
    expect.arrayContaining(['1 684 323 Ft', '2,1083 Ft', '2026. 11. 20.', '798 901,0103', '35%', 'HUF']),
  )
  expect(screen.getByText('Egy egység árfolyama')).toBeTruthy()
  expect(within(screen.getByRole('table', { name: 'Mekkora része a számlának?' })).getAllByRole('row')).toHaveLength(3)
  expect(link('Vissza a számlához')).toHaveAttribute('href', '/elet/ugyek/investment-accounts/Sz%2F1')
})

test('a fund id of 500 kB is truncated on the page', async () => {
  await openFund({ name: 'Hazai kötvény eszközalap', originFundId: 'F'.repeat(500_000) })
  expect(screen.getByText(/^F{3999}…$/)).toBeTruthy()
})

test('a fund with only a name is shown without a unit price', async () => {
  await openFund({ name: 'Hazai kötvény eszközalap' })
  expect(stepHeading()).toBe('Hazai kötvény eszközalap')
  expect(screen.queryByText('Egy egység árfolyama')).toBeNull()
})

test('an account in another currency also shows its value in forints', async () => {
  const { fake } = await open()
  await act(() =>
    answer(fake, getUnitAccounts, {
      subContracts: [
        { ...account, value: { value: 100, currency: 'EUR' }, valueInForints: { value: 39_240, currency: 'HUF' } },
      ],
    }),
  )
  expect(screen.getByText('40000001/1 · 100,00 EUR · forintban 39 240 Ft')).toBeTruthy()
})

test('the values of funds are not labelled as approximate if the insurer returns them', async () => {
  await openOne(accountExamples.inPortfolio)
  const table = screen.getByRole('table', { name: 'Miben van a számla pénze?' })
  expect(within(table).getByRole('columnheader', { name: 'Arány, értéke' })).toBeTruthy()
  expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/40%504.000.Ft$/)
})

test('an account shows a pending order (a fund switch) and the day whose price applies to it', async () => {
  await openOne(accountExamples.switchUnderWay)
  const notice = screen.getByText('Folyamatban lévő megbízás').closest<HTMLElement>('[role=status]')
  expect(notice).toHaveTextContent('Eszközalap-átváltás – az árfolyam napja: 2026. 11. 23.')
  expect(notice).toHaveTextContent('ilyen új megbízást nem adhat')
  expect(screen.queryByRole('link', { name: 'Eszközalap-átváltás' })).toBeNull()
})

test('the notice of a pending payment does not say that new orders are blocked', async () => {
  await openOne(accountExamples.orderOfUnknownDay)
  const notice = screen.getByText('Folyamatban lévő megbízás').closest<HTMLElement>('[role=status]')
  expect(notice).toHaveTextContent('amelyen az átutalása megérkezikAddig itt a mostani adatokat látja.')
})

test.each([{}, accountExamples.nothingUnderWay])(
  'an account without pending orders shows no notice about pending orders',
  async (productFunds) => {
    await openOne(productFunds)
    expect(screen.queryByText('Folyamatban lévő megbízás')).toBeNull()
  },
)
