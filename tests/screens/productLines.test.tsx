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
const textIn = (part: string) => document.querySelector(part)?.textContent?.replaceAll('\u00a0', ' ').trim() ?? ''
const head = () => textIn('.contract-head')
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

test('a car is known by its plate and its make', async () => {
  await openMenu(cascoCases, cascoHeaderExamples.withoutDebt)
  expect(title()).toBe('Casco')
  expect(head()).toContain('AA CK-417')
  expect(head()).toContain('Škoda Octavia')
  expect(head()).not.toContain('Tartozás')
})

test('a home is known by its address, and its product is the title', async () => {
  await openMenu(homeCases, homeHeaderExamples.withDebt)
  expect(title()).toBe('Minta Otthon')
  expect(head()).toContain('7621 Pécs, Mesebeli lépcső 6.')
  expect(head()).toContain('Tartozás7240 Ft')
})

test('whoever has to prove the identity is told so before anything is chosen', async () => {
  await openMenu(homeCases, homeHeaderExamples.withoutIdentification)
  expect(screen.getByText('Még nem azonosítottuk Önt')).toBeTruthy()
})

test('a home’s contract that has ended says when and why', async () => {
  await openMenu(homeCases, homeHeaderExamples.terminated)
  expect(screen.getByText('Ez a szerződés megszűnt')).toBeTruthy()
  expect(head()).toContain('Megszűnés napja2026. 08. 31.')
  expect(head()).toContain('Megszűnés okaIngatlan eladása')
})

test.each([
  ['a life insurance', eletCases, lifeHeaderExamples.withDebt, 'Minta Jövő'],
  ['a pension insurance', nyugdijCases, lifeHeaderExamples.pension, 'Minta Nyugdíj'],
  ['an accident insurance', balesetCases, lifeHeaderExamples.accident, 'Minta Baleset'],
] as const)('%s is known by its long name, and its short one is the title', async (_, cases, header, product) => {
  await openMenu(cases, header)
  expect(title()).toBe(product)
  expect(head().startsWith(`${product} `)).toBe(true)
  expect(textIn('.contract-details')).toContain('Évforduló')
})

test('a product without a long name is not named twice', async () => {
  await openMenu(eletCases, lifeHeaderExamples.leastFilled)
  expect(title()).toBe('Minta Jövő')
  expect(head()).not.toContain('Minta Jövő')
})

test('a contract whose insurer enables nothing says so, and can be left', async () => {
  await openMenu(eletCases, lifeHeaderExamples.nothingEnabled)
  expect(screen.getByText('Most nincs online intézhető ügye')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
  expect(button('Kijelentkezés az ügyfélportálról')).toBeTruthy()
})

test('the ways out stand last, apart from the rest', async () => {
  await openMenu(kgfbCases, headerExamples.withDebt)
  const entries = [...document.querySelectorAll('.menu li')].map(
    (entry) => entry.querySelector('a, button')?.textContent,
  )
  expect(entries.slice(-2)).toEqual(['Szerződés megszüntetése', 'Kijelentkezés az ügyfélportálról'])
  // Neither is pressed by mistake for the other.
  const cards = [...document.querySelectorAll('.menu-leaving')].map((card) => card.querySelectorAll('li').length)
  expect(cards).toEqual([1, 1])
  expect(screen.queryByRole('heading', { name: 'Kijelentkezés' })).toBeNull()
})

test('on a phone the notes of the first documents say which of them is what', async () => {
  await page.viewport(360, 740)
  const seen = () =>
    [...document.querySelectorAll('.menu-documents .tile p')].map((note) => note.checkVisibility() && note.textContent)
  await openMenu(homeCases, homeHeaderExamples.withDebt)
  expect(seen().filter(Boolean)).toEqual(['Biztosítási kötvény és tájékoztató levelek'])
  cleanup()
  await openMenu(kgfbCases, headerExamples.withDebt)
  expect(seen().slice(0, 4).map(Boolean)).toEqual([true, true, true, false])
})

test('a group of which the rest stands elsewhere is called by what is left in it, there and on the way to it', async () => {
  await openMenu(balesetCases, lifeHeaderExamples.accident)
  const named = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)
  for (const name of ['Díjemelés', 'További szolgáltatási igények']) {
    expect(named('.menu h2')).toContain(name)
    expect(named('.menu-jumps a')).toContain(name)
  }
  expect(named('.menu h2')).not.toContain('Befektetés')
  cleanup()
  const enabledMenuItems = ['investment-accounts', 'index-statement']
  await openMenu(eletCases, { ...lifeHeaderExamples.everythingEnabled, enabledMenuItems })
  expect(named('.menu h2')).toContain('Befektetés')
})

