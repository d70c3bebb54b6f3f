import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { kgfbCases } from '../../machines/cases/kgfb'
import { terminationPreviews } from '../../mocks/examples/vehicle/termination'
import { previewAnniversary, terminate } from '../../src/api/kgfbTermination'
import { contractLoads, openPortal, signIn } from '../machines/portal'
import { answer, fail, load, withClock } from '../machines/story'
import { click, loadScreens, show, shownState } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const DEADLINE = 'A felmondásnak eddig kell beérkeznie'
const factOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('what a termination means stands beside its form and beside the summary, also while it is sent', async () => {
  const portal = await openPortal('/kgfb/ugyek/terminate-insurance/anniversary')
  await signIn(portal)
  await contractLoads(portal)
  await load(portal.world, 'loadModule', kgfbCases)
  show(portal)
  await act(() => answer(portal.world, previewAnniversary, terminationPreviews.nothingToPay))
  const seen = () => [shownState(), factOf(DEADLINE)]
  expect(seen()).toEqual(['filling', '2027. 02. 24.'])
  await click('Tovább')
  expect(seen()).toEqual(['reviewing', '2027. 02. 24.'])
  await click('Beküldés')
  expect(seen()).toEqual(['submitting', '2027. 02. 24.'])
  await act(() => fail(portal.world, terminate))
  expect(seen()).toEqual(['submitFailed', '2027. 02. 24.'])
})
