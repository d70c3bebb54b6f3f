import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { homeCases } from '../../machines/cases/home'
import { kgfbCases } from '../../machines/cases/kgfb'
import { eletCases } from '../../machines/cases/life'
import { createDocumentList } from '../../mocks/data/manyDocuments'
import { homeHeaderExamples } from '../../mocks/examples/home/header'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { getEmail } from '../../src/api/documentEmails'
import { listInvoices, listLifeInsurancePolicy, listOtherDocuments } from '../../src/api/documentLists'
import { downloadInvoice } from '../../src/api/insuranceDocuments'
import { lazyModule as documentsModule } from '../../src/modules/documents'
import { register } from '../../src/modules/lazyModule'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { contractLoads, openPortal, openSignedIn, signIn } from '../machines/kit/portal'
import { answer, fail, load, withClock } from '../machines/kit/story'
import { click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(documentsModule)
})
afterEach(cleanup)

const heading = () => screen.getByRole('heading', { level: 1 })

const [invoice, ...others] = createDocumentList('invoice', 12, 1, START_TIME).slice()

/** Opens the invoices. The call for their list is pending. */
const openInvoices = async () => {
  const portal = await openPortal('/kgfb/ugyek/invoice')
  await signIn(portal)
  show(portal)
  await act(() => contractLoads(portal))
  await act(() => load(portal.fake, 'loadModule', kgfbCases))
  await act(() => load(portal.fake, 'loadModule'))
  return portal
}

/** Opens the invoices and answers the call for their list. */
const openInvoiceList = async () => {
  const portal = await openInvoices()
  await act(() => answer(portal.fake, listInvoices, invoice ? [invoice, ...others] : []))
  return portal.fake
}

const pressAtFirst = (name: RegExp) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body))

/** Searches so that the first invoice is hidden, then clears the search. */
const searchAndBack = async (findInvoice: () => HTMLElement | null) => {
  const search = screen.getByRole('searchbox')
  search.focus()
  await act(async () => fireEvent.change(search, { target: { value: others[0]?.number } }))
  expect(findInvoice()).toBeNull()
  await act(async () => fireEvent.change(search, { target: { value: '' } }))
  expect(findInvoice()).not.toBeNull()
  expect(document.activeElement).toBe(search)
}

const alert = () => screen.queryByRole('alert')

test('the error of e-mailing a document takes the focus after a press, but not when it reappears after a search', async () => {
  const fake = await openInvoiceList()
  await pressAtFirst(/e-mail/i)
  await act(() => fail(fake, getEmail))
  expect(document.activeElement).toBe(alert())
  await searchAndBack(alert)
  await pressAtFirst(/e-mail/i)
  await act(() => fail(fake, getEmail))
  expect(document.activeElement).toBe(alert())
})

test('the error of a download takes the focus', async () => {
  const fake = await openInvoiceList()
  await pressAtFirst(/letöltés/i)
  await act(() => fail(fake, downloadInvoice))
  expect(document.activeElement).toBe(alert())
})

test('a failed download has the colour of an error', async () => {
  const fake = await openInvoiceList()
  await pressAtFirst(/letöltés/i)
  await act(() => fail(fake, downloadInvoice))
  const other = document.body.appendChild(document.createElement('p'))
  other.className = 'field-error'
  expect(getComputedStyle(alert() ?? document.body).color).toBe(getComputedStyle(other).color)
  other.remove()
})

test('the focus moves from the error of a download to its status when the network is back', async () => {
  const fake = await openInvoiceList()
  await pressAtFirst(/letöltés/i)
  await act(() => fail(fake, downloadInvoice))
  await act(() => load(fake, 'networkBack'))
  expect(alert()).toBeNull()
  expect(document.activeElement).toBe(document.querySelector('.document-status'))
})

test('the status of a download scrolls into view after a press, but not when it reappears after a search', async () => {
  const fake = await openInvoiceList()
  const sight = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => sight.mockRestore())
  const status = () => document.querySelector<HTMLElement>('.document-status')
  await pressAtFirst(/letöltés/i)
  expect(sight.mock.contexts).toEqual([status()])
  await act(() => answer(fake, downloadInvoice, new Blob(['a'], { type: 'application/pdf' })))
  sight.mockClear()
  await searchAndBack(status)
  expect(sight).not.toHaveBeenCalled()
  await pressAtFirst(/letöltés/i)
  expect(sight.mock.contexts).toEqual([status()])
  await act(() => fail(fake, downloadInvoice))
  expect(document.activeElement).toBe(alert())
  await searchAndBack(alert)
})

test('the e-mail field and its status get focus after a press, but not when they reappear after a search', async () => {
  const fake = await openInvoiceList()
  await pressAtFirst(/e-mail/i)
  await act(() => answer(fake, getEmail, {}))
  const address = () => document.querySelector<HTMLInputElement>('input[name^=address]')
  expect(document.activeElement).toBe(address())
  await searchAndBack(address)
  await click('Küldés')
  expect(document.activeElement).toBe(address())
  await act(async () => fireEvent.change(address() ?? document.body, { target: { value: 'a@pelda.example' } }))
  await click('Küldés')
  const sending = () => document.querySelector<HTMLElement>('.document-status')
  expect(document.activeElement).toBe(sending())
  await searchAndBack(sending)
})

test('if a list fails to load, its error takes the focus; after a retry, the heading takes the focus', async () => {
  const portal = await openInvoices()
  await act(() => fail(portal.fake, listInvoices))
  expect(shownState()).toBe('loadFailed')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await click('Újra')
  expect(shownState()).toBe('loadingList')
  expect(document.activeElement).toBe(heading())
  await act(() => answer(portal.fake, listInvoices, []))
  expect(shownState()).toBe('listing')
  expect(document.activeElement).toBe(heading())
})

