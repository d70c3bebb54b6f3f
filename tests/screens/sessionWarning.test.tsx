import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { App } from '../../src/App'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { contractLoads, openSignedIn } from '../machines/kit/portal'
import { MINUTE, pass, SECOND, withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
afterEach(cleanup)

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

test('the end of a session is announced two minutes before it, and again one minute before it', async () => {
  const portal = await openSignedIn('/kgfb/ugyek', { minutes: 20 })
  await contractLoads(portal)
  render(<App app={portal.app} navigate={() => undefined} />)
  await act(() => pass(17 * MINUTE))
  expect(screen.queryByRole('dialog')).toBeNull()
  await act(() => pass(MINUTE + SECOND))
  expect(screen.getByRole('dialog')).toBeTruthy()
  expect(announced()).toContain('A munkamenetéből legfeljebb két perc van hátra.')
  await act(() => pass(MINUTE))
  expect(announced()).toContain('A munkamenetéből kevesebb mint egy perc van hátra.')
})
