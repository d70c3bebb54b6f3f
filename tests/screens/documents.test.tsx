import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { kgfbCases } from '../../machines/cases/kgfb'
import { listInvoices } from '../../src/api/documentLists'
import { fillDocuments } from '../../src/documents'
import { contractLoads, openPortal, signIn } from '../machines/portal'
import { answer, fail, load, withClock } from '../machines/story'
import { click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  fillDocuments()
})
afterEach(cleanup)

const heading = () => screen.getByRole('heading', { level: 1 })

test('a list that does not come says so first, and whoever asks for it once more is led to its heading', async () => {
  const portal = await openPortal('/kgfb/ugyek/invoice')
  await signIn(portal)
  show(portal)
  await act(() => contractLoads(portal))
  await act(() => load(portal.world, 'loadArea', kgfbCases))
  await act(() => load(portal.world, 'loadPart'))
  await act(() => fail(portal.world, listInvoices))
  expect(shownState()).toBe('loadFailed')
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  await click('Újra')
  expect(shownState()).toBe('loadingList')
  expect(document.activeElement).toBe(heading())
  await act(() => answer(portal.world, listInvoices, []))
  expect(shownState()).toBe('listing')
  expect(document.activeElement).toBe(heading())
})
