import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { CaseProgressed } from '../../machines/case/machine/case.types'
import type { ProductLineCases } from '../../machines/case/menu/productLineCases'
import { kgfbCases } from '../../machines/cases/kgfb'
import type { ContractEvent } from '../../machines/contract/contract.types'
import { paidCaseAt } from '../../machines/payment/kept'
import { recordSubmission, recordTakenPayment } from '../../machines/payment/ledger'
import type { UnsentPayment } from '../../machines/payment/paymentQueries'
import { caseRouteOf, type Route } from '../../machines/routes'
import { examplesOf } from '../../mocks/examples'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import type { VehicleHeader } from '../../src/api/entities'
import { getCases, getHeader } from '../../src/api/kgfb'
import { groupEntries } from '../../src/screens/contract/menuEntries'
import { type FakeServices, STORES_NOTHING_KEY } from '../../tools/exploration/kit/fakeServices'
import { atPlate, contractLoads, contractOf, openPortal, signIn } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { button, click, link, loadScreens, show, shownState, type as typeInto } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const openContract = async (address = '/kgfb/ugyek') => {
  const portal = await openPortal(address)
  await signIn(portal)
  show(portal)
  return portal
}

/** Returns the product line kgfb without the menu entry of one case. */
const withoutCase = (key: string): ProductLineCases => ({
  ...kgfbCases,
  menu: kgfbCases.menu.filter((entry) => entry.key !== key),
})

const openMenu = async (header: VehicleHeader, productLine: ProductLineCases = kgfbCases) => {
  const portal = await openContract()
  await act(() => load(portal.fake, 'loadModule', productLine))
  await act(() => answer(portal.fake, getHeader, header))
  return portal
}

const search = (value: string) =>
  act(async () => fireEvent.change(screen.getByRole('searchbox'), { target: { value } }))
const searchStatus = () => screen.getByRole('searchbox').closest('search')?.querySelector('[role=status]')?.textContent
const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')

test('while the header loads, the contract page shows its heading and a status message', async () => {
  await openContract()
  expect(shownState()).toBe('loadingHeader')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kötelező gépjármű-felelősségbiztosítás')
  expect(screen.getByText('Betöltjük a szerződése adatait.').getAttribute('role')).toBe('status')
})

test('the top of the contract page shows the plate, the debt and the anniversary', async () => {
  await openMenu(headerExamples.withDebt)
  expect(screen.getByText('RJK-482')).toBeTruthy()
  expect(factOf('Tartozás')).toBe('14 860 Ft')
  expect(factOf('Évforduló')).toMatch(/^\d{4}\. \d{2}\. \d{2}\.$/)
  // The online cases have no list of their own, since the task list already shows them.
  expect(screen.queryByText('Folyamatban lévő online ügyek')).toBeNull()
})

test('a debt links to its payment only if the contract offers the payment', async () => {
  await openMenu(headerExamples.withDebt)
  expect(link('Tartozás rendezése').getAttribute('href')).toBe('/kgfb/ugyek/pay/fizetes')
  expect(link('Rendezetlen tartozás').getAttribute('href')).toBe('/kgfb/ugyek/pay/fizetes')
  cleanup()
  await openMenu(headerExamples.withDebt, withoutCase('pay'))
  expect(screen.queryByRole('link', { name: 'Tartozás rendezése' })).toBeNull()
})

test('a debt keeps its prominent payment link if a transfer is announced for the next premium only', async () => {
  await openMenu(headerExamples.transferOfTheNext)
  expect(screen.getByText(/A következő díj átutalását várjuk/).closest('.debt')).toBeNull()
  expect(screen.getByRole('link', { name: 'Tartozás rendezése' })).toHaveClass('action-primary')
})

test('a debt with an announced transfer shows the transfer, and can be paid in another way', async () => {
  const { fake } = await openMenu({ ...headerExamples.transferOnItsWay, debtDays: headerExamples.debtLate.debtDays })
  await act(() => answer(fake, getCases, examplesOf(getCases).everyStatus ?? []))
  expect(screen.getByText('Az átutalását várjuk: 500 000 Ft, 2026. 11. 20. óta.', { exact: false })).toBeTruthy()
  expect(link('Az átutalás adatai').getAttribute('href')).toBe('/kgfb/ugyek/online-cases')
  // A passed deadline is shown even while a payment is pending.
  expect(screen.getByText('A befizetés határideje lejárt. A pénznek mielőbb meg kell érkeznie.')).toBeTruthy()
  expect(link('Tartozás rendezése')).toHaveClass('action-secondary')
  // The pending transfer is shown once, beside the debt.
  expect(screen.queryAllByText(/átutalását várjuk/)).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Rendezetlen tartozás' })).toBeNull()
})

