import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { paidCaseAt } from '../../machines/payment/kept'
import { recordTakenPayment } from '../../machines/payment/ledger'
import type { OpenedBy } from '../../machines/signedIn'
import { AppActorContext } from '../../src/hooks/actor'
import { ConfirmLogout } from '../../src/screens/signedIn/ConfirmLogout'
import { ConfirmSwitch } from '../../src/screens/signedIn/ConfirmSwitch'
import { STORES_NOTHING_KEY } from '../../tools/exploration/kit/fakeServices'
import { accepted } from '../machines/kit/payments'
import {
  contractLoads,
  openSignedIn,
  PLATE,
  plateLoads,
  reloadPortal,
  routeOf,
  typePlate,
} from '../machines/kit/portal'
import { load, withClock } from '../machines/kit/story'
import { button, loadScreens } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

/** Signs in to a kgfb contract and opens a link to casco. The portal asks for confirmation. */
const chooseAnotherProductLine = async (openedBy: OpenedBy): Promise<void> => {
  const portal = await openSignedIn('/kgfb/ugyek', { openedBy })
  portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
  expect(routeOf(portal)).toBe('confirmingSwitch')
  render(
    <AppActorContext value={portal.app}>
      <ConfirmSwitch />
    </AppActorContext>,
  )
}

test('after a sign-in by contract number, the switch to another contract requires a new sign-in', async () => {
  await chooseAnotherProductLine('secondStep')
  expect(screen.getByText(/újra be kell lépnie/)).toBeTruthy()
  expect(button('Kijelentkezem, és átlépek')).toBeTruthy()
})

test('after a DÁP sign-in, the switch to another contract needs no sign-in and leads to the list of contracts', async () => {
  await chooseAnotherProductLine('dap')
  expect(screen.getByText(/újra belépnie nem kell/)).toBeTruthy()
  expect(button('Tovább a szerződéseim listájához')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Kijelentkezem/ })).toBeNull()
})

test.each([
  [false, /ez a böngésző megjegyzi/],
  [true, /Ez a böngésző most nem tudja megjegyezni/],
] as const)(
  'before a switch or logout, the portal promises to remember a payment only if the browser can store it (storage fails: %s)',
  async (isLost, promise) => {
    const { app, fake } = await openSignedIn('/kgfb/ugyek')
    if (isLost) fake.shared.set(STORES_NOTHING_KEY, 'true')
    const end = { type: 'paid', id: 'payment-1', payment: accepted, isProcessing: false } as const
    recordTakenPayment(fake.services, paidCaseAt('10000001', '/kgfb/ugyek/pay/fizetes'), end)
    for (const [address, Confirmation] of [
      ['/casco/ugyek', ConfirmSwitch],
      ['/kgfb/ugyek', ConfirmLogout],
    ] as const) {
      app.send({ type: 'location.requested', address })
      const { unmount } = render(
        <AppActorContext value={app}>
          <Confirmation />
        </AppActorContext>,
      )
      expect(screen.getByText(promise)).toBeTruthy()
      expect(screen.queryByText('Fizetési azonosító: payment-1') !== null).toBe(isLost)
      unmount()
    }
  },
)

test('the switch to another contract warns of a half-filled case, with a link to that case', async () => {
  const portal = await openSignedIn(PLATE)
  await contractLoads(portal)
  await plateLoads(portal)
  typePlate(portal)
  const home = await reloadPortal(portal, '/kezdolap')
  await load(home.fake, 'loadModule')
  home.app.send({ type: 'location.requested', address: '/casco/ugyek' })
  render(
    <AppActorContext value={home.app}>
      <ConfirmSwitch />
    </AppActorContext>,
  )
  expect(screen.getByText('Félig kitöltött ügye van')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Folytatom az ügyet' }).getAttribute('href')).toBe(PLATE)
})
