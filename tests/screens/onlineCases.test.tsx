import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { MenuEntry } from '../../machines/case/menu/productLineCases'
import { eletCases } from '../../machines/cases/life'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { downloadDocument, signDigitally } from '../../src/api/documents'
import type { CallData } from '../../src/api/endpoint'
import { getCases, type getHeader } from '../../src/api/life'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as onlineCasesModule } from '../../src/modules/onlineCases'
import { lazyModule as signatureModule } from '../../src/modules/signature'
import { addressOf, openSignedIn, type Portal } from '../machines/kit/portal'
import { answer, callsTo, load, withClock } from '../machines/kit/story'
import { button, click, link, loadScreens, show, shownState, stepHeading } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(onlineCasesModule)
  register(signatureModule)
})
afterEach(cleanup)

type Listed = CallData<typeof getCases>

const everyEntry = eletCases.menu.map((entry) => ({ ...entry, isEnabled: () => true }))
const { withDebt } = lifeHeaderExamples

interface Contract {
  readonly header?: CallData<typeof getHeader>
  readonly menu?: readonly MenuEntry[]
}

/**
 * Opens the online cases of a life insurance. The insurer answers with `cases`. `caseId` opens one case of the list.
 */
const openList = async (
  cases: Listed,
  caseId = '',
  { header = withDebt, menu = everyEntry }: Contract = {},
): Promise<Portal> => {
  const portal = await openSignedIn(`/elet/ugyek/online-cases${caseId && `/${caseId}`}`, {
    contractNumber: '40000001',
    productLine: 'elet',
  })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', { ...eletCases, menu }))
  await act(() => answer(portal.fake, eletCases.header, header))
  await act(() => load(portal.fake, 'loadModule', { ...eletCases, menu }))
  await act(() => load(portal.fake, 'loadModule'))
  await act(() => answer(portal.fake, getCases, cases))
  return portal
}

const submitted = {
  ...({ startDate: '2026-11-20', documentLink: null, caseStatus: 'SUCCEEDED', caseId: 'case-1' } as const),
  ...{ waitsFor: null, decision: null },
}
const items = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const item = (name: string) => {
  const found = screen.getByRole('heading', { level: 2, name }).closest('li')
  if (found === null) throw new Error(`${name} is no item`)
  return within(found)
}