test.each([
  ['while the list of submitted cases loads', null],
  ['if the list of submitted cases is empty', []],
  ['if the insurer does not report its details', [{ name: 'Díjfizetés', caseStatus: 'SUCCEEDED' }]],
])('an announced transfer has no link to its details %s', async (_, cases) => {
  const { fake } = await openMenu(headerExamples.transferOnItsWay)
  if (cases) await act(() => answer(fake, getCases, cases))
  expect(document.body.textContent).toContain('Az átutalását várjuk')
  expect(screen.queryByRole('link', { name: 'Az átutalás adatai' })).toBeNull()
})

test.each([
  ['less prominent during a card payment of the debt', '/kgfb/ugyek/pay/fizetes', 'action-secondary'],
  ['prominent during a card payment of something else', '/kgfb/ugyek/reactivate/fizetes', 'action-primary'],
])('the link to pay the debt is %s', async (...row) => {
  const [, origin, appearance] = row
  const portal = await openMenu(headerExamples.withDebt)
  const payment = { type: 'unknown', id: origin, origin, amount: { value: 14_860, currency: 'HUF' } } as const
  await act(async () => contractOf(portal).send({ type: 'payments.found', payments: [payment] }))
  expect(link('Tartozás rendezése')).toHaveClass(appearance)
})

test('two card payments of one case are listed as two tasks', async () => {
  const portal = await openMenu(headerExamples.withDebt)
  const payments = (['payment-1', 'payment-2'] as const).map((id) => ({
    ...({ type: 'paid', id, origin: '/kgfb/ugyek/pay/fizetes' } as const),
    amount: { value: 14_860, currency: 'HUF' } as const,
  }))
  await act(async () => contractOf(portal).send({ type: 'payments.found', payments }))
  expect(screen.getAllByRole('link', { name: /Kifizette, de még/ })).toHaveLength(2)
})

test('a debt that rounds to zero is not shown', async () => {
  await openMenu({ ...headerExamples.withDebt, debt: { value: 0.4, currency: 'HUF' } })
  expect(screen.queryByText('Tartozás')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Tartozás rendezése' })).toBeNull()
})

test('a contract without a debt has no link to settle a debt', async () => {
  await openMenu(headerExamples.leastFilled)
  expect(screen.queryByRole('link', { name: 'Tartozás rendezése' })).toBeNull()
})

test('an overpayment links to the case that pays it back', async () => {
  await openMenu(headerExamples.overpaid)
  expect(factOf('Túlfizetés')).toBe('8400 Ft')
  expect(link('Visszatérítés kérése').getAttribute('href')).toBe('/kgfb/ugyek/overpayment')
  expect(screen.queryByText('Tartozás')).toBeNull()
})

const without = (missing: 'missingPhone' | 'missingEmail'): VehicleHeader => {
  const header = headerExamples.withDebt
  return { ...header, contract: { ...header.contract, [missing]: true } }
}

test('a missing phone number or e-mail address has a link to add it', async () => {
  await openMenu(without('missingPhone'))
  expect(link('Telefonszám megadása').getAttribute('href')).toBe('/kgfb/ugyek/phone')
  expect(screen.queryByRole('link', { name: 'E-mail-cím megadása' })).toBeNull()
  cleanup()
  await openMenu(without('missingEmail'))
  expect(link('E-mail-cím megadása').getAttribute('href')).toBe('/kgfb/ugyek/email')
})

test('a missing phone number has no link to add it if the case for it is not available', async () => {
  await openMenu(without('missingPhone'), withoutCase('phone'))
  expect(screen.queryByRole('link', { name: 'Telefonszám megadása' })).toBeNull()
})

test('the contract page leaves out facts that the insurer does not return', async () => {
  await openMenu(headerExamples.leastFilled)
  for (const label of [
    'Tartozás',
    'Évforduló',
    'Biztosítási időszak',
    'Bonus-malus besorolás',
    'Megszűnés napja',
    'Megszűnés oka',
  ]) {
    expect(screen.queryByText(label)).toBeNull()
  }
})

test('the noun after the number of cases in progress is singular, as in Hungarian', async () => {
  await openMenu(headerExamples.manyCases)
  expect(factOf('Folyamatban lévő online ügyek')).toBe('128 ügy')
})

test('a terminated contract shows its end date and reason, and hides unavailable cases', async () => {
  await openMenu(headerExamples.terminated)
  expect(screen.getByText('Ez a szerződés megszűnt')).toBeTruthy()
  expect(factOf('Megszűnés napja')).toMatch(/^\d{4}\. \d{2}\. \d{2}\.$/)
  expect(factOf('Megszűnés oka')).toBe('Gépjármű eladása')
  expect(screen.queryByRole('link', { name: 'Rendszám módosítása' })).toBeNull()
  expect(link('Kérdésem van').getAttribute('href')).toBe('/kgfb/ugyek/have-questions')
})

test('a menu entry links to its case', async () => {
  await openMenu(headerExamples.withDebt)
  expect(screen.getByRole('heading', { name: 'Jármű' })).toBeTruthy()
  expect(link('Rendszám módosítása').getAttribute('href')).toBe('/kgfb/ugyek/license-plate')
})

test('the menu search ignores accents and case, and announces the number of results', async () => {
  await openMenu(headerExamples.withDebt)
  await search('RENDSZAM')
  expect(link('Rendszám módosítása')).toBeTruthy()
  expect(searchStatus()).toBe('1 találat')
})

test('a menu search without results says so, and links to the contacts', async () => {
  await openMenu(headerExamples.withDebt)
  await search('zebra')
  expect(screen.queryByRole('link', { name: 'Rendszám módosítása' })).toBeNull()
  expect(searchStatus()).toBe('Nincs találat')
  expect(screen.getByText(/törölje a keresést/)).toBeTruthy()
  expect(link('Kérdésem van').getAttribute('href')).toBe('/kgfb/ugyek/have-questions')
  expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toContain('tel:+3612345678')
})

test('the menu search finds entries and the logout by everyday words, and shows the best match first', async () => {
  const foundEntries = () =>
    [...document.querySelectorAll('.menu-found .tile :is(a, button)')].map(({ textContent }) => textContent)
  await openMenu(headerExamples.withDebt)
  await search('befizetni')
  expect(foundEntries()[0]).toBe('Díjfizetés')
  await search('kilépek')
  expect(foundEntries()).toEqual(['Kijelentkezés az ügyfélportálról'])
})

test('the whole menu is shown again after the customer clears the search by its button or Escape', async () => {
  await openMenu(headerExamples.withDebt)
  const entry = () => screen.queryByRole('link', { name: 'Díjfizetés' })
  for (const clear of [
    () => click('Keresés törlése'),
    () => act(async () => fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })),
  ]) {
    await search('RENDSZAM')
    expect(entry()).toBeNull()
    await clear()
    expect(screen.getByRole('searchbox')).toHaveValue('')
    expect(entry()).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Keresés törlése' })).toBeNull()
  }
})

