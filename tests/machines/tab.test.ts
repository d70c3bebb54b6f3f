import { describe, expect, test, vi } from 'vitest'
import {
  DRAFTS_ASIDE,
  identificationKey,
  KEPT_DRAFTS,
  LEFT_AT,
  OPEN_UNTIL,
  PAYMENT,
  SAVED_DAP,
  SAVED_IDENTIFICATION,
  SESSION,
  TAB,
} from '../../machines/storageKeys'
import { leftAtKey } from '../../machines/tab/leftTabs'
import { FIREFOX_RECORDING } from '../../machines/tab/tab.actors'
import { openTab, type TabBrowser } from '../../src/app/tab'
import { START_TIME } from '../../tools/exploration/kit/cases'
import { redirectOf } from './kit/payments'
import { load, MINUTE, page, pass, SECOND, withClock } from './kit/story'

const HOUR = 60 * MINUTE

withClock()

/** Creates the locks that all tabs of a browser share. */
const browserLocks = (): Pick<LockManager, 'request'> => {
  const heldLocks = new Set<string>()
  const request = async (name: string, _: LockOptions, callback: LockGrantedCallback<unknown>) => {
    if (heldLocks.has(name)) return callback(null)
    heldLocks.add(name)
    return Promise.resolve(callback({ name, mode: 'exclusive' })).finally(() => heldLocks.delete(name))
  }
  return { request: request as LockManager['request'] }
}

