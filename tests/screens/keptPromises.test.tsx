import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { DRAFTS_LIFETIME } from '../../machines/drafts'
import { logout } from '../../src/api/auth'
import { DownloadStatus } from '../../src/download/DownloadStatus'
import { AppActorContext } from '../../src/hooks/actor'
import { SessionOver } from '../../src/screens/signedIn/SessionOver'
import { SignIn } from '../../src/screens/signIn/SignIn'
import { Home } from '../../src/screens/start/StartPage'
import { contractOf, type Portal, routeOf, signInLoads } from '../machines/kit/portal'
import { warned } from '../machines/kit/sessionStory'
import { fail, load, MINUTE, pass, SECOND, withClock } from '../machines/kit/story'
import { loadScreens } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

const pageText = () => document.body.textContent
const show = ({ app }: Portal, screen: ReactNode) => render(<AppActorContext value={app}>{screen}</AppActorContext>)

/** Opens the portal with a half-filled case, and lets the session expire. */
const openExpired = async () => {
  const portal = await warned()
  await pass(2 * MINUTE)
  expect(routeOf(portal)).toBe('sessionOver')
  return portal
}

test.each<[string, ReactNode, (portal: Portal) => Promise<unknown>, string]>([
  ['the page at the end of the session', <SessionOver key="over" />, async () => undefined, 'Amit eddig beírt, megvan'],
  [
    'the sign-in page after the end of the session',
    <SignIn key="signIn" />,
    (portal) => {
      portal.app.send({ type: 'signIn.requested' })
      return signInLoads(portal)
    },
    'a kijelentkeztetéstől fél óráig megőrizzük',
  ],
])('%s promises to keep the half-filled case for 30 minutes, and then reports its deletion', async (...row) => {
  const [, view, openScreen, promise] = row
  const portal = await openExpired()
  await openScreen(portal)
  show(portal, view)
  await act(() => pass(DRAFTS_LIFETIME - SECOND))
  expect(pageText()).toContain(promise)
  expect(pageText()).not.toContain('azt töröltük')
  await act(() => pass(2 * SECOND))
  expect(pageText()).not.toContain(promise)
  expect(pageText()).toContain('kijelentkeztettük, és amit beírt, de nem küldött be, azt töröltük.')
})

test.each([
  ['whose case is not submitted is shown as remembered by the browser', {}, true],
  ['whose case is submitted is not shown', { isSubmitted: true }, false],
  ['that this browser cannot store is not shown', { isLost: true }, false],
] as const)(
  'after the session has ended, a payment %s, even after the drafts are deleted',
  async (_, paymentFields, isNamed) => {
    const portal = await warned()
    const payment = {
      ...({ type: 'paid', id: 'payment-1', origin: '/kgfb/ugyek/pay/fizetes' } as const),
      amount: { value: 14_860, currency: 'HUF' } as const,
    }
    portal.app.send({ type: 'payments.found', payments: [{ ...payment, ...paymentFields }] })
    await pass(2 * MINUTE)
    show(portal, <SessionOver />)
    const isKept = () => pageText()?.includes('A befizetése nem vész el: ez a böngésző megjegyzi.')
    expect(isKept()).toBe(isNamed)
    await act(() => pass(DRAFTS_LIFETIME + SECOND))
    expect(pageText()).toContain('azt töröltük.')
    expect(isKept()).toBe(isNamed)
  },
)

test('the notice after a logout says that this tab is logged out, and asks the customer to log out in other tabs', async () => {
  const portal = await warned()
  portal.app.send({ type: 'logout.requested' })
  contractOf(portal).send({ type: 'departure.confirmed' })
  await load(portal.fake, 'loadModule')
  show(portal, <Home />)
  const isOfThisTab = () => {
    expect(pageText()).toContain('Ezen a lapon az adataihoz már csak új belépéssel lehet hozzáférni')
    expect(pageText()).toContain('Ha az ügyfélportál egy másik lapon is nyitva van, ott is jelentkezzen ki.')
    expect(pageText()).not.toContain('eszközön')
  }
  expect(pageText()).toContain('Kijelentkezett')
  isOfThisTab()
  await act(() => fail(portal.fake, logout))
  expect(pageText()).toContain('nem igazolta vissza')
  isOfThisTab()
})

test.each([
  [false, 'nyissa meg innen, vagy töltse le egy másik böngészőben.'],
  [true, 'nyissa meg innen, kérje e-mailben, vagy töltse le egy másik böngészőben.'],
])('the notice of a download mentions e-mail only if the document can be mailed: %s', (canBeMailed, words) => {
  const download = {
    id: 'a',
    status: 'saved',
    progress: null,
    isAsked: false,
    fileKey: 'kept-promises',
    problem: null,
  } as const
  render(<DownloadStatus download={download} name="Számla" canBeMailed={canBeMailed} isAnswer={false} />)
  expect(pageText()).toContain(words)
})
