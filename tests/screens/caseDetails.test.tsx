import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { kgfbCases } from '../../machines/cases/kgfb'
import { PREVIEW_PAUSE } from '../../machines/preview/preview.machine'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { correctionExamples } from '../../mocks/examples/vehicle/results'
import { terminationPreviews } from '../../mocks/examples/vehicle/termination'
import { getPersonName } from '../../src/api/clientData'
import { getCases, getHeader } from '../../src/api/kgfb'
import { calculatePremium, correctData, getDataCorrectionQuestions, getDrivelloScore } from '../../src/api/kgfbPremium'
import { previewAnniversary, terminate } from '../../src/api/kgfbTermination'
import { previewReturnToTraffic } from '../../src/api/kgfbTraffic'
import { getTitles } from '../../src/api/staticData'
import { contractLoads, openPortal, signIn } from '../machines/kit/portal'
import { answer, fail, load, pass, refuse, withClock } from '../machines/kit/story'
import { button, click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const DEADLINE = 'A felmondásnak eddig kell beérkeznie'
const cheaper = {
  oldPremium: { value: 59_440, currency: 'HUF' },
  newPremium: { value: 51_200, currency: 'HUF' },
} as const

const openCase = async (address: string) => {
  const portal = await openPortal(address)
  await signIn(portal)
  await contractLoads(portal)
  await load(portal.fake, 'loadModule', kgfbCases)
  show(portal)
  return portal
}

const detailOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('a termination shows the last day for giving notice in the form, on the summary and during the submission', async () => {
  const portal = await openCase('/kgfb/ugyek/terminate-insurance/anniversary')
  await act(() => answer(portal.fake, previewAnniversary, terminationPreviews.nothingToPay))
  await act(() => answer(portal.fake, getCases, []))
  // Compares only the date. The detail also contains a drawing of the year and a link to a calendar file.
  const stateAndDate = () => [shownState(), detailOf(DEADLINE)?.slice(0, 13)]
  expect(stateAndDate()).toEqual(['filling', '2027.\u00a002.\u00a024.'])
  await click('Tovább')
  expect(stateAndDate()).toEqual(['reviewing', '2027.\u00a002.\u00a024.'])
  await click('Beküldés')
  expect(stateAndDate()).toEqual(['submitting', '2027.\u00a002.\u00a024.'])
  await act(() => fail(portal.fake, terminate))
  expect(stateAndDate()).toEqual(['submitFailed', '2027.\u00a002.\u00a024.'])
})

test('a termination shows the bonus grade that applies from the anniversary', async () => {
  const portal = await openCase('/kgfb/ugyek/terminate-insurance/anniversary')
  await act(() => answer(portal.fake, previewAnniversary, terminationPreviews.nothingToPay))
  await act(() => answer(portal.fake, getCases, []))
  expect(detailOf('Bonus-malus besorolás az évfordulótól')).toBe('B07')
})

test('the confirmation of a data correction shows the previous and the new premium', async () => {
  const portal = await openCase('/kgfb/ugyek/data-correction')
  await act(() => answer(portal.fake, getDataCorrectionQuestions, { seasonTires: true }))
  await act(async () => screen.getByRole('radio', { name: 'Igen' }).click())
  await click('Tovább')
  await click('Beküldés')
  await act(() => answer(portal.fake, correctData, correctionExamples.succeeded))
  expect(detailOf('Eddigi időszaki díj')).toMatch(/^14\s860\sFt$/)
  expect(detailOf('Új időszaki díj')).toMatch(/^13\s671\sFt$/)
})

test('the preview of the premium appears without moving a button in the form or on the summary', async () => {
  const portal = await openCase('/kgfb/ugyek/data-correction')
  await act(() => answer(portal.fake, getDataCorrectionQuestions, { seasonTires: true }))
  const routeOf = (name: string) => button(name).getBoundingClientRect().top
  const inForm = routeOf('Tovább')
  await act(async () => screen.getByRole('radio', { name: 'Igen' }).click())
  await act(() => pass(PREVIEW_PAUSE))
  expect(routeOf('Tovább')).toBe(inForm)
  await click('Tovább')
  const inSummary = routeOf('Beküldés')
  await act(() => answer(portal.fake, calculatePremium, cheaper))
  expect(detailOf('Éves díj most')).toMatch(/^59\s440\sFt$/)
  expect(routeOf('Beküldés')).toBe(inSummary)
  await click('Előző lépés')
  expect(detailOf('Éves díj most')).toMatch(/^59\s440\sFt$/)
  expect(routeOf('Tovább')).toBe(inForm)
})

test('the form says that a preview of the premium has failed, and does not block the next step', async () => {
  const portal = await openCase('/kgfb/ugyek/data-correction')
  await act(() => answer(portal.fake, getDataCorrectionQuestions, { seasonTires: true }))
  await act(async () => screen.getByRole('radio', { name: 'Igen' }).click())
  await act(() => pass(PREVIEW_PAUSE))
  await act(() => refuse(portal.fake, calculatePremium, { code: 'MODIFICATION_FAILED001' }))
  expect(screen.getByText(/^Ezekkel az adatokkal most nem tudunk előre számolni\./)).toBeTruthy()
  await click('Tovább')
  expect(shownState()).toBe('reviewing')
})

test('if the insurer rejects the chosen day in a preview, the form shows the reason', async () => {
  const portal = await openCase('/kgfb/ugyek/vehicle-back-to-traffic')
  await act(() => answer(portal.fake, getHeader, headerExamples.withDebt))
  fireEvent.change(screen.getByLabelText('Az ismételt forgalomba helyezés napja'), { target: { value: '2026-11-21' } })
  await act(() => pass(PREVIEW_PAUSE))
  await act(() => refuse(portal.fake, previewReturnToTraffic, { code: 'MODIFICATION_FAILED001' }))
  expect(screen.getByText(/a jármű nincs kivonva a forgalomból/)).toBeTruthy()
})

test('a Drivello driving score is shown together with the plate that it belongs to', async () => {
  const portal = await openCase('/kgfb/ugyek/drivello-score')
  await act(() => answer(portal.fake, getHeader, headerExamples.withDebt))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'rjk482' } })
  await click('Tovább')
  await act(() => answer(portal.fake, getDrivelloScore, { drivelloScore: 92, status: 'AVAILABLE' }))
  // The text is the score 92, directly followed by the note that begins with "0 és 100 között".
  expect(detailOf('Pontszám')).toMatch(/^920 és 100 között\. Minél több/)
  expect(detailOf('Rendszám')).toBe('RJK-482')
})

test("the Drivello score form starts with the contract's plate, or is empty if the header fails to load", async () => {
  const portal = await openCase('/kgfb/ugyek/drivello-score')
  await act(() => answer(portal.fake, getHeader, headerExamples.withDebt))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(headerExamples.withDebt.licensePlateNumber)
  cleanup()
  const without = await openCase('/kgfb/ugyek/drivello-score')
  await act(() => fail(without.fake, getHeader))
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('')
})

test('a list of options that fails to load is reported at its field, and the other fields are shown', async () => {
  const portal = await openCase('/kgfb/ugyek/name')
  await act(() => fail(portal.fake, getTitles))
  await act(() => answer(portal.fake, getPersonName, { title: null, lastName: 'Kerekes', firstName: 'Boglárka' }))
  expect(screen.getByText(/^A választható lehetőségek most nem tölthetők be.*: /).textContent).toContain('Titulus')
  expect(screen.getByLabelText('Családi név')).toBeTruthy()
})