/** Creates a browser. The returned function opens a tab with this storage. */
const openBrowser = (
  locks: TabBrowser['locks'] | null = browserLocks(),
  { recording, wasClockSetBack = () => false }: Partial<TabBrowser> = {},
) => {
  let ids = 0
  const shared = new Map<string, string>()
  return async (
    sessionItems: ReadonlyMap<string, string> = new Map(),
    meanwhile: () => Promise<unknown> = () => pass(2 * SECOND),
    isReturning = false,
  ) => {
    const { fake, parent } = page(new Map(sessionItems), shared)
    Object.assign(fake.services, { newId: () => `tab-${++ids}` })
    const pageEvents = new EventTarget()
    const reload = vi.fn<() => void>()
    const opening = openTab(parent, {
      locks: locks ?? undefined,
      page: pageEvents,
      recording,
      wasClockSetBack,
      isReturning: () => isReturning,
      reload,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    await meanwhile()
    await opening
    const hide = async () => {
      pageEvents.dispatchEvent(new Event('pagehide'))
      await pass(0)
    }
    return {
      kept: fake.storage,
      shared: fake.shared,
      write: fake.services.storage.write,
      read: fake.services.storage.read,
      reload,
      /** Makes the page visible or hidden, without leaving it. */
      turn: (visibility: 'visible' | 'hidden') => load(fake, `page ${visibility}`),
      hide,
      /** Closes the page without the time at which it was left, as if the browser had lost the page's last writes. */
      vanish: async () => {
        await hide()
        fake.storage.delete(LEFT_AT)
        fake.shared.clear()
      },
      comeBack: async (persisted: boolean) => {
        pageEvents.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
        await pass(2 * SECOND)
      },
    }
  }
}

const later = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** Opens a tab that stores a session. */
const signedIn = async (open = openBrowser()) => {
  const tab = await open()
  tab.write(SESSION, 'token')
  return tab
}

describe('a tab', () => {
  test('has an id of its own', async () => {
    const open = openBrowser()
    const [first, second] = [await open(), await open()]
    expect(first.read(TAB)).toBe('tab-1')
    expect(second.read(TAB)).toBe('tab-2')
  })

  test('keeps its id and its data after a reload', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    await tab.hide()
    const reloadedTab = await open(tab.kept)
    expect(reloadedTab.read(SESSION)).toBe('token')
    expect(reloadedTab.read(TAB)).toBe('tab-1')
    expect(reloadedTab.read(LEFT_AT)).toBeUndefined()
  })

  test('stores that its session has ended if it is reopened after two minutes, but not if it is duplicated', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    const copy = await open(tab.kept)
    expect(copy.read(KEPT_DRAFTS)).toBeUndefined()
    await tab.hide()
    later(2 * MINUTE)
    expect((await open(tab.kept)).read(KEPT_DRAFTS)).toMatchObject({ until: 0 })
  })

  test.each([
    ['kept for the next sign-in', 'draft:10000001:plate', { dirty: true }, { until: 0, wereDeleted: true }],
    [
      'set aside',
      DRAFTS_ASIDE,
      [{ contractNumber: '10000001', isContractor: true, until: START_TIME + HOUR, drafts: { one: { dirty: true } } }],
      { until: 0, wereDeleted: true },
    ],
    ['kept, but not half-filled', 'draft:10000001:plate', { dirty: false }, undefined],
  ])(
    'says that a case is deleted if it is reopened after two minutes without a session: %s',
    async (_, key, saved, record) => {
      const open = openBrowser()
      const tab = await open()
      tab.write(key, saved)
      await tab.hide()
      later(2 * MINUTE)
      const reopened = (await open(tab.kept)).read(KEPT_DRAFTS)
      if (record === undefined) expect(reopened).toBeUndefined()
      else expect(reopened).toMatchObject(record)
    },
  )

  test('starts empty without signing out the original if it is duplicated right after the computer has slept', async () => {
    const open = openBrowser()
    const tab = await open()
    const session = { accessToken: 'token', expiresAt: START_TIME + 2 * HOUR }
    tab.write(SESSION, session)
    await tab.turn('visible')
    await pass(0)
    const copiedItems = new Map(tab.kept)
    later(HOUR)
    const copy = await open(copiedItems)
    expect(copy.read(SESSION)).toBeUndefined()
    await tab.hide()
    expect((await open(tab.kept)).read(SESSION)).toEqual(session)
  })

  test('copies the data of the simulated insurer into its duplicate', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    tab.write('mock-world', 'contracts')
    const copy = await open(tab.kept)
    expect(copy.read('mock-world')).toBe('contracts')
  })

  test('keeps its session if the old page unloads slowly during a reload', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    const reloadedTab = await open(tab.kept, async () => {
      await pass(SECOND / 2)
      await tab.hide()
      await pass(SECOND)
    })
    expect(reloadedTab.read(SESSION)).toBe('token')
  })

  test('keeps its session after a reload if every request for a Web Lock takes two seconds', async () => {
    const { request } = browserLocks()
    const slowRequest = async (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) =>
      request(name, options, async (lock) => {
        await new Promise((resolve) => setTimeout(resolve, 2 * SECOND))
        return callback(lock)
      })
    const open = openBrowser({ request: slowRequest as LockManager['request'] })
    const tab = await signedIn(open)
    const reloadedTab = await open(tab.kept, async () => {
      await tab.hide()
      await pass(5 * SECOND)
    })
    expect(reloadedTab.read(SESSION)).toBe('token')
  })

  test('gets a new id and no session if it is a duplicate, and the original keeps both', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    const copy = await open(tab.kept)
    expect(copy.read(SESSION)).toBeUndefined()
    expect(copy.read(TAB)).toBe('tab-2')
    expect(tab.read(SESSION)).toBe('token')
    await copy.hide()
    expect((await open(copy.kept)).read(TAB)).toBe('tab-2')
  })

  test.each([
    ['more than a minute', MINUTE + 1, undefined],
    ['a minute', MINUTE, 'token'],
  ])('keeps its session only if it is reopened within a minute: after %s', async (_, away, session) => {
    const open = openBrowser()
    const tab = await signedIn(open)
    await tab.hide()
    later(away)
    expect((await open(tab.kept)).read(SESSION)).toBe(session)
  })

  const end = { type: 'failed', failure: { type: 'unsuccessful' } }
  test.each([
    ['was left for a payment', { type: 'away', redirect: redirectOf }, 'token'],
    [
      'was left for a payment yesterday',
      { type: 'away', redirect: { ...redirectOf, time: START_TIME - 24 * HOUR } },
      undefined,
    ],
    ['has returned from a payment', { type: 'returned', redirect: redirectOf, until: START_TIME + HOUR }, undefined],
    [
      'has shown the result of a payment',
      { type: 'ended', redirect: redirectOf, end, until: START_TIME + HOUR },
      undefined,
    ],
    ['has an invalid payment', 'garbage', undefined],
  ])(
    'reopened after ten minutes keeps its session only if a payment is in progress: it %s',
    async (_, payment, session) => {
      const open = openBrowser()
      const tab = await signedIn(open)
      tab.write(PAYMENT, payment)
      await tab.hide()
      later(10 * MINUTE)
      const reloadedTab = await open(tab.kept)
      expect(reloadedTab.read(SESSION)).toBe(session)
      expect(reloadedTab.read(PAYMENT)).toEqual(session === undefined ? undefined : payment)
    },
  )

  test.each([
    ['ten minutes', 10 * MINUTE, 'token'],
    ['more than ten minutes', 10 * MINUTE + 1, undefined],
  ])(
    'that waited for the DÁP app keeps its session only if it is reopened within ten minutes: after %s',
    async (_, away, session) => {
      const open = openBrowser()
      const tab = await signedIn(open)
      tab.write(SAVED_DAP, { session: { sessionId: 'dap-1' }, status: 'STARTED' })
      await tab.hide()
      later(away)
      expect((await open(tab.kept)).read(SESSION)).toBe(session)
    },
  )

  test.each([
    ['returns from the payment is signed in', true, 'token'],
    ['opens without such a return is signed out', false, undefined],
  ])('that was copied during a payment and %s', async (_, isReturning, session) => {
    const open = openBrowser()
    const tab = await signedIn(open)
    tab.write(PAYMENT, { type: 'away', redirect: redirectOf })
    await tab.hide()
    const first = await open(tab.kept, undefined, true)
    expect(first.read(SESSION)).toBe('token')
    const second = await open(tab.kept, undefined, isReturning)
    expect(second.read(SESSION)).toBe(session)
    expect(second.read(TAB)).not.toBe(first.read(TAB))
  })

  test('keeps its session if no storage contains the time when it was left', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    await tab.vanish()
    later(10 * MINUTE)
    expect((await open(tab.kept)).read(SESSION)).toBe('token')
  })

  test('is signed out when reopened after two minutes, even if its leaving time is missing from the tab storage', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    await tab.hide()
    tab.kept.delete(LEFT_AT)
    later(2 * MINUTE)
    const reloadedTab = await open(tab.kept)
    expect(reloadedTab.read(SESSION)).toBeUndefined()
    expect(reloadedTab.read(KEPT_DRAFTS)).toMatchObject({ until: 0 })
  })

  test('loses its DÁP session when reopened after two minutes, even if the tab storage has no leaving time', async () => {
    const open = openBrowser()
    const tab = await open()
    tab.write(SAVED_DAP, { session: 'dap-1' })
    await tab.hide()
    tab.kept.delete(LEFT_AT)
    later(2 * MINUTE)
    expect((await open(tab.kept)).read(SAVED_DAP)).toBeUndefined()
  })

  test.each([
    ['ten minutes', 10 * MINUTE, 'token'],
    ['more than ten minutes', 10 * MINUTE + 1, undefined],
  ])(
    'that waited for an identification keeps its token only within ten minutes, even if the tab storage has no leaving time: after %s',
    async (_, away, accessToken) => {
      const open = openBrowser()
      const tab = await open()
      tab.write(SAVED_IDENTIFICATION, { accessToken: 'token', caseId: 'case-1' })
      tab.write(identificationKey('case-1'), { until: Date.now() + MINUTE })
      await tab.hide()
      tab.kept.delete(LEFT_AT)
      later(away)
      const reopened = await open(tab.kept)
      expect(Object(reopened.read(SAVED_IDENTIFICATION)).accessToken).toBe(accessToken)
      expect(reopened.read(KEPT_DRAFTS)).toEqual(
        accessToken === undefined ? expect.objectContaining({ until: 0 }) : undefined,
      )
    },
  )

  test('keeps its leaving time in the browser storage until it is reopened, or for a day at most', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    await tab.hide()
    expect([...tab.shared.keys()]).toEqual([leftAtKey('tab-1')])
    const reloadedTab = await open(tab.kept)
    expect([...reloadedTab.shared.keys()]).toEqual([])
    await reloadedTab.hide()
    later(25 * HOUR)
    expect([...(await open()).shared.keys()]).toEqual([])
  })

  test.each([
    ['within a minute', MINUTE, 'token', 0],
    ['after more than a minute', 2 * MINUTE, undefined, 1],
  ])(
    'restored from the back/forward cache keeps its session within a minute, and later reloads without it: %s',
    async (_, away, session, reloads) => {
      const tab = await signedIn()
      await tab.hide()
      later(away)
      await tab.comeBack(true)
      expect(tab.read(SESSION)).toBe(session)
      expect(tab.reload).toHaveBeenCalledTimes(reloads)
    },
  )

  test('reloads if it is restored from the back/forward cache after the next page in it has logged out', async () => {
    const open = openBrowser()
    const first = await signedIn(open)
    await first.hide()
    const second = await open(first.kept)
    second.kept.delete(SESSION)
    await second.hide()
    // Both pages belong to one tab, so the first page finds the storage of the second.
    first.kept.delete(SESSION)
    for (const [key, text] of second.kept) first.kept.set(key, text)
    later(1)
    await first.comeBack(true)
    expect(first.read(SESSION)).toBeUndefined()
    expect(first.reload).toHaveBeenCalledTimes(1)
  })

  test('reloads if it is restored from the back/forward cache after another page was open in it', async () => {
    const open = openBrowser()
    const first = await signedIn(open)
    await first.hide()
    later(SECOND)
    const second = await open(first.kept)
    later(SECOND)
    await second.hide()
    // Both pages belong to one tab, so the first page finds the storage of the second.
    for (const [key, text] of second.kept) first.kept.set(key, text)
    await first.comeBack(true)
    expect(first.read(SESSION)).toBe('token')
    expect(first.reload).toHaveBeenCalledTimes(1)
  })

  test('keeps its session and does not reload on a pageshow event without the back/forward cache', async () => {
    const tab = await signedIn()
    tab.write(LEFT_AT, Date.now() - 10 * MINUTE)
    await tab.comeBack(false)
    expect(tab.read(SESSION)).toBe('token')
    expect(tab.reload).not.toHaveBeenCalled()
  })

  test.each([
    ['has no Web Locks', null],
    ['forbids Web Locks', { request: () => Promise.reject(new DOMException('Forbidden', 'SecurityError')) }],
  ])('in a browser that %s keeps its session after a reload', async (_, locks) => {
    const open = openBrowser(locks)
    const tab = await signedIn(open)
    expect((await open(tab.kept)).read(SESSION)).toBe('token')
  })

  test.each([['garbage'], [null], [{}]])(
    'keeps its session if the time when it was left is invalid (%j)',
    async (leftAt) => {
      const open = openBrowser()
      const tab = await signedIn(open)
      await tab.hide()
      tab.write(LEFT_AT, leftAt)
      expect((await open(tab.kept)).read(SESSION)).toBe('token')
    },
  )

  test('ends its session if the clock was set back so far that the time since the tab was closed is unknown', async () => {
    const open = openBrowser(browserLocks(), { wasClockSetBack: () => true })
    const tab = await signedIn(open)
    await tab.hide()
    expect((await open(tab.kept)).read(SESSION)).toBeUndefined()
  })

  describe('that vanishes without a leaving time', () => {
    /** Opens a visible tab that stores a session, for half an hour. */
    const visibleTab = async (open = openBrowser()) => {
      const tab = await signedIn(open)
      await tab.turn('visible')
      await pass(30 * MINUTE)
      return tab
    }

    test.each([
      ['a minute', MINUTE, 'token'],
      ['more than a minute', MINUTE + 1, undefined],
    ])(
      'keeps its session only for a minute after the time until which it counts as open: %s',
      async (_, away, session) => {
        const open = openBrowser()
        const tab = await visibleTab(open)
        expect(Number(tab.read(OPEN_UNTIL))).toBeGreaterThan(Date.now())
        await tab.vanish()
        vi.setSystemTime(Number(tab.read(OPEN_UNTIL)) + away)
        const reopened = await open(tab.kept, () => pass(0))
        expect(reopened.read(SESSION)).toBe(session)
        expect(reopened.read(KEPT_DRAFTS)).toEqual(session ? undefined : expect.objectContaining({ until: 0 }))
      },
    )

    test.each([
      ['for two seconds', 2 * SECOND, [], 'token'],
      ['for less, as a page of Firefox that closes', SECOND, [], undefined],
      ['for a minute, and then visible again', MINUTE, ['visible'] as const, undefined],
    ])('keeps its session only if it was hidden: %s', async (_, hidden, turns, session) => {
      const open = openBrowser()
      const tab = await visibleTab(open)
      await tab.turn('hidden')
      await pass(hidden)
      for (const turn of turns) await tab.turn(turn)
      await tab.vanish()
      later(10 * MINUTE)
      expect((await open(tab.kept)).read(SESSION)).toBe(session)
    })

    test.each([
      [PAYMENT, { type: 'away', redirect: redirectOf }, 60 * MINUTE],
      [SAVED_DAP, { session: { sessionId: 'dap-1' }, status: 'STARTED' }, 10 * MINUTE],
    ])('keeps its session for longer if it waits for %s', async (key, value, away) => {
      const open = openBrowser()
      const tab = await signedIn(open)
      tab.write(key, value)
      await tab.turn('visible')
      await tab.vanish()
      later(away)
      expect((await open(tab.kept)).read(SESSION)).toBe('token')
    })

    test('while it was hidden does not keep its session in Firefox on a computer', async () => {
      const open = openBrowser(browserLocks(), { recording: FIREFOX_RECORDING })
      const tab = await signedIn(open)
      await pass(30 * MINUTE)
      await tab.vanish()
      later(71 * SECOND)
      expect((await open(tab.kept)).read(SESSION)).toBeUndefined()
    })

    test('while it was visible keeps its session if the device’s clock was set back', async () => {
      const open = openBrowser()
      const tab = await visibleTab(open)
      await tab.vanish()
      later(-10 * MINUTE)
      expect((await open(tab.kept)).read(SESSION)).toBe('token')
    })

    test('starts as a duplicate without session and notice if the original is visible', async () => {
      const open = openBrowser()
      const tab = await visibleTab(open)
      const copy = await open(tab.kept)
      expect([...copy.kept.keys()]).toEqual([TAB])
      expect(tab.read(SESSION)).toBe('token')
    })
  })

  test('keeps its session if it is reloaded after the device slept while the page was visible', async () => {
    const open = openBrowser()
    const tab = await signedIn(open)
    await tab.turn('visible')
    later(10 * MINUTE)
    await tab.hide()
    expect((await open(tab.kept)).read(SESSION)).toBe('token')
  })

  test('records again that it is visible after it was restored from the back/forward cache', async () => {
    const tab = await signedIn()
    await tab.turn('visible')
    await tab.hide()
    await tab.comeBack(true)
    expect(tab.read(OPEN_UNTIL)).toBeUndefined()
    await tab.turn('visible')
    await pass(MINUTE)
    expect(Number(tab.read(OPEN_UNTIL))).toBeGreaterThan(Date.now())
  })
})
