import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { paidCaseAt } from '../../machines/payment/kept'
import { recordTakenPayment } from '../../machines/payment/ledger'
import type { OpenedBy } from '../../machines/signedIn'
import { SAVED_DAP, SESSION } from '../../machines/storageKeys'
import { getDapContracts } from '../../src/api/dap'
import { AppActorContext } from '../../src/hooks/actor'
import { ContractSwitch } from '../../src/screens/contracts/ContractSwitch'
import { ConfirmLogout } from '../../src/screens/signedIn/ConfirmLogout'
import { ConfirmSwitch } from '../../src/screens/signedIn/ConfirmSwitch'
import { STORES_NOTHING_KEY } from '../../tools/exploration/kit/fakeServices'
import { sampleSession } from '../../tools/exploration/kit/sampleToken'
import { dapWithContracts } from '../../tools/exploration/models/contracts.model'
import { accepted } from '../machines/kit/payments'
import {
  contractLoads,
  openPortal,
  openSignedIn,
  PLATE,
  type Portal,
  plateLoads,
  reloadPortal,
  routeOf,
  typePlate,
} from '../machines/kit/portal'
import { callsTo, load, refuse, withClock } from '../machines/kit/story'
import { button, loadScreens } from './signedIn'

withClock()
beforeAll(loadScreens)
afterEach(cleanup)

/** Opens the portal in a contract. A DÁP sign-in listed other contracts. */
const openFromList = (address: string, openedBy: OpenedBy): Promise<Portal> =>
  openPortal(
    address,
    new Map([
      [SESSION, JSON.stringify(sampleSession({ openedBy }))],
      [SAVED_DAP, JSON.stringify(dapWithContracts)],
    ]),
  )

const endDap = ({ fake }: Portal): Promise<void> =>
  act(() => refuse(fake, getDapContracts, { code: 'LOGIN_SESSION_EXPIRED' }))

/** Signs in to a kgfb contract and opens a link to casco. The portal asks for confirmation. */
const chooseAnotherProductLine = async (openedBy: OpenedBy): Promise<Portal> => {
  const portal = await openFromList('/kgfb/ugyek', openedBy)
  portal.app.getSnapshot().children.contracts?.send({ type: 'contracts.shown' })
  portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
  expect(routeOf(portal)).toBe('confirmingSwitch')
  render(
    <AppActorContext value={portal.app}>
      <ConfirmSwitch />
    </AppActorContext>,
  )
  return portal
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

test('after the DÁP session has ended, the switch to another contract requires a new sign-in', async () => {
  await endDap(await chooseAnotherProductLine('dap'))
  expect(screen.getByText(/újra be kell lépnie/)).toBeTruthy()
  expect(button('Kijelentkezem, és átlépek')).toBeTruthy()
})

test('the header’s menu of contracts says that the DÁP session has ended, and offers no contract', async () => {
  const portal = await openFromList('/kgfb/ugyek', 'dap')
  await contractLoads(portal)
  render(
    <AppActorContext value={portal.app}>
      <ContractSwitch number="10000001">
        <span>10000001</span>
      </ContractSwitch>
    </AppActorContext>,
  )
  await act(async () => fireEvent.click(screen.getByText('10000001')))
  await vi.waitFor(() => expect(callsTo(portal.fake, getDapContracts)).toHaveLength(1))
  await endDap(portal)
  expect(screen.getByText(/Lejárt a DÁP-azonosítása/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
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
