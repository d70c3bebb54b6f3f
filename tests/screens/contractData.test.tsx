import { act, cleanup, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ContractHeader, ProductLineCases } from '../../machines/case/menu/productLineCases'
import { cascoCases } from '../../machines/cases/casco'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { eletCases } from '../../machines/cases/life'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { applySettlement } from '../../tools/exploration/kit/run'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load } from '../machines/kit/story'
import { loadBorrowed } from './openMenu'
import { loadScreens, show, shownState } from './signedIn'
import { checkAccessible, forgetScheme } from './support/accessible'

beforeAll(loadScreens)
// Fakes only the timers of machines. Axe needs the other timers to be real.
beforeEach(() => {
  vi.useFakeTimers({ now: START_TIME, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
afterAll(forgetScheme)

const openData = async (cases: ProductLineCases, header: ContractHeader) => {
  const { productLine } = cases
  const portal = await openSignedIn(`/${productLine}/ugyek/contract-data`, { contractNumber: '40000001', productLine })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', cases))
  await act(() => answer(portal.fake, cases.header, header))
  if (cases.borrowsFrom) await loadBorrowed(portal.fake)
  return portal
}

const groups = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test.each([
  ['kgfb', kgfbCases, headerExamples.withDebt, 'RJK-482'],
  ['casco', cascoCases, cascoHeaderExamples.everythingMissing, 'Minta Lízing Zrt.'],
  ['home', homeCases, homeHeaderExamples.everythingEnabled, 'Családi ház'],
  ['life', eletCases, lifeHeaderExamples.everythingEnabled, 'Azonos a szerződővel'],
] as const)(
  'the data of a %s contract are in groups, and pass the accessibility checks in light and dark mode',
  async (_, cases, header, fact) => {
    await openData(cases, header)
    expect(shownState()).toBe('viewing.current')
    // In a home contract, the insured things come before the data of the contract itself.
    expect(groups().find((group) => group !== 'Mi van biztosítva?')).toBe('Szerződés')
    expect(groups().at(-1)).toBe('Szerződő')
    expect(screen.getAllByText(fact)).not.toEqual([])
    expect(document.body.textContent).not.toMatch(/contractData|undefined|\[object/)
    await checkAccessible()
  },
)

describe('the insured items of a home', () => {
  const items = () =>
    [...document.querySelectorAll('.insured li')].map((item) =>
      [...item.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
    )

  test('have the same numbers in the drawing as in the list, and their total is shown', async () => {
    await openData(homeCases, homeHeaderExamples.withDebt)
    expect(screen.getByRole('heading', { name: 'Mi van biztosítva?' })).toBeTruthy()
    expect(items()).toEqual([
      ['Lakóépület vagy lakás', 'Családi ház', 'Biztosítási összeg: 62 000 000 Ft'],
      ['Melléképület', 'Garázs', 'Biztosítási összeg: 4 500 000 Ft'],
      ['Melléképület', 'Tároló', 'Biztosítási összeg: 1 200 000 Ft'],
      ['Ingóság', 'Berendezés és személyes tárgyak', 'Biztosítási összeg: 15 000 000 Ft'],
    ])
    expect(screen.getByText(/^Összesen: 82\s700\s000\sFt$/)).toBeTruthy()
    expect([...document.querySelectorAll('.insured text')].map(({ textContent }) => textContent)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
  })

  test('are listed even without insured sums, but at most five of them are in the drawing', async () => {
    await openData(homeCases, homeHeaderExamples.manyOfEach)
    expect(items()).toHaveLength(202)
    expect(items()[201]).toEqual(['Ingóság', 'Biztosítva'])
    expect(screen.queryByText(/Összesen/)).toBeNull()
    expect(document.querySelectorAll('.insured text')).toHaveLength(5)
  })

  test('leave out the building and the outbuildings if no risk covers them', async () => {
    const { manyOfEach } = homeHeaderExamples
    const contract = { ...manyOfEach.contract, risk: [{ riskObjectEnums: ['ASSET' as const] }] }
    await openData(homeCases, { ...manyOfEach, contract })
    expect(items()).toEqual([['Ingóság', 'Biztosítva']])
  })

  test.each(['leastFilled', 'nothingInsured'] as const)(
    'are not shown if the insurer returns none: %s',
    async (name) => {
      await openData(homeCases, homeHeaderExamples[name])
      expect(screen.queryByText('Mi van biztosítva?')).toBeNull()
    },
  )
})

test('a group of contract data is not shown if it is empty', async () => {
  await openData(kgfbCases, headerExamples.leastFilled)
  expect(groups()).toEqual(['Szerződés', 'A biztosítás tárgya', 'Szerződő'])
})

const TRANSFER_TO = '99900023-12345678-00000015'

test('the copy button of the bank account announces its success or failure', async () => {
  const { fake } = await openData(kgfbCases, { ...headerExamples.withDebt, transferBankAccount: TRANSFER_TO })
  const button = () => screen.getByRole('button', { name: /^Másol(ás|va): Számlaszám a díj átutalásához$/ })
  const press = () => act(async () => button().click())
  const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  await press()
  await act(() => load(fake, 'copy'))
  expect(fake.copied).toEqual([TRANSFER_TO])
  expect(announcements()).toContain('Másolva: Számlaszám a díj átutalásához')
  expect(button().textContent).toBe('Másolva')
  await press()
  await act(() => applySettlement(fake, { type: 'fail', service: 'copy', error: new Error('forbidden') }))
  expect(announcements().join()).toContain('másolja ki kézzel')
  expect(button().textContent).toBe('Másolás')
})

test('the debt loads again when the customer returns to the tab, and the focus stays', async () => {
  const header = headerExamples.withDebt
  const { fake } = await openData(kgfbCases, header)
  const link = screen.getAllByRole('link')[0]
  const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? ''
  link?.focus()
  const before = text()
  expect(before).toContain('Tartozás14 860 Ft')
  await act(() => load(fake, 'comesToFront'))
  await act(() => load(fake, 'loadModule', kgfbCases))
  expect(text()).toBe(before)
  await act(() => answer(fake, kgfbCases.header, { ...header, debt: { value: 5_000, currency: 'HUF' } }))
  expect(text()).toContain('Tartozás5000 Ft')
  expect(document.activeElement).toBe(link)
})
