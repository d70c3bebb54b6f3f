import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cascoCases } from '../../machines/cases/casco'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { balesetCases, eletCases, nyugdijCases } from '../../machines/cases/life'
import { examplesOf } from '../../mocks/examples'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getUnitAccounts } from '../../src/api/lifeAccounts'
import { openSignedIn } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { openMenu } from './openMenu'
import { button, link, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const textIn = (selector: string) =>
  document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ').trim() ?? ''
const head = () => textIn('.contract-head')
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test("the top of a car's contract page shows its plate and make", async () => {
  await openMenu(cascoCases, cascoHeaderExamples.withoutDebt)
  expect(title()).toBe('Casco')
  expect(head()).toContain('AA CK-417')
  expect(head()).toContain('Škoda Octavia')
  expect(head()).not.toContain('Tartozás')
})

test('the contract page of a home has the product as title, and shows the address at the top', async () => {
  await openMenu(homeCases, homeHeaderExamples.withDebt)
  expect(title()).toBe('Minta Otthon')
  expect(head()).toContain('7621 Pécs, Mesebeli lépcső 6.')
  expect(head()).toContain('Tartozás7240 Ft')
})

test('if the customer of a home contract is not identified yet, the menu says so', async () => {
  await openMenu(homeCases, homeHeaderExamples.withoutIdentification)
  expect(screen.getByText('Az azonosítása hiányzik vagy lejárt')).toBeTruthy()
})

test('a terminated home contract shows its end date and reason', async () => {
  await openMenu(homeCases, homeHeaderExamples.terminated)
  expect(screen.getByText('Ez a szerződés megszűnt')).toBeTruthy()
  expect(head()).toContain('Megszűnés napja2026. 08. 31.')
  expect(head()).toContain('Megszűnés okaIngatlan eladása')
})

test.each([
  ['a life insurance', eletCases, lifeHeaderExamples.withDebt, 'Minta Jövő'],
  ['a pension insurance', nyugdijCases, lifeHeaderExamples.pension, 'Minta Nyugdíj'],
  ['an accident insurance', balesetCases, lifeHeaderExamples.accident, 'Minta Baleset'],
] as const)(
  'the contract page of %s has the short product name as title, and the long one at the top',
  async (_, cases, header, product) => {
    await openMenu(cases, header)
    expect(title()).toBe(product)
    expect(head().startsWith(`${product} `)).toBe(true)
    expect(textIn('.contract-details')).toContain('Évforduló')
  },
)

test('if a product has no long name, its contract page shows the name only in the title', async () => {
  await openMenu(eletCases, lifeHeaderExamples.leastFilled)
  expect(title()).toBe('Minta Jövő')
  expect(head()).not.toContain('Minta Jövő')
})

test('if no case is enabled, the contract page says so, and the customer can still log out', async () => {
  await openMenu(eletCases, lifeHeaderExamples.nothingEnabled)
  expect(screen.getByText('Most nincs online intézhető ügye')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(button('Kijelentkezés az ügyfélportálról')).toBeTruthy()
})

test('the termination and the logout are the last in the menu, each in its own card', async () => {
  await openMenu(kgfbCases, headerExamples.withDebt)
  const entries = [...document.querySelectorAll('.menu li')].map(
    (entry) => entry.querySelector('a, button')?.textContent,
  )
  expect(entries.slice(-2)).toEqual(['Szerződés megszüntetése', 'Kijelentkezés az ügyfélportálról'])
  // The termination and the sign-out are in separate cards, so that neither is pressed by mistake.
  const cards = [...document.querySelectorAll('.menu-leaving')].map((card) => card.querySelectorAll('li').length)
  expect(cards).toEqual([1, 1])
  expect(screen.queryByRole('heading', { name: 'Kijelentkezés' })).toBeNull()
})

test('on a phone, only the first documents in the menu show their notes', async () => {
  await page.viewport(360, 740)
  const visibleNotes = () =>
    [...document.querySelectorAll('.menu-documents .tile p')].map((note) => note.checkVisibility() && note.textContent)
  await openMenu(homeCases, homeHeaderExamples.withDebt)
  expect(visibleNotes().filter(Boolean)).toEqual(['Biztosítási kötvény és tájékoztató levelek'])
  cleanup()
  await openMenu(kgfbCases, headerExamples.withDebt)
  expect(visibleNotes().slice(0, 4).map(Boolean)).toEqual([true, true, true, false])
})

test('a menu group that lists only some of its usual entries has a name that fits those entries', async () => {
  await openMenu(balesetCases, lifeHeaderExamples.accident)
  const textsOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  for (const name of ['Díjemelés', 'További szolgáltatási igények']) {
    expect(textsOf('.menu h2')).toContain(name)
    expect(textsOf('.menu-jumps a')).toContain(name)
  }
  expect(textsOf('.menu h2')).not.toContain('Befektetés')
  cleanup()
  const enabledMenuItems = ['investment-accounts', 'index-statement']
  await openMenu(eletCases, { ...lifeHeaderExamples.everythingEnabled, enabledMenuItems })
  expect(textsOf('.menu h2')).toContain('Befektetés')
})

test.each([
  [
    'with a known id',
    'Ü-2026/17',
    '/elet/ugyek/online-cases/%C3%9C-2026%2F17',
    'Idén már nyilatkozott. Itt megnézheti',
  ],
  ['with an unknown id', null, '/elet/ugyek/online-cases', 'Idén már nyilatkozott. Itt megnézheti'],
])(
  'the menu entry of a yearly index statement that was submitted %s links to the list of cases',
  async (_, indexStatementCaseId, address, note) => {
    const { indexStatementStated } = lifeHeaderExamples
    const contract = { ...indexStatementStated.contract, indexStatementCaseId }
    await openMenu(eletCases, { ...indexStatementStated, contract })
    const to = link('Értékkövetési nyilatkozat')
    expect(to.getAttribute('href')).toBe(address)
    expect(to.closest('li')?.textContent).toContain(note)
  },
)

test.each([
  ['no statement is submitted', lifeHeaderExamples.everythingSwitchedOff],
  [
    'the contract has no list of cases',
    { ...lifeHeaderExamples.indexStatementStated, enabledMenuItems: ['index-statement'] },
  ],
])('the menu entry of the yearly index statement links to its form if %s', async (_, header) => {
  await openMenu(eletCases, header)
  expect(link('Értékkövetési nyilatkozat').getAttribute('href')).toMatch(/\/index-statement$/)
})

test('a menu with one group has no search', async () => {
  const menu = homeCases.menu.filter(({ key }) => key === 'have-questions')
  await openMenu({ ...homeCases, menu }, { ...homeHeaderExamples.withDebt, enabledMenuItems: ['have-questions'] })
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test.each([
  ['a car', kgfbCases, headerExamples.withDebt, []],
  ['a home', homeCases, homeHeaderExamples.withDebt, ['Kárbejelentés']],
  [
    'a life insurance',
    eletCases,
    lifeHeaderExamples.withDebt,
    ['Egészségbiztosítási vagy betegségi szolgáltatás', 'Haláleset', 'Baleseti haláleset'],
  ],
])('a customer other than the contractor of %s sees no contract data except the contract number', async (...row) => {
  const [, cases, header, claims] = row
  await openMenu(cases, header, 'number')
  const phoneHint = claims.length > 0 ? '' : 'ügyét telefonon intézheti: \\+[0-9\\s]+'
  expect(head()).toMatch(new RegExp(`^Szerződés- vagy ajánlatszám40000001Nem Ön a szerződő, [^0-9]*${phoneHint}$`))
  // A product line without a case for other people shows a phone number.
  expect(links()).toEqual([...(claims.length > 0 ? claims : ['+36\u00a01\u00a0234\u00a05678']), 'Kérdésem van'])
  expect(screen.queryByText('Az azonosítása hiányzik vagy lejárt')).toBeNull()
})

test.each([
  ['a vehicle’s contract is shown before its header loads', 'kgfb', false],
  ['a home contract is hidden until its header loads', 'lakas', true],
] as const)('the title of %s', async (_, productLine, isComing) => {
  show(await openSignedIn(`/${productLine}/ugyek`, { contractNumber: '30000001', productLine, openedBy: 'secondStep' }))
  expect(shownState()).toBe('loadingHeader')
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.querySelector(':scope > .hidden') !== null).toBe(isComing)
  expect(heading.getBoundingClientRect().height).toBeGreaterThan(20)
})

test('while the header loads, a customer other than the contractor sees no placeholder for the top of the page', async () => {
  const portal = await openSignedIn('/elet/ugyek', {
    contractNumber: '70000001',
    productLine: 'elet',
    openedBy: 'number',
  })
  show(portal)
  expect(shownState()).toBe('loadingHeader')
  expect(document.querySelector('.contract-head-loading')).toBeNull()
})

test('if a person other than the contractor opens a case, the page says that the case is for the contractor only', async () => {
  const { fake } = await openMenu(kgfbCases, headerExamples.withDebt, 'number', '/license-plate')
  await act(() => load(fake, 'loadModule', kgfbCases))
  expect(shownState()).toBe('refusingCase')
  expect(screen.getByText(/csak a szerződő intézheti/)).toBeTruthy()
  expect(link('Vissza a szerződéshez').getAttribute('href')).toBe('/kgfb/ugyek')
})

test.each([
  ['not listed if no account allows it', { ok: true, isAllowed: false }, false],
  ['listed if an account allows it', { ok: true, isAllowed: true }, true],
  ['listed if the insurer does not answer', { ok: false, isAllowed: false }, true],
])('in the menu, a partial buy-back is %s', async (_, { ok, isAllowed }, isListed) => {
  const { fake } = await openMenu(eletCases, lifeHeaderExamples.everythingEnabled)
  const [accounts] = Object.values(examplesOf(getUnitAccounts))
  if (accounts === undefined) throw new Error('There is no example of accounts')
  const subContracts = accounts.subContracts.map((account) => ({ ...account, partialBuyBackAvailable: isAllowed }))
  await act(() => (ok ? answer(fake, getUnitAccounts, { ...accounts, subContracts }) : fail(fake, getUnitAccounts)))
  expect(links().includes('Részleges visszavásárlás')).toBe(isListed)
})
