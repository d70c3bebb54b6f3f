import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { termination } from '../../machines/cases/life/termination.case'
import { lifeHeaderExamples } from '../../mocks/examples/life/header'
import { App } from '../../src/App'
import { getHeader } from '../../src/api/life'
import { getUnitAccounts } from '../../src/api/lifeAccounts'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { fakeServices } from '../../tools/exploration/kit/fakeServices'
import { answer, fail, withClock } from '../machines/kit/story'
import { click, field, loadScreens, shownState, type } from './signedIn'
import { caseOf, openCase } from './support/caseOpenings'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

const RETRY = 'Újra: Most nem tudjuk megmutatni, mennyit kapna vissza'

test('a retry in the form of a life termination loads the accounts again and keeps the answers', async () => {
  const fake = fakeServices()
  const productLineCase = caseOf(termination.id)
  const { app } = await openCase(productLineCase, productLineCase.machine, null, fake)
  render(<App app={app} navigate={() => {}} />)
  await act(() => answer(fake, getHeader, lifeHeaderExamples.withoutDebt))
  await act(() => fail(fake, getUnitAccounts))
  await type('Megjegyzés (nem kötelező)', 'Külföldre költözöm.')
  await click(RETRY)
  expect(shownState()).toBe('loading')
  await act(() => answer(fake, getHeader, lifeHeaderExamples.withoutDebt))
  await act(() => answer(fake, getUnitAccounts, { subContracts: [{ udcContractId: '1', name: 'Számla' }] }))
  expect(screen.getByText('Mielőtt dönt')).toBeTruthy()
  expect(screen.queryByRole('button', { name: RETRY })).toBeNull()
  expect(field('Megjegyzés (nem kötelező)')).toHaveValue('Külföldre költözöm.')
})
