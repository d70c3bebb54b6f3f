import { act, cleanup, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { kgfbCases } from '../../machines/cases/kgfb'
import { headerExamples } from '../../mocks/examples/vehicle/kgfbHeader'
import { getHeader } from '../../src/api/kgfb'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)
afterAll(() => page.viewport(360, 740))

const beside = () => screen.queryByRole('complementary', { name: 'A szerződése és segítség' })

test('the contract and the contacts are shown beside a case on a desktop, but not on a phone', async () => {
  await page.viewport(1280, 900)
  const portal = await openSignedIn('/kgfb/ugyek/email')
  await load(portal.fake, 'loadModule', kgfbCases)
  await answer(portal.fake, getHeader, headerExamples.withDebt)
  await load(portal.fake, 'loadModule', kgfbCases)
  show(portal)
  expect(shownState()).toBe('filling')
  const aside = beside()
  if (aside === null) throw new Error('nothing stands beside the case')
  expect(aside).toHaveTextContent(/Szerződésszám\d{8}/)
  expect(aside).toHaveTextContent('Munkanapokon 9 és 17 óra között')
  expect(within(aside).getByRole('link', { name: /^\+36/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+36/))
  await act(() => page.viewport(360, 740))
  expect(beside()).toBeNull()
})

test.each([
  ['is shown on the page of the contacts', 'have-questions', 'block'],
  // The contract data fill the whole width. They contain everything that the column beside the case would show.
  ['is hidden on the page of the contract data', 'contract-data', 'none'],
] as const)('on a desktop, the column with the contract and the contacts %s', async (_what, key, display) => {
  await page.viewport(1280, 900)
  const portal = await openSignedIn(`/kgfb/ugyek/${key}`)
  await load(portal.fake, 'loadModule', kgfbCases)
  await answer(portal.fake, getHeader, headerExamples.withDebt)
  show(portal)
  expect(shownState()).toBe('viewing.current')
  const aside = document.querySelector('.case-aside')
  if (aside === null) throw new Error('nothing stands beside it')
  expect(getComputedStyle(aside).display === 'none' ? 'none' : 'block').toBe(display)
})
