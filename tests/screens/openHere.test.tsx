import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { SAVED_IDENTIFICATION } from '../../machines/storageKeys'
import { createIdentification } from '../../src/api/identification'
import { lazyModule as dapModule } from '../../src/modules/dap'
import { lazyModule as identificationModule } from '../../src/modules/identification'
import { register } from '../../src/modules/lazyModule'
import { STORES_NOTHING_KEY } from '../../tools/exploration/kit/fakeServices'
import { sampleToken, signedInWith } from '../../tools/exploration/kit/sampleToken'
import { openPortalAtCode } from '../machines/kit/dapSignIn'
import { CASE, underWay } from '../machines/kit/identificationStory'
import { openPortal, type Portal } from '../machines/kit/portal'
import { answer, load, withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'
import { show } from './support/harmless'

withClock()
beforeAll(() => {
  loadScreens()
  register(dapModule)
  register(identificationModule)
})
afterEach(cleanup)

const openIdentification = async (shared: Map<string, string>): Promise<Portal> => {
  const stored = JSON.stringify({ ...signedInWith(sampleToken(20)), caseId: CASE })
  const portal = await openPortal('/kgfb/belepes', new Map([[SAVED_IDENTIFICATION, stored]]), shared)
  await load(portal.fake, 'loadModule')
  await load(portal.fake, 'loadModule')
  await answer(portal.fake, createIdentification, underWay)
  return portal
}

const inNewTab = () => screen.queryByRole('link', { name: /^(Azonosítás|DÁP alkalmazás) megnyitása/ })
const here = () => screen.queryByRole('link', { name: 'Megnyitás ezen a lapon' })

test.each([
  ['an identification', openIdentification],
  ['the DÁP app', openPortalAtCode],
])('the customer can open %s in the tab of the portal only if the browser can store data', async (_, open) => {
  show((await open(new Map())).app)
  expect(inNewTab()).not.toBeNull()
  expect(here()).not.toBeNull()
  // The text asks the customer to keep the tab, not the portal's page, because the provider may replace the page.
  expect(screen.getByRole('main')).toHaveTextContent(/Ne zárja be ezt a lapot/)
  expect(screen.getByRole('main')).not.toHaveTextContent(/nyitva/)
  cleanup()
  show((await open(new Map([[STORES_NOTHING_KEY, 'true']]))).app)
  expect(inNewTab()).not.toBeNull()
  expect(here()).toBeNull()
  expect(screen.getByRole('img', { name: /QR-kód/ })).toBeVisible()
})
