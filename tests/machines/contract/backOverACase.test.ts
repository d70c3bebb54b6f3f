import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { caseRouteOf, pathOf } from '../../../machines/routes'
import { connectLocation } from '../../../src/app/location'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { insurerInProcess } from '../../../tools/exploration/kit/insurers'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { browserHistory } from '../kit/browserHistory'
import { openPortalAt, type PortalAtInsurer, signInAt } from '../kit/portalAt'

const CONTRACT = '10000001'
const MENU = pathOf({ name: 'caseSelect', productLine: 'kgfb' })
const LIST = pathOf(caseRouteOf('kgfb', 'online-cases', ''))
/** The address of a submitted case of the contract. The case has no pending actions. */
const FINISHED = `${LIST}/UE-2026-900001`

let open: PortalAtInsurer | undefined
beforeEach(() => {
  vi.useFakeTimers({ now: START_TIME, toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  open?.app.stop()
  vi.useRealTimers()
})

const shows = async (browser: ReturnType<typeof browserHistory>, address: string) => {
  for (let waits = 0; waits < 1000 && browser.address() !== address; waits += 1) await runPendingCallbacks()
  // Waits for the pending calls, because they may still change the screen.
  for (let waits = 0; waits < 20; waits += 1) await runPendingCallbacks()
  expect(browser.address()).toBe(address)
}

/** Opens a finished case from the contract's menu. The portal redirects to the list, which shows the case. */
const atFinishedCase = async () => {
  const browser = browserHistory(MENU)
  const links: ((to: string) => void)[] = []
  open = await openPortalAt(await insurerInProcess(), MENU, {
    connect: (app) => links.push(connectLocation(app, browser.page).navigate),
  })
  await signInAt(open, CONTRACT)
  await shows(browser, MENU)
  for (const press of links) press(FINISHED)
  await shows(browser, LIST)
  return browser
}

test('browser back leads from the list of submitted cases to the menu if a finished case has redirected to that list', async () => {
  const browser = await atFinishedCase()
  browser.back()
  await shows(browser, MENU)
})

test('after browser back to the menu, browser forward leads to the list of submitted cases again', async () => {
  const browser = await atFinishedCase()
  browser.back()
  await shows(browser, MENU)
  browser.forward()
  await shows(browser, LIST)
  browser.back()
  await shows(browser, MENU)
})

test('browser back skips a history entry that a link to # added before the portal started', async () => {
  const browser = browserHistory('/kezdolap')
  browser.page.history.replaceState({ index: 0 }, '')
  browser.page.history.pushState({ index: 1 }, '', MENU)
  browser.followHash()
  open = await openPortalAt(await insurerInProcess(), MENU, {
    connect: (app) => connectLocation(app, browser.page),
  })
  await signInAt(open, CONTRACT)
  await shows(browser, MENU)
  browser.back()
  await shows(browser, '/kezdolap')
})

test('a link to # adds a history entry with the same address, and browser back skips it', async () => {
  const browser = await atFinishedCase()
  browser.followHash()
  await shows(browser, LIST)
  expect(browser.page.history.state).toMatchObject({ index: expect.any(Number) })
  expect(browser.ahead()).toBe(0)
  browser.back()
  await shows(browser, MENU)
})