test('the list of online cases shows the date and status of each case, the newest case first', async () => {
  await openList([
    { ...submitted, name: 'Díjmentesítés', startDate: '2026-03-01' },
    { ...submitted, name: 'Díjszüneteltetés', caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-2' },
  ])
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Online ügyeim')
  expect(items()).toEqual(['Díjszüneteltetés', 'Díjmentesítés'])
  expect(item('Díjszüneteltetés').getByText('Az azonosítására vár')).toBeTruthy()
  expect(item('Díjmentesítés').getByText('2026. 03. 01.')).toBeTruthy()
  expect(item('Díjmentesítés').getByText('Feldolgoztuk, nincs teendője')).toBeTruthy()
  expect(button('Azonosítás folytatása: Díjszüneteltetés')).toHaveClass('action-primary')
})

test('each case in the list of online cases shows its steps and the next party to act', async () => {
  await openList([
    { ...submitted, name: 'Díjmentesítés' },
    { ...submitted, name: 'Díjszüneteltetés', caseStatus: 'IDENTIFICATION_NEEDED', caseId: 'case-2' },
  ])
  const stepsOf = (name: string) =>
    item(name)
      .getAllByRole('listitem')
      .map(({ textContent, ariaCurrent }) => `${textContent}${ariaCurrent ? ' now' : ''}`)
  expect(stepsOf('Díjmentesítés')).toEqual(['Beküldve (kész)', 'Feldolgozva (kész)', 'Lezárva (kész)'])
  expect(stepsOf('Díjszüneteltetés')).toEqual(['Beküldve (kész)', 'Azonosítás now', 'Feldolgozás (később)'])
  expect(item('Díjszüneteltetés').getByText(/^Most Ön következik/)).toBeTruthy()
})

test('if the URL contains a case id, the list of online cases focuses that case and removes the id from the URL', async () => {
  const portal = await openList(
    [
      { ...submitted, name: 'Díjmentesítés', caseId: 'case-1' },
      { ...submitted, name: 'Cím módosítása', caseId: 'case-2' },
    ],
    'case-2',
  )
  expect(items()).toHaveLength(2)
  expect(document.activeElement).toHaveTextContent('Cím módosítása')
  expect(addressOf(portal)).toBe('/elet/ugyek/online-cases')
})

test('the list of online cases shows whether a benefit claim is pending, what was paid, or why it was rejected', async () => {
  const claimed = { ...submitted, name: 'Haláleset' }
  await openList([
    { ...claimed, caseId: 'case-1', decision: { status: 'EXAMINING', date: '2026-12-06' } },
    {
      ...claimed,
      name: 'Előleg igénylése',
      caseId: 'case-2',
      decision: { status: 'PAID', date: '2026-11-21', amount: { value: 500_000, currency: 'HUF' } },
    },
    {
      ...claimed,
      name: 'Nyugdíjba vonulás',
      caseId: 'case-3',
      decision: { status: 'REJECTED', date: '2026-11-21', reason: 'A nyugdíja még nem kezdődött el.' },
    },
    {
      ...claimed,
      name: 'Sürgősségi ellátás',
      caseId: 'case-4',
      caseStatus: 'IDENTIFICATION_NEEDED',
      decision: { status: 'EXAMINING', date: '2026-12-06' },
    },
  ])
  expect(items()[0]).toBe('Sürgősségi ellátás')
  expect(item('Sürgősségi ellátás').queryByText(/döntünk/)).toBeNull()
  expect(item('Haláleset').getByText('Elbírálás alatt')).toBeTruthy()
  expect(item('Haláleset').getByText('2026. 12. 06.')).toBeTruthy()
  expect(item('Haláleset').getAllByText(/döntünk/)).toHaveLength(2)
  expect(item('Előleg igénylése').getByText('Kifizetve')).toBeTruthy()
  expect(item('Előleg igénylése').getByText(/500\s000\sFt/)).toBeTruthy()
  expect(item('Nyugdíjba vonulás').getByText('Elutasítva')).toBeTruthy()
  expect(item('Nyugdíjba vonulás').getByText('A nyugdíja még nem kezdődött el.')).toBeTruthy()
  expect(item('Nyugdíjba vonulás').getByText(/Ha nem ért egyet/)).toBeTruthy()
})

test('if the decision date of a benefit claim has passed, the list of online cases says that the decision is late', async () => {
  const claimed = { ...submitted, name: 'Haláleset' }
  await openList([
    { ...claimed, caseId: 'case-1', name: 'Késő', decision: { status: 'EXAMINING', date: '2026-11-20' } },
    { ...claimed, caseId: 'case-2', name: 'Idejében', decision: { status: 'EXAMINING', date: '2026-11-21' } },
  ])
  expect(item('Késő').queryByText(/Ez a nap elmúlt/)).toBeTruthy()
  expect(item('Idejében').queryByText(/Ez a nap elmúlt/)).toBeNull()
})

test('the list of online cases shows a termination with reason and last day, and the signature screen repeats that day', async () => {
  const termination = { terminationReason: 'Felmondás évfordulóra', insuranceEndDate: '2027-06-30' }
  const unsignedTermination = {
    ...submitted,
    ...termination,
    name: 'Szerződés megszüntetése',
    caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
  }
  const { fake } = await openList([unsignedTermination])
  expect(item('Szerződés megszüntetése').getByText('Felmondás évfordulóra')).toBeTruthy()
  expect(item('Szerződés megszüntetése').getByText('2027. 06. 30.')).toBeTruthy()
  await click('Aláírás folytatása: Szerződés megszüntetése')
  await act(() => load(fake, 'loadModule'))
  expect(screen.getByText('2027. 06. 30.')).toBeTruthy()
})

test('a case with an unknown status is shown as received in the list of online cases', async () => {
  await openList([{ ...submitted, name: 'Díjmentesítés', caseStatus: 'WAITING_FOR_BACK_OFFICE' }])
  expect(item('Díjmentesítés').getByText('Beérkezett')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /folytatása/ })).toBeNull()
})

test('a succeeded case is shown as received, without steps, if the insurer reports only the data of the specification', async () => {
  const { waitsFor: _, decision: __, ...specified } = submitted
  await openList([{ ...specified, name: 'Sürgősségi ellátás' }])
  expect(item('Sürgősségi ellátás').getByText('Beérkezett')).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/Feldolgoz|nincs teendője|Lezárva/)
})

test('if the customer has submitted no case, the list of online cases says so', async () => {
  await openList([])
  expect(screen.getByText('Még nem küldött be ügyet online')).toBeTruthy()
  expect(link('Vissza a szerződéshez')).toHaveAttribute('href', '/elet/ugyek')
})

