import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedMachines } from '../../../machines/lazyMachines'
import { paymentMachine } from '../../../machines/payment/payment.machine'
import type { PaymentEvent } from '../../../machines/payment/payment.types'
import { payFeeByTransfer } from '../../../src/api/payments'
import { connectLocation } from '../../../src/app/location'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { insurerInProcess } from '../../../tools/exploration/kit/insurers'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { browserHistory } from '../kit/browserHistory'
import { loadAgain, openPortalAt, type PortalAtInsurer, signInAt } from '../kit/portalAt'

const MENU = '/kgfb/ugyek'
const CASE = '/kgfb/ugyek/pay'
const METHODS = '/kgfb/ugyek/pay/fizetes'
const TRANSFER = '/kgfb/ugyek/pay/atutalas'

let open: PortalAtInsurer | undefined
beforeEach(() => {
  vi.useFakeTimers({ now: START_TIME, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  sharedMachines.provide({ payment: paymentMachine })
})
afterEach(() => {
  open?.app.stop()
  vi.useRealTimers()
})

const paymentIn = ({ app }: PortalAtInsurer) =>
  app.getSnapshot().children.contract?.getSnapshot().children.case?.getSnapshot().children.payment

const send = (portal: PortalAtInsurer, ...events: readonly PaymentEvent[]) => {
  for (const event of events) paymentIn(portal)?.send(event)
}

/**
 * Waits until the payment has this state and the browser shows this address, and expects both to stay. The state is
 * `undefined` if no payment is open.
 */
const shows = async (
  portal: PortalAtInsurer,
  browser: ReturnType<typeof browserHistory>,
  state: string | undefined,
  address: string,
) => {
  const isThere = () => paymentIn(portal)?.getSnapshot().value === state && browser.address() === address
  for (let waits = 0; waits < 1000 && !isThere(); waits += 1) await runPendingCallbacks()
  // Waits for pending calls, because they may still change the screen.
  for (let waits = 0; waits < 20; waits += 1) await runPendingCallbacks()
  expect([paymentIn(portal)?.getSnapshot().value, browser.address()]).toEqual([state, address])
}

/** Opens the payment by the link beside the amount due, and chooses a transfer. */
const atTransfer = async () => {
  const browser = browserHistory(MENU)
  const links: ((to: string) => void)[] = []
  const portal = await openPortalAt(await insurerInProcess(), MENU, {
    connect: (app) => links.push(connectLocation(app, browser.page).navigate),
  })
  open = portal
  await signInAt(portal, '10000001')
  await shows(portal, browser, undefined, MENU)
  const follow = (address: string) => {
    for (const press of links) press(address)
  }
  follow(METHODS)
  await shows(portal, browser, 'choosing', METHODS)
  send(portal, { type: 'method.chosen', method: 'transfer' }, { type: 'method.submitted' })
  await shows(portal, browser, 'transferring', TRANSFER)
  return { portal, browser, follow }
}

test('browser back leads from the transfer details to the payment methods, then to the menu', async () => {
  const { portal, browser } = await atTransfer()
  browser.back()
  await shows(portal, browser, 'choosing', METHODS)
  browser.back()
  await shows(portal, browser, undefined, MENU)
})

test('browser forward stays at the payment methods until the customer continues', async () => {
  const { portal, browser } = await atTransfer()
  browser.back()
  await shows(portal, browser, 'choosing', METHODS)
  browser.forward()
  await shows(portal, browser, 'choosing', METHODS)
  send(portal, { type: 'method.submitted' })
  await shows(portal, browser, 'transferring', TRANSFER)
})

test('a reload keeps the transfer details, and the back link leads to the payment methods', async () => {
  const { portal } = await atTransfer()
  const browser = browserHistory(TRANSFER)
  const reloadedPortal = await loadAgain(portal, { connect: (app) => connectLocation(app, browser.page) })
  open = reloadedPortal
  await shows(reloadedPortal, browser, 'transferring', TRANSFER)
  reloadedPortal.app.send({ type: 'location.requested', address: METHODS })
  await shows(reloadedPortal, browser, 'choosing', METHODS)
})

test('the back link leads to the payment methods while the transfer details load after a reload', async () => {
  const { portal } = await atTransfer()
  const browser = browserHistory(TRANSFER)
  const reloadedPortal = await loadAgain(portal, {
    held: [payFeeByTransfer],
    connect: (app) => connectLocation(app, browser.page),
  })
  open = reloadedPortal
  await shows(reloadedPortal, browser, 'loadingTransfer', TRANSFER)
  reloadedPortal.app.send({ type: 'location.requested', address: METHODS })
  await shows(reloadedPortal, browser, 'choosing', METHODS)
})

test('browser back leads one step back in a case that a reload has restored', async () => {
  const { portal, browser } = await atTransfer()
  browser.reload()
  open = await loadAgain(portal, { connect: (app) => connectLocation(app, browser.page) })
  await shows(open, browser, 'transferring', TRANSFER)
  browser.back()
  await shows(open, browser, 'choosing', METHODS)
  browser.back()
  await shows(open, browser, undefined, MENU)
})

test('after a submission, browser back opens an empty case, and the next browser back opens the menu', async () => {
  const { portal, browser, follow } = await atTransfer()
  send(portal, { type: 'transfer.confirmed' })
  await shows(portal, browser, undefined, CASE)
  follow(MENU)
  await shows(portal, browser, undefined, MENU)
  browser.back()
  await shows(portal, browser, undefined, CASE)
  browser.back()
  await shows(portal, browser, undefined, MENU)
})
