import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eletCases } from '../../machines/cases/life'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { fuelDraw } from '../../mocks/store/client/campaignTexts'
import { getActiveCampaign } from '../../src/api/campaign'
import { lazyModule } from '../../src/modules/campaign'
import { register } from '../../src/modules/lazyModule'
import { answer, load, withClock } from '../machines/kit/story'
import { openMenu } from './openMenu'
import { link, loadScreens } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(lazyModule)
})
afterEach(cleanup)

test.each([
  ['of the whole contract leads to the case', 'email', '/elet/ugyek/email'],
  ['of one account leads to the list of accounts', 'fund-switch', '/elet/ugyek/investment-accounts'],
])('a campaign for a case %s', async (_, caseType, address) => {
  const { fake } = await openMenu(eletCases, lifeHeaderExamples.withDebt)
  await act(() => answer(fake, getActiveCampaign, { ...fuelDraw, activeForInsurances: ['elet'], caseType }))
  await act(() => load(fake, 'loadModule'))
  expect(link(fuelDraw.playButtonText ?? '').getAttribute('href')).toBe(address)
})