test('the menu search is empty after the customer returns from a case', async () => {
  const portal = await openMenu(headerExamples.withDebt)
  await search('RENDSZAM')
  const go = (route: Route) =>
    act(async () => contractOf(portal).send({ type: 'departure.requested', to: { type: 'place', route } }))
  await go(caseRouteOf('kgfb', 'contract-data', ''))
  await go({ name: 'caseSelect', productLine: 'kgfb' })
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(link('Díjfizetés')).toBeTruthy()
})

test('groups of menu entries are in their own fixed order, whatever the order of the entries is', () => {
  const groups = groupEntries([
    { key: 'a', group: 'other', waiting: 0, label: 'Kérdésem van' },
    { key: 'b', group: 'contract', waiting: 0, label: 'Szerződés adatai' },
  ])
  expect(groups.map(({ group }) => group)).toEqual(['contract', 'other'])
})

test('a header that fails to load can be retried', async () => {
  const { fake } = await openContract()
  await act(() => load(fake, 'loadModule', kgfbCases))
  await act(() => fail(fake, getHeader))
  expect(shownState()).toBe('headerFailed')
  expect(screen.getByRole('alert').textContent).toContain('Nem értük el a rendszert')
  await click('Újra')
  expect(shownState()).toBe('loadingHeader')
})

