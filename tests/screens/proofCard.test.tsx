import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { kgfbCases } from '../../machines/cases/kgfb'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import type { VehicleHeader } from '../../src/api/entities/vehicle'
import { downloadGreenCard } from '../../src/api/insuranceDocuments'
import { forgetSaved, savedFile } from '../../src/browser/savedFiles'
import { saveFile } from '../../src/browser/saveFile'
import { lazyModule as documentsModule } from '../../src/modules/documents'
import { register } from '../../src/modules/lazyModule'
import { answer, load, withClock } from '../machines/kit/story'
import { openMenu } from './openMenu'
import { loadScreens } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(documentsModule)
})
beforeEach(forgetSaved)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(navigator, 'canShare')
})

const openDocument = async (header: VehicleHeader, key = 'green-card') => {
  const { fake } = await openMenu(kgfbCases, header, 'secondStep', `/${key}`)
  await act(() => load(fake, 'loadModule', kgfbCases))
  await act(() => load(fake, 'loadModule'))
  return fake
}

const card = () => screen.queryByRole('region', { name: 'A szerződése' })

test('the page of a green card (proof of insurance abroad) shows plate, product, contractor and period', async () => {
  await openDocument(headerExamples.withDebt)
  const cardContent = within(card() ?? document.createElement('p'))
  for (const text of [
    'RJK-482',
    'Kötelező gépjármű-felelősségbiztosítás',
    headerExamples.withDebt.contract.clientName,
  ]) {
    expect(cardContent.getByText(String(text))).toBeTruthy()
  }
  expect(cardContent.getByText('Biztosítási időszak').nextElementSibling?.textContent).toMatch(
    /^\d{4}\..+\s–\s\d{4}\..+$/,
  )
})

test.each([
  ['2099-01-01', null],
  ['2020-01-01', '2020-06-01'],
])(
  'the page of a green card shows the contract card if cover is not suspended today, but from %s to %s',
  async (since, backOn) => {
    await openDocument({ ...headerExamples.withDebt, outOfTraffic: { since, until: null, backOn } })
    expect(card()).not.toBeNull()
  },
)

test.each([
  ['for suspended cover', headerExamples.outOfTraffic, 'green-card'],
  ['for a terminated contract', headerExamples.terminated, 'insurance-policy'],
  ['for a document that does not prove cover', headerExamples.withDebt, 'proposal'],
])('the page of a document has no contract card %s', async (_, header, key) => {
  await openDocument(header, key)
  expect(screen.getByRole('button', { name: /^Letöltés/ })).toBeTruthy()
  expect(card()).toBeNull()
})

test.each(['green-card', 'coverage-document'])(
  'while cover is suspended, the page of a %s says that it proves no cover',
  async (key) => {
    const proves = () => screen.queryByText(/^Ezzel igazolja|^Külföldön ezzel/)
    await openDocument(headerExamples.withDebt, key)
    expect(proves()).toBeTruthy()
    cleanup()
    await openDocument(headerExamples.outOfTraffic, key)
    expect(screen.getByText('Ez most nem igazol élő fedezetet')).toBeTruthy()
    expect(proves()).toBeNull()
  },
)

test('a policy during a suspension of cover, and a green card after it, have no warning that they prove no cover', async () => {
  await openDocument(headerExamples.outOfTraffic, 'insurance-policy')
  expect(screen.queryByText('Ez most nem igazol élő fedezetet')).toBeNull()
  cleanup()
  await openDocument({ ...headerExamples.outOfTraffic, outOfTraffic: { since: '2026-10-01', backOn: '2026-10-02' } })
  expect(screen.queryByText('Ez most nem igazol élő fedezetet')).toBeNull()
})

/** Opens a document and downloads it. The real `saveFile` of the browser saves the file. */
const downloaded = async () => {
  const fake = await openDocument(headerExamples.withDebt)
  // Prevents a real download on the machine that runs the test.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(fake.services, { saveFile: async (...file: Parameters<typeof saveFile>) => saveFile(...file) })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Letöltés: Zöldkártya' })))
  await act(() => answer(fake, downloadGreenCard, new Blob(['%PDF'], { type: 'application/pdf' })))
}

const share = () => screen.queryByRole('button', { name: 'Megosztás: Zöldkártya' })

test('if the platform can share files, the customer can share a downloaded document', async () => {
  const shared = vi.fn(async (_: ShareData) => undefined)
  Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share: shared })
  await downloaded()
  fireEvent.click(share() ?? document.body)
  const [file] = shared.mock.calls[0]?.[0].files ?? []
  expect([file?.name, file?.type]).toEqual(['zoldkartya.pdf', 'application/pdf'])
})

test.each([
  ['accepts no files', { canShare: () => false, share: async () => undefined }],
  ['cannot share', {}],
])('a downloaded document has no share button if the platform %s', async (_, platform) => {
  Object.assign(navigator, platform)
  await downloaded()
  expect(screen.getByText(/^A dokumentum megérkezett/)).toBeTruthy()
  expect(share()).toBeNull()
})

test('a downloaded document can be opened in a new tab until the page discards the file', async () => {
  await downloaded()
  const open = screen.getByRole('link', { name: 'Megnyitás: Zöldkártya (Új lapon nyílik)' })
  expect(open).toHaveAttribute('target', '_blank')
  const opened = await fetch(open.getAttribute('href') ?? '')
  expect([opened.headers.get('content-type'), await opened.text()]).toEqual(['application/pdf', '%PDF'])
  expect(screen.getByText(/nyissa meg innen, kérje e-mailben, vagy töltse le egy másik böngészőben/)).toBeTruthy()
  const address = open.getAttribute('href') ?? ''
  forgetSaved()
  await expect(fetch(address)).rejects.toThrow()
})

test('two downloaded documents with the same name open in new tabs, each with its own content', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  for (const key of ['first', 'second'])
    saveFile(key, new Blob([key], { type: 'application/pdf' }), 'visszaigazolas.pdf')
  const opened = ['first', 'second'].map(async (key) => (await fetch(savedFile(key)?.address ?? '')).text())
  expect(await Promise.all(opened)).toEqual(['first', 'second'])
})
