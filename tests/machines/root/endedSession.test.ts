import { expect, test, vi } from 'vitest'
import { paymentReturnMachine } from '../../../machines/payment/paymentReturn.machine'
import { appMachines } from '../../../machines/root/app.lazyMachines'
import { LEFT_AT, PAYMENT, SAVED_DAP, SAVED_IDENTIFICATION, SESSION, TAB } from '../../../machines/storageKeys'
import { openTab } from '../../../src/app/tab'
import { sampleSession, sampleToken, signedInWith } from '../../../tools/exploration/kit/sampleToken'
import { QUERY, redirectOf } from '../kit/payments'
import { addressOf, contractLoads, openPortal, PLATE, type Portal, plateLoads, routeOf, signIn } from '../kit/portal'
import { draftsOf, PLATE_DRAFT } from '../kit/sessionStory'
import { load, MINUTE, page, pass, withClock } from '../kit/story'

withClock()

type Store = Map<string, string>

const away = JSON.stringify({ type: 'away', redirect: redirectOf })

/** Returns the tab's storage from the moment when a signed-in customer leaves for the payment provider. */
const leftForPayment = (session: Parameters<typeof sampleSession>[0] = {}): Store =>
  new Map([
    [TAB, JSON.stringify('tab-1')],
    [SESSION, JSON.stringify(sampleSession(session))],
    [PLATE_DRAFT, JSON.stringify({ dirty: true, address: PLATE })],
    [PAYMENT, away],
  ])

/** Opens a page with this storage and starts the machine `tab`, which decides which items stay stored. */
const openPage = async (storage: Store, shared: Store) => {
  const { fake, parent } = page(storage, shared)
  const pageEvents = new EventTarget()
  const reload = vi.fn<() => void>()
  await openTab(parent, {
    ...{ locks: undefined, page: pageEvents, recording: undefined, reload, wait: pass },
    ...{ wasClockSetBack: () => false, isReturning: () => false },
  })
  const comeBack = async () => {
    pageEvents.dispatchEvent(new Event('pagehide'))
    pageEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await pass(0)
  }
  return { fake, reload, comeBack }
}

/** Opens a page of the tab as `openPage` does, and then opens the portal in it. */
const openIn = async (storage: Store, shared: Store, address = '/kgfb/ugyek'): Promise<Portal> => {
  await openPage(storage, shared)
  return openPortal(address, storage, shared)
}

/**
 * Opens the portal with the storage of a tab that has left for the provider. Chromium restores that storage after
 * "back".
 */
const restore = (shared: Store, session?: Parameters<typeof sampleSession>[0]): Promise<Portal> =>
  openIn(leftForPayment(session), shared, PLATE)

const logOut = (portal: Portal): void => portal.app.send({ type: 'logout.requested' })

const logOutHalfFilled = (portal: Portal): void => {
  logOut(portal)
  portal.app.send({ type: 'logout.confirmed' })
}

const isOut = (portal: Portal): void => {
  expect(routeOf(portal)).toBe('openingSignIn')
  expect(portal.app.getSnapshot().context).toMatchObject({ session: null, expired: false, hadDrafts: false })
  expect(portal.fake.token()).toBeNull()
  expect(portal.fake.storage.has(SESSION)).toBe(false)
  expect(portal.fake.storage.has(PAYMENT)).toBe(false)
  expect(draftsOf(portal)).toEqual([])
}

const signsInToOther = async (portal: Portal): Promise<void> => {
  portal.app.send({ type: 'location.requested', address: '/kgfb/belepes' })
  await signIn(portal, 20, sampleToken(20, '20000001'))
  expect(portal.fake.token()).toBe(sampleToken(20, '20000001'))
}

const sessionEnds: readonly (readonly [string, Parameters<typeof sampleSession>[0], (portal: Portal) => unknown])[] = [
  ['the customer has logged out', {}, logOutHalfFilled],
  [
    'the customer has logged out and another person has signed in',
    {},
    async (portal) => {
      logOutHalfFilled(portal)
      await signsInToOther(portal)
    },
  ],
  [
    'the customer has switched to another product line',
    {},
    (portal) => {
      portal.app.send({ type: 'location.requested', address: '/casco/ugyek' })
      portal.app.send({ type: 'switch.confirmed' })
    },
  ],
  [
    'the customer has chosen another contract of the DÁP session',
    { openedBy: 'dap' },
    (portal) => {
      portal.app.send({ type: 'switch.requested', contractNumber: '20000001' })
      portal.app.send({ type: 'logout.confirmed' })
    },
  ],
  [
    'the token has expired since the logout',
    {},
    async (portal) => {
      logOutHalfFilled(portal)
      await pass(21 * MINUTE)
    },
  ],
]

test.each(sessionEnds)(
  'a page that the browser opens with an earlier copy of the tab storage is signed out after %s',
  async (_, session, endSession) => {
    const shared: Store = new Map()
    const portal = await openIn(leftForPayment(session), shared, '/kezdolap')
    expect(portal.app.getSnapshot().context.session).not.toBeNull()
    await endSession(portal)
    expect(portal.app.getSnapshot().context.session?.contractNumber).not.toBe('10000001')
    const restored = await restore(shared, session)
    isOut(restored)
    expect(addressOf(restored)).toBe('/kgfb/belepes')
  },
)

