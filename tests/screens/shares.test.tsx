import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eletCases } from '../../machines/cases/life'
import { accountExamples } from '../../mocks/examples/life/fundLists'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { getAvailableFunds, getProductFunds, getUnitAccounts } from '../../src/api/lifeAccounts'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { button, click, loadScreens, show } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const names = ['Zöld', 'Arany', 'Kötvény', 'Ingatlan', 'Pénzpiac', 'Részvény', 'Euró', 'Vegyes']

/** Opens the fund switch of an account with `count` available funds: 30% are in the first and 70% in the second. */
const open = async (count = names.length) => {
  const portal = await openSignedIn('/elet/ugyek/fund-switch/1', { contractNumber: '40000001', productLine: 'elet' })
  show(portal)
  const { fake } = portal
  await act(() => load(fake, 'loadModule', eletCases))
  await act(() => answer(fake, eletCases.header, lifeHeaderExamples.withDebt))
  await act(() => load(fake, 'loadModule', eletCases))
  const funds = names.slice(0, count).map((name, route) => ({ id: `F${route}`, name }))
  const [first = { id: '', name: '' }, second = { id: '', name: '' }] = funds
  await act(() => answer(fake, getAvailableFunds, { productFundList: funds }))
  await act(() =>
    answer(fake, getProductFunds, {
      ...accountExamples.everythingAvailable,
      currentProductFundList: [
        { ...first, percentage: 30 },
        { ...second, percentage: 70 },
      ],
    }),
  )
  await act(() => answer(fake, getUnitAccounts, { subContracts: [] }))
}

const shareOf = (fund: string) => within(screen.getByRole('group', { name: fund })).getByRole('textbox')
const type = (fund: string, value: string) =>
  act(async () => {
    shareOf(fund).focus()
    fireEvent.change(shareOf(fund), { target: { value } })
  })
const inOrder = () =>
  [...document.querySelectorAll('[data-row] [role=group]')]
    .map((row) => row.getAttribute('aria-labelledby'))
    .map((id) => document.getElementById(id ?? '')?.textContent)
const order = (value: string) =>
  act(async () => {
    fireEvent.change(screen.getByRole('combobox', { name: 'Sorrend' }), { target: { value } })
  })

test('a button gives the remaining percentage to the focused fund, which keeps the focus', async () => {
  await open()
  expect(screen.queryByRole('button', { name: /ide:/ })).toBeNull()
  await type('Arany', '')
  expect(button('+70% ide: Arany')).toHaveTextContent('+70%')
  await act(async () => shareOf('Ingatlan').focus())
  await act(async () => button('+70% ide: Ingatlan').focus())
  await click('+70% ide: Ingatlan')
  expect(shareOf('Ingatlan')).toHaveValue('70')
  expect(shareOf('Ingatlan')).toHaveFocus()
  expect(screen.getByText('A teljes 100% ki van osztva')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /ide:/ })).toBeNull()
})

test('a button splits 100% evenly among the funds with a share, or among all if no fund has one', async () => {
  await open()
  await click('Egyenlően a kitöltött 2 között')
  expect([shareOf('Zöld'), shareOf('Arany')].map((field) => Object(field).value)).toEqual(['50', '50'])
  await click('Arányok törlése')
  expect(screen.getByText('Még 100% osztható ki')).toBeTruthy()
  await click('Egyenlően mindegyik között')
  expect(shareOf('Vegyes')).toHaveValue('12')
  expect(screen.getByText('A teljes 100% ki van osztva')).toBeTruthy()
})

test('a button gives 100% to a fund if no other fund has a share', async () => {
  await open()
  await click('Arányok törlése')
  await type('Arany', '30')
  await click('Minden százalék a kitöltöttnek')
  expect(shareOf('Arany')).toHaveValue('100')
})

test('funds are sorted in the chosen order, and do not move while the customer types', async () => {
  await open()
  await order('share')
  expect(inOrder().slice(0, 3)).toEqual(['Arany', 'Zöld', 'Euró'])
  await type('Euró', '90')
  expect(inOrder().slice(0, 3)).toEqual(['Arany', 'Zöld', 'Euró'])
  await order('name')
  expect(inOrder()).toEqual(names.toSorted(new Intl.Collator('hu').compare))
  await order('given')
  expect(inOrder()).toEqual(names)
})

test('a list of only three funds offers no choice of sort order', async () => {
  await open(3)
  expect(screen.queryByRole('combobox', { name: 'Sorrend' })).toBeNull()
})