test('if a case needs a signature but has no id, the list of online cases tells the customer to call the insurer', async () => {
  await openList([
    { name: 'Díjmentesítés', startDate: '2026-03-01', documentLink: null, caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
  ])
  expect(screen.queryByRole('button', { name: /folytatása/ })).toBeNull()
  expect(item('Díjmentesítés').getByText(/hívja ügyfélszolgálatunkat/)).toBeTruthy()
})

const portfolio: Listed[number] = {
  ...submitted,
  name: 'Modellportfólió választása',
  documentLink: 'documents/download?id=case-1',
  validFromDate: '2026-12-01',
  modelPortfolioDocument: 'documents/download?id=terms-portfolio',
  subContract: { name: 'Fő számla', contractNumber: '40000001-1' },
  productFunds: [
    { id: 'fund-1', name: 'Hazai kötvény', percentage: 60, currency: 'HUF' },
    { id: 'fund-2', name: 'Globális részvény', percentage: 40, currency: 'HUF' },
  ],
  modelPortfolioName: 'Kiegyensúlyozott',
}

test('the case of a chosen model portfolio shows its details, and has a download button for each of its two documents', async () => {
  const { fake } = await openList([portfolio])
  const details = [...document.querySelectorAll('.description-list > div')].map(({ children }) =>
    [...children].map(({ textContent }) => textContent),
  )
  expect(details).toEqual([
    ['Érvényes ettől', '2026.\u00a012.\u00a001.'],
    ['Modellportfólió', 'Kiegyensúlyozott'],
    ['Számla', 'Fő számla (40000001-1)'],
    ['Eszközalapok', 'Hazai kötvény: 60%Globális részvény: 40%'],
  ])
  await click('Letöltés: visszaigazolás, Modellportfólió választása')
  await click('Letöltés: modellportfólió (Kiegyensúlyozott)')
  expect(callsTo(fake, downloadDocument).map(({ input }) => input)).toEqual([
    { query: { id: 'case-1' } },
    { query: { id: 'terms-portfolio' } },
  ])
})

test("the list of online cases links to a document on the insurer's host, but not to one on another host", async () => {
  await openList([
    { ...submitted, name: 'Díjmentesítés', documentLink: '/iratok/dijmentesites.pdf' },
    { ...submitted, name: 'Díjszüneteltetés', documentLink: 'https://idegen.example/irat.pdf', caseId: 'case-2' },
  ])
  expect(screen.getByRole('link', { name: /^Letöltés: visszaigazolás, Díjmentesítés/ })).toHaveAttribute(
    'href',
    `${window.location.origin}/iratok/dijmentesites.pdf`,
  )
  expect(screen.queryByRole('link', { name: /Díjszüneteltetés/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /Díjszüneteltetés/ })).toBeNull()
})

test('the list of online cases shows the submitted details of a pending case, and collapses those of a finished case', async () => {
  const details = [
    { label: 'Számla', value: 'Rendszeres díjas számla (40000001-01)' },
    { label: 'Átváltás: Világ részvény', value: '40% helyett 60%' },
  ]
  await openList([
    { ...submitted, name: 'Eszközalap-átváltás', waitsFor: 'EXECUTION', caseId: 'case-2', details },
    { ...submitted, name: 'Díjátirányítás', details },
    { ...submitted, name: 'Díjmentesítés' },
  ])
  const lineOf = (name: string) => item(name).queryByText('40% helyett 60%')
  expect(lineOf('Eszközalap-átváltás')?.closest('details')).toBeNull()
  expect(lineOf('Díjátirányítás')?.closest('details')).toHaveProperty('open', false)
  expect(item('Díjátirányítás').getByText('Amit beküldött')).toBeTruthy()
  expect(item('Díjmentesítés').queryByText('Amit beküldött')).toBeNull()
})

test('the signature screen of a termination shows the contract, the last day of cover and the effect of signing', async () => {
  const { fake } = await openList([
    {
      ...{ ...submitted, name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
      ...{ terminationReason: 'A szerződő felmondása', insuranceEndDate: '2027-01-05' },
    },
  ])
  await click('Aláírás folytatása: Szerződés megszüntetése')
  await act(() => load(fake, 'loadModule'))
  const section = screen.getByRole('heading', { name: 'Ezt írja alá' }).closest('section')
  expect(section).toHaveTextContent('A fedezet utolsó napja2027. 01. 05.')
  expect(section).toHaveTextContent('Szerződésszám40000001')
  expect(section).toHaveTextContent('Az aláírásával megszünteti ezt a szerződést')
  expect(section?.compareDocumentPosition(button('Digitális aláírás'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('a case id of 500,000 characters is truncated on the screen, and sent in full with the signature', async () => {
  const caseId = 'Ű'.repeat(500_000)
  const { fake } = await openList([
    { ...submitted, name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED', caseId },
  ])
  expect(screen.getByText(/^Ű{3999}…$/)).toBeTruthy()
  expect(document.body.textContent?.length).toBeLessThan(8000)
  await click('Aláírás folytatása: Szerződés megszüntetése')
  await act(() => load(fake, 'loadModule'))
  expect(screen.getByText(/^Ű{3999}…$/)).toBeTruthy()
  expect(document.body.textContent?.length).toBeLessThan(8000)
  await click('Digitális aláírás')
  expect(callsTo(fake, signDigitally)).toMatchObject([{ input: { body: { caseId } } }])
})

const waitsForEver = () => screen.queryByText(/az ügye addig megmarad/)

test('the signature screen of a termination with a signature deadline names the deadline, and does not say that the case waits without limit', async () => {
  const { fake } = await openList([
    {
      ...{ ...submitted, name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
      ...{ insuranceEndDate: '2026-12-31', signUntil: '2026-12-01' },
    },
  ])
  expect(item('Szerződés megszüntetése').getByText('A felmondásnak eddig kell beérkeznie')).toBeTruthy()
  await click('Aláírás folytatása: Szerződés megszüntetése')
  await act(() => load(fake, 'loadModule'))
  expect(screen.getByText(/de legkésőbb 2026. 12. 01. napjáig/)).toBeTruthy()
  expect(waitsForEver()).toBeNull()
})

test('the customer can continue a signature from the list of online cases, and the heading of each step gets the focus', async () => {
  const { fake } = await openList([
    { ...submitted, name: 'Szerződés megszüntetése', caseStatus: 'DIGITAL_SIGNATURE_NEEDED' },
  ])
  await click('Aláírás folytatása: Szerződés megszüntetése')
  await act(() => load(fake, 'loadModule'))
  expect(stepHeading()).toBe('Aláírás: Szerződés megszüntetése')
  expect(waitsForEver()).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  expect(button('Digitális aláírás')).toHaveClass('action-primary')
  await click('Kézi aláírás')
  expect(screen.getByRole('heading', { name: 'Kézi aláírás három lépésben' })).toHaveFocus()
  await click('Beküldés')
  expect(screen.getByRole('alert')).toHaveTextContent('Töltsön fel legalább 1 fájlt.')
  await click('Másik aláírási mód')
  await click('Később írom alá')
  await act(() => answer(fake, getCases, []))
  expect(shownState()).toBe('listing')
})

const AWAITED = {
  amount: { value: 25_000, currency: 'HUF' },
  deadline: '2026-12-31',
  accountNumber: '99900023-12345678-00000015',
  accountHolder: 'Minta Biztosító Zrt.',
  contractNumber: '40000001',
  swiftCode: null,
} as const
const transferred = { ...submitted, name: 'Díjfizetés', waitsFor: 'TRANSFER' } as const

test('a case that waits for a transfer shows amount, account and deadline, with a copy button for the account number', async () => {
  const { fake } = await openList([{ ...transferred, awaitedTransfer: AWAITED }])
  const transferItem = item('Díjfizetés')
  for (const [label, value] of [
    ['Befizetési határidő', '2026.\u00a012.\u00a031.'],
    ['Összeg', /^25\s000\sFt/],
    ['Számlaszám', /^99900023-12345678-00000015/],
    ['Közlemény', /^40000001/],
  ] as const) {
    expect(transferItem.getByText(label).nextElementSibling?.textContent, label).toMatch(value)
  }
  await click('Másolás: Számlaszám')
  await act(() => load(fake, 'copy'))
  expect(fake.copied).toEqual(['99900023-12345678-00000015'])
})

test.each([null, ''])(
  'without a reference from the insurer (%o), a transfer’s reference is the number of the open contract',
  async (contractNumber) => {
    await openList([{ ...transferred, awaitedTransfer: { ...AWAITED, contractNumber } }])
    expect(item('Díjfizetés').getByText('Közlemény').nextElementSibling?.textContent).toMatch(/^[1-9]0000001/)
  },
)

test('the submitted details of a case get a heading only if transfer details are shown beside them', async () => {
  const details = [{ label: 'Mire', value: 'Tartozás' }]
  await openList([{ ...transferred, awaitedTransfer: AWAITED, details }])
  expect(item('Díjfizetés').getByText('Amit beküldött')).toBeTruthy()
  cleanup()
  await openList([{ ...transferred, details }])
  expect(item('Díjfizetés').queryByText('Amit beküldött')).toBeNull()
})

test('if several cases wait for a transfer, their copy buttons have different names, and each announces its own copy', async () => {
  const { fake } = await openList([
    { ...transferred, awaitedTransfer: AWAITED },
    { ...transferred, name: 'Eseti befizetés', caseId: 'case-2', awaitedTransfer: AWAITED },
    { ...transferred, name: 'Eseti befizetés', caseId: 'case-3', awaitedTransfer: AWAITED },
  ])
  const names = screen
    .getAllByRole('button', { name: /másol/i })
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)
  expect(new Set(names).size).toBe(names.length)
  await click('Másolás: Összeg, Díjfizetés')
  await act(() => load(fake, 'copy'))
  const announcements = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .filter((text) => text?.startsWith('Másolva'))
  expect(announcements()).toEqual(['Másolva: Összeg, Díjfizetés'])
  await click('Minden adat másolása, Eseti befizetés, case-3')
  await act(() => load(fake, 'copy'))
  expect(announcements()).toEqual(['Másolva: minden adat, Eseti befizetés, case-3'])
  // Only the button that was pressed last says that the data are copied.
  const buttons = () => screen.getAllByRole('button', { name: /másolva/i }).map(({ textContent }) => textContent)
  expect(buttons()).toEqual(['Minden adat másolva'])
})

test('a case that waits for a transfer without account details says where to find the account', async () => {
  await openList([transferred])
  expect(item('Díjfizetés').getByText(/Szerződés adatai menüpontban/)).toBeTruthy()
  for (const contract of [
    { header: { ...withDebt, transferBankAccount: null } },
    { menu: everyEntry.filter(({ key }) => key !== 'contract-data') },
  ]) {
    cleanup()
    await openList([transferred], '', contract)
    expect(item('Díjfizetés').getByText(/A számlaszámot, amelyre utalhat, ügyfélszolgálatunk megmondja/)).toBeTruthy()
  }
  cleanup()
  await openList([{ ...submitted, name: 'Díjfizetés', awaitedTransfer: AWAITED }])
  expect(item('Díjfizetés').queryByText('Számlaszám')).toBeNull()
})

test.each([
  [{ deadline: '2020-01-31' }, ['A befizetési határidő lejárt: 2020. 01. 31. Ha még nem utalta át'], 1],
  [{ deadline: '2099-01-31' }, ['Befizetési határidő2099. 01. 31.'], 0],
  [
    {
      deadline: '2020-01-31',
      parts: [
        ['2020-01-31', 10_000],
        ['2099-01-31', 15_000],
      ],
    },
    ['Ebből lejárt: 10 000 Ft, a legrégebbi határidő: 2020. 01. 31.', '15 000 Ft befizetési határideje: 2099. 01. 31.'],
    1,
  ],
  // If the parts add up to less than the total, the screen shows only the oldest deadline.
  [
    {
      deadline: '2099-01-31',
      parts: [
        ['2099-01-31', 1],
        ['2099-02-28', 2],
      ],
    },
    ['A legrégebbi befizetési határidő2099. 01. 31.'],
    0,
  ],
] as const)(
  'a case that waits for a transfer marks a deadline with an icon only if it has passed (row %#)',
  async (days, expectedTexts, signs) => {
    const parts =
      'parts' in days
        ? days.parts.map(([deadline, value]) => ({ deadline, amount: { value, currency: 'HUF' as const } }))
        : null
    await openList([{ ...transferred, awaitedTransfer: { ...AWAITED, deadline: days.deadline, parts } }])
    const listItem = screen.getByRole('heading', { level: 2, name: 'Díjfizetés' }).closest('li')
    for (const text of expectedTexts) expect(listItem?.textContent?.replaceAll('\u00a0', ' ')).toContain(text)
    expect(listItem?.querySelectorAll('.transfer-late svg').length).toBe(signs)
  },
)

test('a termination whose signature deadline has passed cannot be signed, and links to a new termination', async () => {
  const lateTermination = {
    ...submitted,
    name: 'Szerződés megszüntetése',
    caseStatus: 'DIGITAL_SIGNATURE_NEEDED',
    signUntil: '2020-01-31',
  }
  await openList([lateTermination], 'case-1')
  expect(shownState()).toBe('listing')
  const terminationItem = item('Szerződés megszüntetése')
  expect(terminationItem.getByText('Elkésett, nincs aláírva')).toBeTruthy()
  expect(
    terminationItem.getByText(/2020. 01. 31. Már nem írhatja alá, ezért ez a felmondás nem szünteti meg/),
  ).toBeTruthy()
  expect(terminationItem.queryByRole('button')).toBeNull()
  expect(terminationItem.getByRole('link', { name: 'Szerződés megszüntetése' })).toHaveAttribute(
    'href',
    '/elet/ugyek/terminate-insurance',
  )
})