test('a page with an earlier copy of the tab storage is signed out after a switch to the contract of a payment', async () => {
  const shared: Store = new Map()
  const other = { contractNumber: '20000001' }
  appMachines.provide({ paymentReturn: paymentReturnMachine })
  const portal = await openIn(leftForPayment(other), shared, `/fizetes-visszateres?${QUERY}`)
  await load(portal.fake, 'loadModule')
  portal.app.getSnapshot().children.paymentReturn?.send({ type: 'contract.switched' })
  expect(addressOf(portal)).toBe('/kgfb/belepes')
  expect(portal.app.getSnapshot().context.session).toBeNull()
  isOut(await restore(shared, other))
})

test('a page that the browser restores from its cache after a logout reloads, and is signed out', async () => {
  const shared: Store = new Map()
  const restored = await openPage(leftForPayment(), shared)
  logOutHalfFilled(await openIn(leftForPayment(), shared))
  await restored.comeBack()
  expect(restored.reload).toHaveBeenCalledOnce()
  expect([...restored.fake.storage.keys()]).toEqual([TAB])
})

test('a page with an earlier copy of the tab storage drops a saved identification whose session a logout has ended', async () => {
  const shared: Store = new Map()
  const identification = { ...signedInWith(sampleToken(20)), caseId: 'case-1' }
  logOutHalfFilled(await openIn(leftForPayment(), shared))
  const earlier = new Map([
    [TAB, JSON.stringify('tab-1')],
    [SAVED_IDENTIFICATION, JSON.stringify(identification)],
  ])
  await openPage(earlier, shared)
  expect([...earlier.keys()]).toEqual([TAB])
})

test('after a logout, a page with an old copy of the tab storage drops its session and drafts without a notice about them', async () => {
  const shared: Store = new Map()
  logOutHalfFilled(await openIn(leftForPayment(), shared))
  const earlier = leftForPayment().set(LEFT_AT, JSON.stringify(Date.now()))
  earlier.delete(PAYMENT)
  await pass(2 * MINUTE)
  await openPage(earlier, shared)
  expect([...earlier.keys()]).toEqual([TAB])
})

test('a tab closed for more than a minute does not regain its session from an earlier copy of its storage', async () => {
  const shared: Store = new Map()
  const closed = leftForPayment().set(LEFT_AT, JSON.stringify(Date.now()))
  closed.delete(PAYMENT)
  await pass(2 * MINUTE)
  await openPage(closed, shared)
  expect(closed.has(SESSION)).toBe(false)
  isOut(await restore(shared))
})

test('a logout does not end the session in a copy of the tab that was made during a card payment', async () => {
  const shared: Store = new Map()
  logOutHalfFilled(await openIn(leftForPayment(), shared))
  const copy = await openIn(leftForPayment().set(TAB, JSON.stringify('tab-2')), shared)
  expect(routeOf(copy)).toBe('inContract')
  expect(draftsOf(copy)).toEqual([PLATE_DRAFT])
})

test('a new session with the same token as an ended one stays open after a reload', async () => {
  const shared: Store = new Map()
  const portal = await openIn(leftForPayment(), shared)
  logOutHalfFilled(portal)
  portal.app.send({ type: 'location.requested', address: PLATE })
  await signIn(portal)
  await contractLoads(portal)
  await plateLoads(portal)
  const reloaded = await openIn(new Map(portal.fake.storage), shared, PLATE)
  expect(reloaded.fake.token()).toBe(sampleToken(20))
})

test('an expired session stores no record of its end, unlike a session ended by a logout, and its drafts are kept', async () => {
  const shared: Store = new Map()
  const portal = await openIn(leftForPayment(), shared)
  portal.app.send({ type: 'session.expired' })
  expect([...shared.keys()]).toEqual([])
  expect(draftsOf(portal)).toEqual([PLATE_DRAFT])
})

test('a page with an earlier copy of the tab storage keeps its DÁP sign-in if the copy has no session', async () => {
  const storage = new Map([
    [TAB, JSON.stringify('tab-1')],
    [SAVED_DAP, JSON.stringify({ status: 'IDENTIFIED' })],
  ])
  const shared: Store = new Map()
  logOutHalfFilled(await openIn(leftForPayment(), shared))
  await openPage(storage, shared)
  expect(storage.has(SAVED_DAP)).toBe(true)
})

test('the record of a session ended by a logout contains neither token nor contract, and is removed after a day', async () => {
  const shared: Store = new Map([
    ['ended:invalid', '"garbage"'],
    ['campaign:1', 'true'],
  ])
  logOutHalfFilled(await openIn(leftForPayment(), shared))
  const until = JSON.stringify(Date.now() + 24 * 60 * MINUTE)
  const notes = [...shared].filter(([key]) => key !== 'campaign:1')
  expect(notes).toEqual([[expect.stringMatching(/^ended:\w{14}$/), until]])
  await pass(24 * 60 * MINUTE)
  logOutHalfFilled(await openIn(leftForPayment({ minutes: 25 * 60 }), shared))
  expect(shared.size).toBe(2)
  expect([...shared.keys()]).not.toContain(notes[0]?.[0])
})

test('a logout without a saved session stores no record of an ended session', async () => {
  const shared: Store = new Map()
  const portal = await openIn(leftForPayment(), shared)
  portal.fake.storage.delete(SESSION)
  logOutHalfFilled(portal)
  expect([...shared.keys()]).toEqual([])
})
