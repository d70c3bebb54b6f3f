import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import caseTexts from '../../public/assets/i18n/hu/case.json'
import { App } from '../../src/App'
import { reportRenderError } from '../../src/app/report'
import { register } from '../../src/modules/lazyModule'
import { lazyModule as signedInModule } from '../../src/modules/signedIn'
import { Contract } from '../../src/screens/contract/Contract'
import { placeScreens } from '../../src/screens/lazyScreens'
import { SessionOver } from '../../src/screens/signedIn/SessionOver'
import { addTexts } from '../../src/texts/texts'
import type { Elements } from '../../src/ui/content'
import { atPlate, type Portal, routeOf, typePlate } from '../machines/kit/portal'
import { withClock } from '../machines/kit/story'
import { button, click, field, link, loadScreens } from './signedIn'

withClock()
beforeAll(() => {
  loadScreens()
  register(signedInModule)
})
const screenState = { isBroken: true }
const warn = vi.spyOn(console, 'warn')
beforeEach(() => {
  screenState.isBroken = true
  warn.mockReset().mockReturnValue()
})
afterEach(cleanup)

/** The contract's screen, which throws an error while `screenState.isBroken` is set. */
function Stumbling() {
  if (screenState.isBroken) throw new TypeError('AA BC-123 of 10000001 is no plate')
  return <Contract />
}

const draw = ({ app }: Portal, children?: Elements) => {
  const navigate = (address: string) => app.send({ type: 'location.requested', address })
  return render(
    <App app={app} navigate={navigate}>
      {children}
    </App>,
    { onCaughtError: reportRenderError },
  )
}

/** Opens a case, types an answer, and renders a contract screen that throws an error. */
const atBrokenCase = async () => {
  Object.assign(placeScreens, { inContract: Stumbling, sessionOver: SessionOver })
  const portal = await atPlate()
  typePlate(portal)
  const before = JSON.stringify(portal.app.getPersistedSnapshot())
  draw(portal)
  return { portal, before }
}

const heading = () => screen.getByRole('heading', { level: 1 })

test('if a screen throws, a focused error message replaces the screen, and the page around it stays', async () => {
  await atBrokenCase()
  expect(heading()).toHaveTextContent('Ezt az oldalt most nem tudjuk megjeleníteni')
  expect(heading()).toHaveFocus()
  expect(button('Kijelentkezés')).toBeTruthy()
  expect(link('Vissza a kezdőlapra')).toHaveAttribute('href', '/kezdolap')
})

test('a retry after a screen has thrown shows the screen with all typed data, unless it throws again', async () => {
  const { portal, before } = await atBrokenCase()
  await click('Újra')
  expect(heading()).toHaveTextContent('Ezt az oldalt most nem tudjuk megjeleníteni')
  expect(heading()).toHaveFocus()
  expect(JSON.stringify(portal.app.getPersistedSnapshot())).toBe(before)
  screenState.isBroken = false
  await click('Újra')
  expect(field('Új rendszám')).toHaveValue('AA BC-123')
  expect(JSON.stringify(portal.app.getPersistedSnapshot())).toBe(before)
})

test('another route is shown normally after a screen has thrown', async () => {
  const { portal } = await atBrokenCase()
  await act(async () => portal.app.send({ type: 'session.expired' }))
  expect(routeOf(portal)).toBe('sessionOver')
  screenState.isBroken = false
  expect(heading()).toHaveTextContent('Lejárt a munkamenete')
})

test('a screen that throws is reported only once, without the message of the error', async () => {
  await atBrokenCase()
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[fault\] drawing: TypeError \S+:\d+:\d+$/)]])
})

test('if a text is missing, the error screen appears instead of the text’s key, and the error is reported', async () => {
  const portal = await atPlate()
  placeScreens.inContract = Contract
  addTexts('case', { ...caseTexts, steps: {} })
  draw(portal)
  addTexts('case', caseTexts)
  expect(heading()).toHaveTextContent('Ezt az oldalt most nem tudjuk megjeleníteni')
  expect(button('Kijelentkezés')).toBeTruthy()
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^\[fault\] drawing: MissingText case:steps\./)]])
})

test('an error that is thrown outside the screens shows the error page', async () => {
  const portal = await atPlate()
  draw(portal, <Stumbling />)
  expect(screen.getByRole('main')).toContainElement(heading())
  expect(heading()).toHaveFocus()
  expect(button('Újra')).toBeTruthy()
})
