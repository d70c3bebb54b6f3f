import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { ContractHeader } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { eletCases, nyugdijCases } from '../../machines/cases/life'
import { dayAt } from '../../machines/today'
import { addDays } from '../../machines/validation/date'
import { examplesOf } from '../../mocks/examples'
import { debtDaysExamples } from '../../mocks/examples/debtDays'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { cascoHeaderExamples } from '../../mocks/examples/vehicle/cascoHeader'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { seedContracts } from '../../mocks/store/seed'
import type { ListedCase } from '../../src/api/entities'
import { getCases as getHomeCases } from '../../src/api/home'
import { getCases } from '../../src/api/kgfb'
import { formatDate, formatMoney } from '../../src/texts/format'
import { START_TIME } from '../../tools/exploration/kit/cases'
import type { FakeServices } from '../../tools/exploration/kit/fakeServices'
import { contractOf } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { openMenu } from './openMenu'
import { link, loadScreens, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const textIn = (selector: string) => document.querySelector(selector)?.textContent ?? ''
const head = () => textIn('.contract-head')
const settle = () => screen.queryByRole('link', { name: 'Tartozás rendezése' })

const samples = seedContracts(START_TIME).flatMap(({ number, insuranceType, header, isProposal }) =>
  everyProductLine
    .filter(({ productLine }) => productLine === insuranceType && !isProposal)
    .map((cases) => ({ number, cases, header: header as ContractHeader })),
)

describe.each(samples)('the contract page of $number', ({ cases, header }) => {
  const { debt, contract } = header
  const { premiumFrequency, paymentNextperiod, paymentTypeId } = {
    ...{ premiumFrequency: null, paymentNextperiod: null, paymentTypeId: null },
    ...contract,
  }

  test('shows at the top a debt and a next premium, if any, and how to pay', async () => {
    await openMenu(cases, header)
    const isOwed = (debt?.value ?? 0) > 0
    expect(settle() !== null).toBe(isOwed)
    expect(head().includes('Tartozás')).toBe(isOwed)
    if (debt && isOwed) expect(head()).toContain(formatMoney(debt))
    expect(document.body.textContent).toContain('Online ügyeim')
    const runs = contract.contractStatusId === 1
    expect(screen.queryByText('Ez a szerződés megszűnt') === null).toBe(runs)
    expect(head().includes('Megszűnés napja')).toBe(!runs)
    expect(head().includes('Következő díj')).toBe(runs && premiumFrequency !== null)
    if (runs && premiumFrequency) expect(head()).toContain(formatMoney(premiumFrequency))
    if (runs && paymentNextperiod) expect(head()).toContain(`Esedékes${formatDate(paymentNextperiod)}`)
    // `true` if the premium is due within 30 days and the bank does not debit it. The link to pay then looks like a
    // button.
    const isSoon = paymentTypeId !== 3 && (paymentNextperiod ?? '9') <= addDays(dayAt(START_TIME), 30)
    const pay = screen.queryByRole('link', { name: 'Díj befizetése' })
    // In a home contract, the link to pay comes with the premium, which has not loaded yet.
    expect(pay !== null).toBe(runs && !isOwed && cases.productLine !== 'lakas')
    expect(pay?.classList.contains('action-secondary') ?? false).toBe(
      runs && !isOwed && (debt?.value ?? 0) === 0 && isSoon,
    )
    const isDebited = runs && paymentTypeId === 3
    const isCovered = (debt?.value ?? 0) < 0
    expect(head().includes('A díjat a bankszámlájáról szedjük be.')).toBe(isDebited && !isOwed && !isCovered)
    expect(head().includes('A díjat a túlfizetéséből vonjuk le.')).toBe(isDebited && isCovered)
    const notDebited = screen.queryByText(/^Ezt nem szedjük be a bankszámlájáról/, { ignore: '[aria-hidden]' })
    // A home contract's header does not say if the premium is debited, so the note is shown for every active contract
    // with a debt.
    expect(notDebited !== null).toBe((isDebited || (runs && cases.productLine === 'lakas')) && isOwed)
  })

  test('lists the payment first in its menu group, if anything can still be due', async () => {
    await openMenu(cases, header)
    const paymentLinks = [...document.querySelectorAll('section:has(> #menu-payment) a')].map(
      ({ textContent }) => textContent,
    )
    // An ended contract without debt has no payment entry.
    const isPaid = contract.contractStatusId === 1 || (debt?.value ?? 0) > 0
    expect(paymentLinks.indexOf('Díjfizetés')).toBe(isPaid ? 0 : -1)
  })

  test('has no other link with the same name as a menu entry', async () => {
    await openMenu(cases, header)
    const names = [...document.querySelectorAll('.menu :is(a, button)')].map(({ textContent }) => textContent)
    const all = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(names.length).toBeGreaterThan(5)
    for (const name of names.slice(0, -1)) expect(all.filter((one) => one === name)).toEqual([name])
  })

  test('hides amounts and tasks from a customer other than the contractor', async () => {
    await openMenu(cases, header, 'number')
    expect(settle()).toBeNull()
    expect(document.body.textContent).not.toMatch(/\d\sFt|Teendők|Online ügyeim|Évforduló/)
  })
})

test('a contract with a minimal header shows no empty row and does not mention tasks', async () => {
  const { contract } = headerExamples.withDebt
  await openMenu(kgfbCases, { contract: { contractNumber: contract.contractNumber, contractStatusId: 1 } })
  const values = [...document.querySelectorAll('dd, dt, li')].map(({ textContent }) => textContent)
  expect(values.filter((value) => !value)).toEqual([])
  expect(document.querySelector('.contract-page svg.deadline-line')).toBeNull()
  expect(textIn('.contract-details')).toContain('Szerződésszám40000001')
  expect(screen.queryByText('Nincs teendője')).toBeNull()
})

test('the contract page says that there is no task if the header contains neither a debt nor another task', async () => {
  await openMenu(kgfbCases, { ...headerExamples.withoutDebt, debt: { value: 0, currency: 'HUF' } })
  expect(screen.getByText('Nincs teendője')).toBeTruthy()
  expect(textIn('.tasks')).not.toContain('Most nem látjuk, mit kell befizetnie')
})

test.each([
  ['there is no other task', null, false],
  ['there is no other task, and the header leaves out the debt', undefined, false],
  ['there is another task', null, true],
])(
  'if the debt is unknown and %s, the contract page says that the debt is unknown, and never that there is no task',
  async (_, debt, missingPhone) => {
    const { withoutDebt } = headerExamples
    await openMenu(kgfbCases, { ...withoutDebt, debt, contract: { ...withoutDebt.contract, missingPhone } })
    expect(textIn('.tasks')).toMatch(/Most nem látjuk, mit kell befizetnie\. .*ügyfélszolgálatunkat: \+36/)
    expect(screen.queryByText('Nincs teendője')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Telefonszám megadása' }) !== null).toBe(missingPhone)
  },
)

test('if the debt is unknown, the contract page does not say that a started transfer leaves nothing else to do', async () => {
  const { fake } = await openMenu(kgfbCases, { ...headerExamples.manyCases, debt: null })
  await act(() =>
    answer(fake, getCases, [
      { name: 'Díjfizetés', startDate: '2026-01-01', caseStatus: 'SUCCEEDED', waitsFor: 'TRANSFER' },
    ]),
  )
  expect(textIn('.tasks')).toContain('azzal nincs több teendője')
  expect(textIn('.tasks')).toContain('Most nem látjuk, mit kell befizetnie')
  expect(textIn('.tasks')).not.toContain('nincs más teendője')
})

test('a contract that lacks documents or other items names them in a task', async () => {
  await openMenu(
    everyProductLine.find(({ productLine }) => productLine === 'casco') ?? kgfbCases,
    cascoHeaderExamples.everythingMissing,
  )
  expect(link('Hiánypótlásra vár')).toHaveAccessibleDescription(/^Még hiányzik: szemle, kulcs/)
  expect(link('Hiánypótlásra vár')).toHaveAttribute('href', '/casco/ugyek/supplement')
})

describe('the latest online cases', () => {
  const submitted = (name: string, startDate: string, caseStatus: string): ListedCase => ({
    ...{ name, startDate, caseStatus, waitsFor: null, decision: null },
    caseId: `id-${name}`,
  })
  const latest = () => [...document.querySelectorAll('.latest-cases > li')].map(({ textContent }) => textContent)

  test('load after the menu; only the latest two are listed, and one that waits for a signature is a task', async () => {
    const { fake } = await openMenu(kgfbCases, headerExamples.manyCases)
    expect(shownState()).toBe('selecting.current')
    expect(link('Online ügyeim')).toBeTruthy()
    expect(latest()).toEqual([])
    await act(() =>
      answer(fake, getCases, [
        submitted('Első', '2026-01-01', 'DIGITAL_SIGNATURE_NEEDED'),
        submitted('Harmadik', '2026-03-01', 'SUCCEEDED'),
        submitted('Második', '2026-02-01', 'SOMETHING_NEW'),
      ]),
    )
    expect(latest()).toEqual([
      'Harmadik2026.\u00a003.\u00a001.Feldolgoztuk',
      'Második2026.\u00a002.\u00a001.Beérkezett',
    ])
    // Each whole row links to its case in the list. The menu also links to the case, by a shorter name.
    expect(link('Harmadik, 2026.\u00a003.\u00a001., Feldolgoztuk')).toHaveAttribute(
      'href',
      '/kgfb/ugyek/online-cases/id-Harmadik',
    )
    expect(link('Aláírásra vár: Első')).toHaveAttribute('href', '/kgfb/ugyek/online-cases/id-Els%C5%91')
  })

  test('show a case that waits for its payment as a task', async () => {
    const { fake } = await openMenu(kgfbCases, { ...headerExamples.manyCases, debt: null })
    await act(() =>
      answer(fake, getCases, [{ ...submitted('Díjfizetés', '2026-01-01', 'SUCCEEDED'), waitsFor: 'PAYMENT' }]),
    )
    expect(textIn('.tasks')).toContain('Beküldött ügye a befizetésére vár')
    expect(textIn('.tasks')).not.toContain('incs teendője')
  })

  test('lead to the message that there is no other task if only a transfer is awaited', async () => {
    const { fake } = await openMenu(kgfbCases, { ...headerExamples.transferOnItsWay, casesCount: 1 })
    await act(() =>
      answer(fake, getCases, [{ ...submitted('Díjfizetés', '2026-01-01', 'SUCCEEDED'), waitsFor: 'TRANSFER' }]),
    )
    expect(textIn('.tasks')).toBe('TeendőkHa az átutalását már elindította, nincs más teendője')
  })

  test('do not lead to the message that there is no other task if one exists beside the awaited transfer', async () => {
    const { fake } = await openMenu(kgfbCases, {
      ...headerExamples.transferOnItsWay,
      ...{ casesCount: 1, hasValidIdentification: false },
    })
    await act(() =>
      answer(fake, getCases, [{ ...submitted('Díjfizetés', '2026-01-01', 'SUCCEEDED'), waitsFor: 'TRANSFER' }]),
    )
    expect(textIn('.tasks')).toContain('Ha az átutalását már elindította, azzal nincs több teendője')
    expect(textIn('.tasks')).not.toContain('nincs más teendője')
  })

  test.each([
    ['reports only the data of the specification', { caseStatus: 'SUCCEEDED' }],
    ['reports an unknown status', { ...submitted('Díjfizetés', '2026-01-01', 'DOCUMENT_NEEDED') }],
  ])('do not lead to the message that there is no task if the insurer %s', async (_, caseFields) => {
    const { withoutDebt } = headerExamples
    const { fake } = await openMenu(kgfbCases, { ...withoutDebt, debt: { value: 0, currency: 'HUF' }, casesCount: 1 })
    await act(() => answer(fake, getCases, [{ name: 'Díjfizetés', ...caseFields }]))
    expect(latest()).toEqual([expect.stringContaining('Beérkezett')])
    expect(textIn('.tasks')).toBe('TeendőkMost nem tudjuk megmondani, van-e teendője az ügyeivel.')
  })

  describe('after a submission', () => {
    const signatureLeft = { ...submitted('Felmondás', '2026-01-01', 'DIGITAL_SIGNATURE_NEEDED'), caseId: 'case-1' }
    const header = { ...headerExamples.withoutDebt, debt: { value: 0, currency: 'HUF' }, casesCount: 0 } as const

    const loadModules = async (fake: FakeServices): Promise<void> => {
      while (fake.waiting().includes('loadModule')) await act(() => load(fake, 'loadModule', kgfbCases))
    }

    /** Opens the menu with these cases, submits a case and returns to the menu. */
    const returnAfterSubmission = async (cases: ListedCase[]) => {
      const portal = await openMenu(kgfbCases, header)
      await act(() => answer(portal.fake, getCases, cases))
      await act(async () => portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek/online-cases' }))
      await loadModules(portal.fake)
      await act(async () => contractOf(portal).send({ type: 'case.submitted' }))
      await act(async () => portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' }))
      await loadModules(portal.fake)
      return portal
    }

    test.each([[[]], [[signatureLeft]]])('wait for the new list instead of showing the old one: %j', async (cases) => {
      const { fake } = await returnAfterSubmission(cases)
      expect([textIn('.tasks'), latest()]).toEqual(['Teendők', []])
      expect(textIn('.contract-latest')).not.toContain('Még nem küldött be ügyet')
      await act(() => answer(fake, kgfbCases.header, { ...header, casesCount: 1 }))
      expect(textIn('.tasks')).toBe('Teendők')
      await act(() => answer(fake, getCases, [signatureLeft]))
      expect(textIn('.tasks')).toContain('Aláírásra vár')
    })

    test('are not known if neither the header nor the list loads', async () => {
      const { fake } = await returnAfterSubmission([])
      await act(() => fail(fake, kgfbCases.header))
      await act(() => fail(fake, getCases))
      expect(textIn('.tasks')).toBe('TeendőkMost nem tudjuk megmondani, van-e teendője az ügyeivel.')
    })
  })

  test('do not say that there is nothing else to do after a transfer if a case may wait for something else', async () => {
    const { fake } = await openMenu(kgfbCases, { ...headerExamples.transferOnItsWay, casesCount: 1 })
    await act(() => answer(fake, getCases, [{ name: 'Díjfizetés', caseStatus: 'SUCCEEDED' }]))
    expect(textIn('.tasks')).toContain('azzal nincs több teendője')
    expect(textIn('.tasks')).not.toContain('nincs más teendője')
  })

  test('do not add a task for a payment if the debt of the contract is already a task', async () => {
    const { fake } = await openMenu(kgfbCases, headerExamples.manyCases)
    await act(() =>
      answer(fake, getCases, [{ ...submitted('Díjfizetés', '2026-01-01', 'SUCCEEDED'), waitsFor: 'PAYMENT' }]),
    )
    expect(textIn('.tasks')).toContain('Rendezetlen tartozás')
    expect(textIn('.tasks')).not.toContain('Beküldött ügye')
  })

  test('cause an error message if they fail to load, and the page does not say that there are no tasks', async () => {
    const { fake } = await openMenu(kgfbCases, { ...headerExamples.manyCases, debt: null })
    await act(() => fail(fake, getCases))
    expect(shownState()).toBe('selecting.current')
    // The list itself makes the same call, so the message does not refer to it.
    expect(screen.getByText('Az online ügyeit most nem tudtuk betölteni.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(link('Online ügyeim')).toBeTruthy()
    expect(screen.getByText(/nem tudjuk megmondani, van-e teendője/)).toBeTruthy()
    // The cases failed to load, so the page must not claim that there are no tasks.
    expect(screen.queryByText('Nincs teendője')).toBeNull()
  })

  test('load again after a press on the retry button, with the focus on their heading', async () => {
    const { fake } = await openMenu(kgfbCases, headerExamples.manyCases)
    await act(() => fail(fake, getCases))
    act(() => screen.getByRole('button', { name: 'Újra: Online ügyeim' }).click())
    expect(screen.queryByText(/most nem tudtuk betölteni/)).toBeNull()
    expect(document.activeElement).toHaveTextContent('Online ügyeim')
    await act(() => answer(fake, getCases, [submitted('Első', '2026-01-01', 'SUCCEEDED')]))
    expect(latest()).toEqual(['Első2026.\u00a001.\u00a001.Feldolgoztuk'])
    expect(screen.queryByRole('button', { name: 'Újra: Online ügyeim' })).toBeNull()
  })

  test('show a message if the contract has no case', async () => {
    const { fake } = await openMenu(kgfbCases, headerExamples.withDebt)
    await act(() => answer(fake, getCases, []))
    expect(
      screen.getByText('Még nem küldött be ügyet online. Amit beküld, arról itt látja majd, hol tart.'),
    ).toBeTruthy()
  })

  test('link to the claims of a home contract if the contract has no case', async () => {
    const { fake } = await openMenu(homeCases, homeHeaderExamples.withDebt)
    await act(() => answer(fake, getHomeCases, []))
    expect(screen.getByRole('link', { name: 'Bejelentett károk' })).toHaveAttribute('href', '/lakas/ugyek/claims')
  })
})

describe('the top of the page of an active home contract', () => {
  const withEnd = (terminationReasonId: number | null) => ({
    ...homeHeaderExamples.withDebt,
    contract: { ...homeHeaderExamples.withDebt.contract, endDate: '2026-12-29', terminationReasonId },
  })

  test('shows the end date and the reason if the contract is terminated for a later day', async () => {
    await openMenu(homeCases, withEnd(6))
    expect(head()).toMatch(/Megszűnés napja2026\.\s12\.\s29\..*Negyedéves felmondás/)
    expect(head()).not.toContain('Ez a szerződés megszűnt')
  })

  test('shows the end date without a reason if the portal does not know the termination reason', async () => {
    await openMenu(homeCases, withEnd(8))
    expect(head()).toMatch(/Megszűnés napja2026\.\s12\.\s29\./)
    expect(head()).not.toContain('Megszűnés oka')
  })

  test('shows no end date if the contract is not terminated', async () => {
    await openMenu(homeCases, withEnd(null))
    expect(head()).not.toContain('Megszűnés napja')
  })
})

test('the top of the page of an active life contract shows its end date without a termination reason', async () => {
  const { withDebt } = lifeHeaderExamples
  await openMenu(eletCases, { ...withDebt, contract: { ...withDebt.contract, terminationDate: '2026-12-29' } })
  expect(head()).toMatch(/Megszűnés napja2026\.\s12\.\s29\./)
})

describe('the links above the menu', () => {
  const jumps = () => [...document.querySelectorAll('.menu-jumps a')].map(({ textContent }) => textContent)

  test('name the policy, the termination and the menu groups, and the link of a group moves the focus to it', async () => {
    await openMenu(kgfbCases, headerExamples.withDebt)
    expect(jumps()).toEqual(['Kötvényem', 'Felmondás', 'Dokumentumok', 'Díjak és fizetés', 'Jármű', 'Adatmódosítás'])
    const { pathname } = window.location
    act(() => link('Adatmódosítás').click())
    expect(document.activeElement).toHaveTextContent('Adatmódosítás')
    expect(window.location.pathname + window.location.hash).toBe(pathname)
  })

  const papers = () => [...document.querySelectorAll('.menu-papers a')].map(({ textContent }) => textContent)

  test.each([
    ['kgfb', headerExamples.withDebt, 'Kötvényem', 'insurance-policy', ['Kötvény', 'Fedezetigazolás', 'Zöldkártya']],
    ['casco', cascoHeaderExamples.withoutDebt, 'Kötvényem', 'insurance-policy', ['Kötvény', 'Fedezetigazolás']],
    ['lakas', homeHeaderExamples.withDebt, 'Kötvény, levelek', 'other-documents', ['Egyéb dokumentumok']],
    ['elet', lifeHeaderExamples.withDebt, 'Kötvényem', 'bond', ['Biztosítási kötvény', 'Adóigazolások']],
    ['nyugdij', lifeHeaderExamples.pension, 'Kötvényem', 'bond', ['Biztosítási kötvény', 'Adóigazolások']],
    ['baleset', lifeHeaderExamples.accident, 'Kötvényem', 'bond', ['Biztosítási kötvény', 'Adóigazolások']],
  ] as const)('link to the policy and the termination of %s', async (...row) => {
    const [productLine, header, name, key, first] = row
    const cases = everyProductLine.find((each) => each.productLine === productLine) ?? kgfbCases
    await openMenu(cases, 'enabledMenuItems' in header ? { ...header, enabledMenuItems: null } : header)
    expect(link(name).getAttribute('href')).toBe(`/${productLine}/ugyek/${key}`)
    expect(papers()).toEqual(first)
    expect(document.querySelector('.menu-documents a')).toHaveTextContent(first[0])
    for (const wayOut of [link('Felmondás'), link('Szerződés megszüntetése')])
      expect(wayOut.getAttribute('href')).toBe(`/${productLine}/ugyek/terminate-insurance`)
  })

  test('do not include the policy if the insurer does not enable it', async () => {
    await openMenu(eletCases, {
      ...lifeHeaderExamples.withDebt,
      enabledMenuItems: ['invoice', 'address', 'terminate-insurance'],
    })
    expect(jumps()).toEqual(['Felmondás', 'Dokumentumok', 'Adatmódosítás'])
    expect(papers()).toEqual([])
  })

  test('are missing if the contract has ended; its frequent cases come first instead', async () => {
    await openMenu(kgfbCases, { ...headerExamples.terminated, debt: { value: -8400, currency: 'HUF' } })
    expect(jumps()).toEqual([])
    const frequent = [...document.querySelectorAll('.menu-first > :last-child a')].map(({ textContent }) => textContent)
    expect(frequent).toEqual(['Túlfizetés visszatérítése', 'Szerződés adatai', 'Kérdésem van'])
    expect(papers()).toEqual(['Kötvény', 'Kártörténeti igazolás', 'Bonus-malus igazolás'])
    cleanup()
    await openMenu(
      everyProductLine.find(({ productLine }) => productLine === 'casco') ?? kgfbCases,
      cascoHeaderExamples.lapsed,
    )
    const ofCasco = [...document.querySelectorAll('.menu-first > :last-child a')].map(({ textContent }) => textContent)
    expect(ofCasco).toEqual(['Szerződés reaktiválása', 'Szerződés adatai', 'Kérdésem van'])
  })
})

describe('the message that there is no debt', () => {
  const { withDebt, terminated } = headerExamples
  const nothing = { value: 0, currency: 'HUF' } as const
  const dueOn = (paymentNextperiod: string) => ({ ...withDebt.contract, paymentNextperiod })
  const tomorrow = addDays(dayAt(START_TIME), 1)

  test.each([
    ['a vehicle', kgfbCases, { ...withDebt, debt: nothing, contract: dueOn(tomorrow) }],
    ['a contract that has ended', kgfbCases, { ...terminated, debt: nothing }],
    ['an overpaid contract', kgfbCases, headerExamples.overpaid],
    ['a life insurance', eletCases, { ...lifeHeaderExamples.withDebt, debt: nothing }],
  ])('comes first at the top of the page of %s', async (_, cases, header) => {
    await openMenu(cases, header)
    expect(textIn('.contract-head > :first-child').trim()).toBe('Nincs tartozása')
  })

  test.each([
    ['is not returned', { ...withDebt, debt: undefined }],
    ['is unknown', { ...withDebt, debt: null }],
    ['is zero but a premium is due', { ...withDebt, debt: nothing, contract: dueOn(dayAt(START_TIME)) }],
    ['is above zero', withDebt],
  ])('is not shown if the debt %s', async (_, header) => {
    await openMenu(kgfbCases, header)
    expect(head()).not.toContain('Nincs tartozása')
  })
})

describe('a debt at the top of the contract page', () => {
  const { debtInTime, debtLate, debtOfNoDays } = headerExamples
  const on = (deadline: string) => ({ ...debtInTime, debtDays: { ...debtInTime.debtDays, deadline } })

  test('shows its period, due date and deadline, and is not marked as late before the deadline', async () => {
    const deadline = addDays(dayAt(START_TIME), 5)
    await openMenu(kgfbCases, on(deadline))
    expect(head()).toContain('Időszak: 2026.\u00a009.\u00a027. – 2026.\u00a012.\u00a026.')
    expect(head()).toContain('Esedékes volt: 2026.\u00a009.\u00a027.')
    expect(textIn('.debt-deadline')).toBe(`Befizetési határidő: ${formatDate(deadline)}`)
    expect(document.body.textContent).not.toContain('lejárt')
    expect(textIn('.tasks')).toContain(`befizetési határidő: ${formatDate(deadline)}`)
  })

  test('is marked as late after its deadline', async () => {
    await openMenu(kgfbCases, debtLate)
    expect(head()).toContain('Befizetési határidő: 2026.\u00a008.\u00a031.')
    expect(textIn('.debt-overdue')).toContain('A befizetés határideje lejárt')
    expect(textIn('.tasks')).toContain('lejárt')
  })

  test('without a deadline is marked as urgent but not as late, and as neither if its transfer is announced', async () => {
    await openMenu(kgfbCases, { ...headerExamples.withDebt, debtDays: null })
    expect(textIn('.debt-overdue')).toBe('Kérjük, rendezze mielőbb.')
    expect(textIn('.tasks')).toContain('Rendezetlen tartozás')
    expect(document.body.textContent).not.toContain('lejárt')
    cleanup()
    await openMenu(kgfbCases, { ...headerExamples.transferOnItsWay, debtDays: null })
    expect(head()).toContain('Az átutalását várjuk')
    expect(head()).not.toMatch(/lejárt|mielőbb/)
  })

  test('that consists of several premiums shows the overdue amount and the deadline of the rest', async () => {
    const { partlyLate } = debtDaysExamples
    const deadline = addDays(dayAt(START_TIME), 5)
    const parts = partlyLate.parts.map((part, index) => (index < 2 ? part : { ...part, deadline }))
    await openMenu(kgfbCases, { ...headerExamples.debtPartlyLate, debtDays: { ...partlyLate, parts } })
    expect(textIn('.debt-overdue')).toBe(
      'Ebből lejárt: 350\u00a0000\u00a0Ft. A legrégebbi határidő: 2026.\u00a008.\u00a031. Kérjük, rendezze mielőbb.',
    )
    expect(textIn('.debt-deadline')).toBe(`150\u00a0000\u00a0Ft befizetési határideje: ${formatDate(deadline)}`)
    expect(textIn('.tasks')).toContain('500\u00a0000\u00a0Ft, ebből lejárt: 350\u00a0000\u00a0Ft')
  })

  test.each([eletCases, nyugdijCases])(
    'is not marked as urgent if the contract has accounts and is ending ($productLine)',
    async (cases) => {
      const { withDebt } = lifeHeaderExamples
      await openMenu(cases, withDebt)
      expect(textIn('.debt-overdue')).toContain('Kérjük, rendezze mielőbb.')
      cleanup()
      const end = { terminationReasonId: 1, contractDateEnd: addDays(dayAt(START_TIME), 9) }
      const contract = { ...withDebt.contract, ...end, paymentNextperiod: addDays(dayAt(START_TIME), 10) }
      await openMenu(cases, { ...withDebt, contract })
      expect(head()).toContain('Ha a megszűnéskor pénz jár vissza, abból levonjuk.')
      expect(head()).not.toContain('rendezze mielőbb')
      expect(screen.getByRole('link', { name: 'Tartozás rendezése' }).className).toContain('secondary')
      cleanup()
      const debited = { ...contract, paymentTypeId: 3 }
      await openMenu(cases, { ...withDebt, contract: { ...debited, terminationReasonId: null } })
      expect(head()).toContain('Ezt nem szedjük be')
      cleanup()
      await openMenu(cases, { ...withDebt, contract: debited })
      expect(head()).not.toContain('Ezt nem szedjük be')
    },
  )

  test('shows no period if the insurer does not return one', async () => {
    await openMenu(kgfbCases, debtOfNoDays)
    expect(head()).not.toContain('Időszak')
    expect(head()).toContain('Esedékes volt: 2026.\u00a011.\u00a021.')
  })
})

describe('a vehicle that is or will be out of traffic', () => {
  const outOfTrafficFrom = (days: number) => ({
    since: addDays(dayAt(START_TIME), days),
    until: addDays(dayAt(START_TIME), days + 183),
  })

  test('shows since when it is out of traffic, and its return is a task', async () => {
    const outOfTraffic = outOfTrafficFrom(-20)
    await openMenu(kgfbCases, { ...headerExamples.withoutDebt, outOfTraffic })
    expect(head()).toContain(`${formatDate(outOfTraffic.since)} óta kivonva a forgalomból`)
    expect(textIn('.tasks a')).toContain('Ismételt forgalomba helyezés')
    expect(textIn('.tasks')).toContain(formatDate(outOfTraffic.until))
  })

  test('shows the day of its removal from traffic, and no task, if that day is in the future', async () => {
    const outOfTraffic = outOfTrafficFrom(10)
    await openMenu(kgfbCases, { ...headerExamples.withoutDebt, outOfTraffic })
    expect(head()).toContain(`A forgalomból kivonás napja: ${formatDate(outOfTraffic.since)}`)
    expect(textIn('.tasks')).not.toContain('forgalomba helyezés')
  })

  test('shows no next premium if it leaves traffic on a later day and the due date is unknown', async () => {
    const { contract } = headerExamples.withoutDebt
    const outOfTraffic = { ...outOfTrafficFrom(10), backOn: null }
    await openMenu(kgfbCases, {
      ...headerExamples.withoutDebt,
      outOfTraffic,
      contract: { ...contract, paymentNextperiod: null },
    })
    expect(head()).toContain('A szünetelés idejére nem esedékes újabb díj.')
    expect(head()).not.toContain('Következő díj')
  })

  test('shows the date of its return and no task if that date is known', async () => {
    const backOn = addDays(dayAt(START_TIME), 10)
    await openMenu(kgfbCases, { ...headerExamples.withoutDebt, outOfTraffic: { ...outOfTrafficFrom(-20), backOn } })
    expect(head()).toContain(`Az újbóli forgalomba helyezés napja: ${formatDate(backOn)}`)
    expect(textIn('.tasks')).not.toContain('forgalomba helyezés')
  })

  const { contract } = headerExamples.withoutDebt
  const dueIn = (days: number) => ({
    ...headerExamples.withoutDebt,
    contract: { ...contract, paymentNextperiod: addDays(dayAt(START_TIME), days) },
  })
  const pay = () => screen.queryByRole('link', { name: 'Díj befizetése' })

  test.each([
    ['it is out of traffic', 5, -20],
    ['it leaves traffic by the due date', 5, 5],
  ])('has no premium due if %s', async (_, due, since) => {
    await openMenu(kgfbCases, { ...dueIn(due), outOfTraffic: outOfTrafficFrom(since) })
    expect(head()).toContain('A szünetelés idejére nem esedékes újabb díj.')
    expect(head()).not.toMatch(/Következő díj|Esedékes|Fizetési mód/)
    expect(pay()).toBeNull()
  })

  test('shows a premium that is due before it leaves traffic, and how to pay it', async () => {
    await openMenu(kgfbCases, { ...dueIn(5), outOfTraffic: outOfTrafficFrom(6) })
    expect(head()).not.toContain('szünetelés idejére')
    expect(head()).toContain('Következő díj')
    expect(pay()).toBeVisible()
  })

  test('shows a premium that is due on the day of its return, and how to pay it', async () => {
    await openMenu(kgfbCases, {
      ...dueIn(5),
      outOfTraffic: { ...outOfTrafficFrom(-20), backOn: addDays(dayAt(START_TIME), 5) },
    })
    expect(head()).toContain('Következő díj')
    expect(pay()).toBeVisible()
  })

  test('offers the payment of an earlier debt', async () => {
    await openMenu(kgfbCases, { ...headerExamples.withDebt, outOfTraffic: outOfTrafficFrom(-20) })
    expect(settle()).toBeVisible()
    expect(head()).not.toContain('Következő díj')
  })
})

test('a contract whose reactivation is scheduled shows the date, and offers no other reactivation', async () => {
  const casco = everyProductLine.find(({ productLine }) => productLine === 'casco')
  if (casco === undefined) throw new Error('no casco')
  await openMenu(casco, cascoHeaderExamples.reactivationAhead)
  expect(head()).toContain('Újra él ettől a naptól2026.\u00a012.\u00a001.')
  expect(screen.queryByRole('link', { name: /reaktiválása/ })).toBeNull()
  cleanup()
  await openMenu(casco, cascoHeaderExamples.lapsed)
  expect(screen.getByRole('link', { name: /reaktiválása/ })).toBeVisible()
})

test('the top of the contract page shows the next premium that the insurer returns', async () => {
  await openMenu(kgfbCases, { ...headerExamples.withoutDebt, nextPremium: { value: 15_454, currency: 'HUF' } })
  expect(head()).toContain(`Következő díj${formatMoney({ value: 15_454, currency: 'HUF' })}`)
})

test('a premium whose due date has passed is labelled as due, not as next', async () => {
  const { contract } = headerExamples.withoutDebt
  const dueIn = (days: number) => ({
    ...headerExamples.withoutDebt,
    nextPremium: { value: 14_860, currency: 'HUF' } as const,
    contract: { ...contract, paymentNextperiod: addDays(dayAt(START_TIME), days) },
  })
  await openMenu(kgfbCases, dueIn(-12))
  expect(head()).toContain('Esedékes díj')
  expect(head()).not.toContain('Következő díj')
  cleanup()
  await openMenu(kgfbCases, dueIn(1))
  expect(head()).toContain('Következő díj')
})

test('a premium that is due without a known amount is a task without an amount', async () => {
  const { withDebt } = lifeHeaderExamples
  const debt = { value: 0, currency: 'HUF' } as const
  await openMenu(eletCases, {
    ...{ ...withDebt, debt },
    contract: { ...withDebt.contract, paymentTypeId: 4, paymentNextperiod: dayAt(START_TIME) },
  })
  expect(textIn('.tasks')).toContain('Esedékes díj befizetéseA díj már esedékes.')
  expect(head()).toContain(`Esedékes${formatDate(dayAt(START_TIME))}`)
  expect(head()).not.toContain('Ft')
})

test('a due premium with direct debit has no tick, because a new direct debit does not count for it', async () => {
  const { contract } = headerExamples.withoutDebt
  await openMenu(kgfbCases, {
    ...headerExamples.withoutDebt,
    ...{ debt: { value: 0, currency: 'HUF' }, nextPremium: { value: 14_860, currency: 'HUF' } },
    contract: { ...contract, paymentTypeId: 3, paymentNextperiod: dayAt(START_TIME) },
  })
  expect(head()).toContain('Ha a csoportos beszedés már erre a díjra is vonatkozik')
  expect(textIn('.tasks')).toContain('Ha a csoportos beszedést nemrég állította be')
  expect(screen.queryByText('Nincs teendője')).toBeNull()
})

test('a premium that is due soon has a prominent link to its payment until its transfer is announced', async () => {
  const { contract, nextPremium } = headerExamples.withoutDebt
  const dueSoon = {
    ...headerExamples.withoutDebt,
    contract: { ...contract, paymentTypeId: 4, paymentNextperiod: addDays(dayAt(START_TIME), 5) },
  }
  const amount = nextPremium ?? contract.premiumFrequency ?? { value: 14_860, currency: 'HUF' }
  await openMenu(kgfbCases, dueSoon)
  expect(link('Díj befizetése').className).toContain('secondary')
  cleanup()
  const transfer = { amount, date: dayAt(START_TIME), premiumType: 'CURRENT' as const }
  await openMenu(kgfbCases, { ...dueSoon, announcedTransfers: [transfer] })
  expect(link('Díj befizetése').className).not.toContain('secondary')
})

test('a due premium and the next one show the announced transfers of both, and link to their details once', async () => {
  const { contract } = headerExamples.withoutDebt
  const { announcedTransfers } = headerExamples.everyTransfer
  const { fake } = await openMenu(kgfbCases, {
    ...headerExamples.withoutDebt,
    contract: { ...contract, paymentTypeId: 4, paymentNextperiod: dayAt(START_TIME) },
    announcedTransfers: announcedTransfers.filter(({ premiumType }) => premiumType !== 'DEBT'),
  })
  await act(() => answer(fake, getCases, examplesOf(getCases).everyStatus ?? []))
  expect(textIn('.contract-head')).toMatch(/Az átutalását várjuk.*A következő díj átutalását várjuk/)
  expect(screen.getAllByRole('link', { name: 'Az átutalás adatai' })).toHaveLength(1)
})

describe('a contract that will end', () => {
  const { contract } = lifeHeaderExamples.withDebt
  const endingLife = (debtDays: object | null) => ({
    ...lifeHeaderExamples.withDebt,
    ...(debtDays && { debtDays }),
    contract: { ...contract, terminationDate: '2026-11-25', terminationReasonId: 1, paymentNextperiod: '2026-11-27' },
  })

  const lateParts = debtDaysExamples.partlyLate.parts

  test.each([
    ['a deadline before the end', { deadline: '2026-11-24' }],
    ['a part with a deadline before the end', { deadline: null, parts: lateParts }],
  ])('urges the customer to pay a debt with %s', async (_, days) => {
    await openMenu(eletCases, endingLife(days))
    expect(head()).not.toContain('levonjuk')
    expect(textIn('.tasks')).toContain('artozás')
    expect(settle()).toHaveClass('action-primary')
  })

  test.each([
    ['on the last day', { deadline: '2026-11-25' }],
    ['after the last day', { deadline: '2026-11-30' }],
  ])('does not urge the customer to pay a later premium, or a debt whose deadline is %s', async (_, days) => {
    await openMenu(eletCases, endingLife(days))
    expect(head()).toContain('Ha a megszűnéskor pénz jár vissza, abból levonjuk')
    expect(head()).not.toMatch(/lejárt|Következő díj/)
    expect(head()).not.toContain('mielőbb')
    expect(textIn('.tasks')).not.toContain('Rendezetlen tartozás')
    expect(settle()).not.toHaveClass('action-primary')
  })

  test('shows a premium, and how to pay it, only if it is due by the last day of the contract', async () => {
    const vehicle = headerExamples.withoutDebt
    const headerEnding = (terminationDate: string) => ({
      ...vehicle,
      contract: { ...vehicle.contract, terminationDate, paymentNextperiod: '2026-12-01' },
    })
    const pay = () => screen.queryByRole('link', { name: 'Díj befizetése' })
    await openMenu(kgfbCases, headerEnding('2026-12-01'))
    expect(head()).toContain('Következő díj')
    expect(pay()).toBeVisible()
    cleanup()
    await openMenu(kgfbCases, headerEnding('2026-11-30'))
    expect(head()).not.toMatch(/Következő díj|Fizetési mód/)
    expect(pay()).toBeNull()
  })
})