test('the documents of a policy are grouped, without empty groups', async () => {
  const portal = await openSignedIn('/elet/ugyek/bond', { contractNumber: '40000001', productLine: 'elet' })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', eletCases))
  await act(() => answer(portal.fake, eletCases.header, lifeHeaderExamples.withDebt))
  await act(() => load(portal.fake, 'loadModule', eletCases))
  await act(() => load(portal.fake, 'loadModule'))
  const regular = invoice ? [invoice] : []
  await act(() => answer(portal.fake, listLifeInsurancePolicy, { regular, clause: others, buyback: [] }))
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['A szerződés', 'Záradékok'])
  expect(screen.getByRole('list', { name: 'Záradékok' }).children).toHaveLength(others.length)
})

/** Opens the other documents of a home contract. The call for their list is pending. */
const openLetters = async () => {
  const portal = await openSignedIn('/lakas/ugyek/other-documents', {
    contractNumber: '30000001',
    productLine: 'lakas',
  })
  show(portal)
  await act(() => load(portal.fake, 'loadModule', homeCases))
  await act(() => answer(portal.fake, homeCases.header, homeHeaderExamples.withDebt))
  await act(() => load(portal.fake, 'loadModule', homeCases))
  await act(() => load(portal.fake, 'loadModule'))
  return portal.fake
}

const POLICY = 'Biztosítási kötvény (2026)'
const names = ['Üdvözlő levél', POLICY, 'Tájékoztató a kötvényalapokról', 'Kötvény megszűnéséről szóló értesítő']
const letters = names.map((name, index) => ({
  ...{ id: `levél-${index}`, name, number: `TL-${index}`, date: `2026-0${4 - index}-01` },
}))

test('in the documents of a home, the policy is above the letters, under its own heading', async () => {
  const fake = await openLetters()
  await act(() => answer(fake, listOtherDocuments, letters))
  const titles = [...document.querySelectorAll('.screen h2, .document-name')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Kötvény', POLICY, 'Levelek', ...names.filter((name) => name !== POLICY)])
  expect(screen.queryByText(/kötvényét itt most nem találjuk/)).toBeNull()
})

test.each([
  ['only letters', letters.filter(({ name }) => name !== POLICY)],
  ['nothing', []],
])('a home’s documents say that the policy is missing if the insurer returns %s', async (_, listedDocuments) => {
  const fake = await openLetters()
  await act(() => answer(fake, listOtherDocuments, listedDocuments))
  expect(screen.getByText(/kötvényét itt most nem találjuk/)).toBeInTheDocument()
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).not.toContain('Kötvény')
})

test('letters with the same name have their date as title, and each button names its letter', async () => {
  const fake = await openLetters()
  const sameNamed = ['2026-10-08', '2026-05-16'].map((date, index) => ({
    ...{ id: `t-${index}`, name: 'Tájékoztató', number: `TL-${index}`, date },
  }))
  await act(() => answer(fake, listOtherDocuments, sameNamed))
  const documentNames = [...document.querySelectorAll('.document-name')].map(({ textContent }) => textContent)
  expect(documentNames).toEqual(['2026.\u00a010.\u00a008.', '2026.\u00a005.\u00a016.'])
  const facts = [...document.querySelectorAll('.document .hint')].map(({ textContent }) => textContent?.trim())
  expect(facts).toEqual(['Tájékoztató · TL-0', 'Tájékoztató · TL-1'])
  expect(screen.getByRole('button', { name: 'Letöltés: Tájékoztató TL-1' })).toBeInTheDocument()
})

const dayOf = (date: string | null | undefined): string => `${date?.replaceAll('-', '. ')}.`

test('an invoice has its period, or else its date, as title, and shows if it is paid', async () => {
  const portal = await openInvoices()
  const [open, partly, paid, unknown] = [invoice, ...others].flatMap((entry) => entry ?? [])
  if (!open || !partly || !paid || !unknown) throw new Error('There are too few invoices')
  const days = (periodStartDate: string, periodEndDate: string) => ({ periodStartDate, periodEndDate })
  const invoices = [
    { ...open, ...days('2026-09-30', '2026-12-29'), isPaid: false },
    {
      ...partly,
      ...days('2026-06-30', '2026-09-29'),
      isPaid: false,
      openAmount: { value: 4860, currency: 'HUF' as const },
    },
    { ...paid, ...days('2026-03-31', '2026-06-29'), isPaid: true },
    { ...unknown, periodStartDate: '2025-12-31' },
  ]
  await act(() => answer(portal.fake, listInvoices, invoices))
  const rows = [...document.querySelectorAll('.document-name')].map((name) =>
    `${name.textContent} ${name.nextElementSibling?.textContent}`.replaceAll(/\s+/g, ' ').trim(),
  )
  expect(rows).toEqual([
    `2026. 09. 30. – 2026. 12. 29. ${open.number} · ${dayOf(open.date)} Fizetendő`,
    `2026. 06. 30. – 2026. 09. 29. ${partly.number} · ${dayOf(partly.date)} Még fizetendő: 4860 Ft`,
    `2026. 03. 31. – 2026. 06. 29. ${paid.number} · ${dayOf(paid.date)} Befizetve`,
    `${dayOf(unknown.date)} Számla · ${unknown.number}`,
  ])
  for (const { number } of invoices) {
    expect(screen.getByRole('button', { name: `Letöltés: Számla ${number}` })).toBeInTheDocument()
  }
})