test.each([
  [
    'with a known id',
    'Ü-2026/17',
    '/elet/ugyek/online-cases/%C3%9C-2026%2F17',
    'Idén már nyilatkozott. Itt megnézheti',
  ],
  ['with an unknown id', null, '/elet/ugyek/online-cases', 'Idén már nyilatkozott. Itt megnézheti'],
])('the index statement %s leads to the case that is already sent', async (_, indexStatementCaseId, address, note) => {
  const { indexStatementStated } = lifeHeaderExamples
  const contract = { ...indexStatementStated.contract, indexStatementCaseId }
  await openMenu(eletCases, { ...indexStatementStated, contract })
  const to = link('Értékkövetési nyilatkozat')
  expect(to.getAttribute('href')).toBe(address)
  expect(to.closest('li')?.textContent).toContain(note)
})

test.each([
  ['no statement is sent', lifeHeaderExamples.everythingSwitchedOff],
  [
    'the contract has no list of cases',
    { ...lifeHeaderExamples.indexStatementStated, enabledMenuItems: ['index-statement'] },
  ],
])('the index statement leads to its form if %s', async (_, header) => {
  await openMenu(eletCases, header)
  expect(link('Értékkövetési nyilatkozat').getAttribute('href')).toMatch(/\/index-statement$/)
})

test('a menu of one group has nothing to search in', async () => {
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
])('somebody else sees nothing of the contractor of %s, even where the insurer says too much', async (...row) => {
  const [, cases, header, claims] = row
  await openMenu(cases, header, 'number')
  const told = claims.length > 0 ? '' : 'ügyét telefonon intézheti: \\+[0-9\\s]+'
  expect(head()).toMatch(new RegExp(`^Szerződés- vagy ajánlatszám40000001Nem Ön a szerződő, [^0-9]*${told}$`))
  // If there is no case for another person, a phone number is shown.
  expect(links()).toEqual([...(claims.length > 0 ? claims : ['+36\u00a01\u00a0234\u00a05678']), 'Kérdésem van'])
  expect(screen.queryByText('Még nem azonosítottuk Önt')).toBeNull()
})

test.each([
  ['a vehicle’s contract, which is called as its area is, at once', 'kgfb', false],
  ['any other, whose name its header brings, not before it', 'lakas', true],
] as const)('a title that is seen does not change: of %s', async (_, area, isComing) => {
  show(await openSignedIn(`/${area}/ugyek`, { contractNumber: '30000001', area, openedBy: 'secondStep' }))
  expect(shownState()).toBe('loadingHeader')
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.querySelector(':scope > .hidden') !== null).toBe(isComing)
  expect(heading.getBoundingClientRect().height).toBeGreaterThan(20)
})

test('somebody else waits for a head as short as theirs will be', async () => {
  const portal = await openSignedIn('/elet/ugyek', { contractNumber: '70000001', area: 'elet', openedBy: 'number' })
  show(portal)
  expect(shownState()).toBe('loadingHeader')
  expect(document.querySelector('.contract-head-loading')).toBeNull()
})

test('a case that needs the contractor is refused to somebody else, in words of their own', async () => {
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
])('a partial buy-back is %s', async (_, { ok, isAllowed }, isListed) => {
  const { fake } = await openMenu(eletCases, lifeHeaderExamples.everythingEnabled)
  const [accounts] = Object.values(examplesOf(getUnitAccounts))
  if (accounts === undefined) throw new Error('There is no example of accounts')
  const subContracts = accounts.subContracts.map((account) => ({ ...account, partialBuyBackAvailable: isAllowed }))
  await act(() => (ok ? answer(fake, getUnitAccounts, { ...accounts, subContracts }) : fail(fake, getUnitAccounts)))
  expect(links().includes('Részleges visszavásárlás')).toBe(isListed)
})