test('the error of a header that fails to reload takes the focus only after a press on the retry button', async () => {
  const portal = await atPlate()
  const { app, fake } = portal
  const headerFails = () =>
    act(async () => {
      await load(fake, 'loadModule', kgfbCases)
      await fail(fake, getHeader)
    })
  show(portal)
  contractOf(portal).send({ type: 'case.progressed', step: '', dirty: false, submission: 'uncertain' })
  await act(async () => app.send({ type: 'location.requested', address: '/kgfb/ugyek' }))
  const heading = screen.getByRole('heading', { level: 1 })
  await headerFails()
  expect(shownState()).toBe('selecting.outdated')
  expect(document.activeElement, 'what comes by itself takes no focus').toBe(heading)
  for (let press = 0; press < 2; press += 1) {
    button('Újra').focus()
    await click('Újra')
    expect(shownState()).toBe('selecting.refreshing')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await headerFails()
    expect(document.activeElement?.textContent).toContain('Újra')
    expect(document.activeElement).toHaveClass('notice')
  }
  await click('Újra')
  await act(() => contractLoads(portal))
  expect(shownState()).toBe('selecting.current')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

const NOT_REFRESHED = 'A szerződés adatait most nem sikerült frissíteni.'
const progress = (submission: CaseProgressed['submission']) =>
  ({ type: 'case.progressed', step: '', dirty: false, submission }) as const

test.each<[string, readonly ContractEvent[], string]>([
  [
    'was submitted',
    [progress('uncertain'), progress('underWay'), progress('done'), { type: 'case.submitted' }],
    `${NOT_REFRESHED} Amit beküldött, megérkezett hozzánk, de lehet, hogy itt még nem látszik.`,
  ],
  [
    'was submitted before a campaign was taken',
    [progress('underWay'), progress('done'), { type: 'case.submitted' }, { type: 'campaign.taken' }],
    `${NOT_REFRESHED} Amit beküldött, megérkezett hozzánk, de lehet, hogy itt még nem látszik.`,
  ],
  [
    'may have arrived',
    [progress('underWay'), progress('uncertain')],
    `${NOT_REFRESHED} Azt sem tudjuk most megmondani, hogy megérkezett-e hozzánk, amit beküldött.`,
  ],
  ['was refused', [progress('uncertain'), progress('underWay'), progress('none')], NOT_REFRESHED],
  ['was not sent, but a campaign was taken', [{ type: 'campaign.taken' }], NOT_REFRESHED],
])('the notice of outdated data in the menu and in the contract data fits a case that %s', async (_, events, text) => {
  const portal = await atPlate()
  const { app, fake } = portal
  show(portal)
  for (const event of events) contractOf(portal).send(event)
  for (const [address, state] of [
    ['/kgfb/ugyek', 'selecting'],
    ['/kgfb/ugyek/contract-data', 'viewing'],
    ['/kgfb/ugyek', 'selecting'],
  ] as const) {
    await act(async () => app.send({ type: 'location.requested', address }))
    await act(() => load(fake, 'loadModule', kgfbCases))
    await act(() => fail(fake, getHeader))
    expect(shownState()).toBe(`${state}.outdated`)
    expect(screen.getByText(NOT_REFRESHED, { exact: false }).textContent).toBe(text)
  }
})

test('the contract data that fail to reload can be requested again, and their error takes the focus', async () => {
  const portal = await atPlate()
  const { app, fake } = portal
  show(portal)
  contractOf(portal).send({ type: 'case.submitted' })
  await act(async () => app.send({ type: 'location.requested', address: '/kgfb/ugyek/contract-data' }))
  const heading = screen.getByRole('heading', { level: 1 })
  await act(() => load(fake, 'loadModule', kgfbCases))
  await act(() => fail(fake, getHeader))
  expect(document.activeElement, 'what comes by itself takes no focus').toBe(heading)
  await click('Újra')
  expect(screen.getByText('Frissítjük az adatokat.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  await act(() => load(fake, 'loadModule', kgfbCases))
  await act(() => fail(fake, getHeader))
  expect(document.activeElement).toHaveClass('notice')
  await click('Újra')
  await act(() => contractLoads(portal))
  expect(shownState()).toBe('viewing.current')
  expect(screen.queryByText('Korábbi adatokat lát')).toBeNull()
})

test('a case that the contract does not offer shows a link back and no form', async () => {
  const { fake } = await openContract('/kgfb/ugyek/nincs-ilyen')
  await act(() => load(fake, 'loadModule', kgfbCases))
  await act(() => answer(fake, getHeader, headerExamples.withDebt))
  await act(() => load(fake, 'loadModule', kgfbCases))
  expect(shownState()).toBe('refusingCase')
  expect(link('Vissza a szerződéshez').getAttribute('href')).toBe('/kgfb/ugyek')
  expect(screen.queryByRole('textbox')).toBeNull()
})

const askToLeave = async () => {
  const portal = await atPlate()
  show(portal)
  await typeInto('Új rendszám', 'AABC123')
  await act(async () => portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' }))
  return portal
}

test('a dialog asks before the customer leaves a half-filled case, and focuses the button for staying', async () => {
  await askToLeave()
  expect(screen.getByRole('dialog', { name: 'Kilép az ügyből?' })).toBeTruthy()
  expect(document.activeElement).toBe(button('Maradok'))
})

test('the dialog before leaving a case says what each of its two buttons does', async () => {
  await askToLeave()
  const question = screen.getByRole('dialog').querySelector('p')?.textContent
  expect(question).toContain('„Elvetem”: kilép, és törlődik minden')
  expect(question).toContain('„Maradok”: folytathatja')
})

test('the dialog before leaving a case whose transfer details were shown asks to submit the case if the transfer has been started', async () => {
  const portal = await atPlate()
  show(portal)
  await act(async () => {
    contractOf(portal).send({ type: 'case.progressed', step: 'atutalas', dirty: true, submission: 'transferShown' })
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
  })
  expect(screen.getByRole('dialog').textContent).toContain('Ha az átutalást már elindította, maradjon, és küldje be')
})

/**
 * Leaves a paid but unsubmitted case. Returns the text of the dialog that asks before leaving.
 * First, `change` changes the stored data. `end` overrides the payment's result.
 */
const askToLeavePaid = async (
  change: (fake: FakeServices, unsent: UnsentPayment) => void,
  end: Partial<UnsentPayment['end']> = {},
) => {
  const portal = await atPlate()
  show(portal)
  const unsent: UnsentPayment = {
    of: paidCaseAt('10000001', '/kgfb/ugyek/license-plate/fizetes'),
    end: {
      type: 'paid',
      id: 'payment-1',
      payment: { status: 'ACCEPTED', paymentCode: 'payment-1' },
      isProcessing: false,
      ...end,
    },
    draftId: 'draft-1',
  }
  change(portal.fake, unsent)
  await act(async () => {
    contractOf(portal).send({ type: 'case.progressed', step: '', dirty: true, submission: 'paid', unsent })
    portal.app.send({ type: 'location.requested', address: '/kgfb/ugyek' })
  })
  return screen.getByRole('dialog').textContent
}

test('a dialog before leaving a paid case shows the payment code if the browser cannot store the payment', async () => {
  const question = await askToLeavePaid(({ shared }) => shared.set(STORES_NOTHING_KEY, 'true'))
  expect(question).toContain('Ez a böngésző most nem tudja megjegyezni a befizetését.')
  expect(question).toContain('Fizetési azonosítópayment-1')
  expect(question).toContain('megtalálja a befizetését: +36')
  expect(question).not.toContain('ez a böngésző megjegyzi')
})

test('the dialog before leaving a paid case that was rejected says that another case cannot use the payment', async () => {
  const question = await askToLeavePaid(({ services }, { of, end, draftId }) =>
    recordTakenPayment(services, of, end, draftId, true),
  )
  expect(question).toContain('A befizetése nem vész el, de új ügyhez nem használható')
  expect(question).not.toContain('nem kell újra fizetnie')
})

test('if another tab has already submitted a paid case, the dialog before leaving it says so', async () => {
  const question = await askToLeavePaid(({ services }, { of, end }) => recordSubmission(services, of, end, 'key-1'))
  expect(question).toContain('Ezt az ügyet egy másik lapon már beküldte')
  expect(question).not.toContain('még nem küldte be')
})

test('if the paid amount differs from the requested amount, the dialog before leaving a paid case says so', async () => {
  const question = await askToLeavePaid(() => undefined, { asked: { value: 24_300, currency: 'HUF' } })
  expect(question).toContain('más összeg érkezett be érte, mint amennyit kértünk')
  expect(question).not.toContain('nem kell újra fizetnie')
})

test('a dialog asks before a logout from a half-filled case, and warns that the answers are deleted', async () => {
  const portal = await atPlate()
  show(portal)
  await typeInto('Új rendszám', 'AABC123')
  await act(async () => portal.app.send({ type: 'logout.requested' }))
  expect(screen.getByRole('dialog', { name: 'Kijelentkezik?' }).textContent).toContain(
    'kijelentkezik, és törlődik minden',
  )
  expect(button('Elvetem')).toBeTruthy()
})

test.each(['contract-data', 'online-cases', 'license-plate'])(
  'the page of %s shows no progress steps while the header loads',
  async (key) => {
    await openContract(`/kgfb/ugyek/${key}`)
    expect(shownState()).toBe('loadingHeader')
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull()
    expect(document.querySelector('.steps-loading')).toBeNull()
  },
)

test('staying in a half-filled case keeps the typed answer', async () => {
  await askToLeave()
  await click('Maradok')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'AABC123')
})

test('the customer stays in the case after pressing Escape in the dialog before leaving', async () => {
  await askToLeave()
  await act(async () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(shownState()).toBe('filling')
})

test('discarding a half-filled case returns to the menu', async () => {
  await askToLeave()
  await click('Elvetem')
  expect(shownState()).toBe('selecting.current')
})
