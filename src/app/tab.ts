import { type AnyActorRef, createActor, fromPromise } from 'xstate'
import { RETURN_PATH } from '../../machines/routes'
import { servicesOf } from '../../machines/services'
import { FIREFOX_RECORDING, type OpenRecording, recordOpenActor } from '../../machines/tab/tab.actors'
import { tabMachine } from '../../machines/tab/tab.machine'
import type { TabContext } from '../../machines/tab/tab.types'
import { wasClockSetBack } from '../browser/steadyClock'
import { attempt } from '../ui/attempt'
import { whenIdle } from './whenIdle'

/**
 * Number of tries to take a tab's lock, with a pause (ms) between them. After a reload, the previous page releases the
 * lock during this time. Another tab holds the lock as long as it is open. Tries are counted, because on a slow device
 * a time limit could pass before the page learns that the lock is free.
 */
const LOCK_TRIES = 11
const PAUSE = 100

/** The browser APIs that a tab needs. */
export interface TabBrowser {
  /** `undefined` if the browser has no Web Locks. */
  readonly locks: Pick<LockManager, 'request'> | undefined
  /** Dispatches `pagehide` and `pageshow`. */
  readonly page: EventTarget
  /** Tells if the device's clock was set back, so that it is not known when the tab's previous page was left. */
  wasClockSetBack(): boolean
  /** Settings of the record that the page is open; `undefined` for the default. */
  readonly recording: OpenRecording | undefined
  /** Returns `true` if the page is at the return address of a payment provider. */
  isReturning(): boolean
  reload(): void
  wait(ms: number): Promise<unknown>
}

const isFirefoxOnComputer = (userAgent: string): boolean => /Firefox\//.test(userAgent) && !/Android/.test(userAgent)

const browserTab = (): TabBrowser => ({
  locks: attempt(() => navigator.locks, undefined),
  page: window,
  wasClockSetBack,
  recording: isFirefoxOnComputer(navigator.userAgent) ? FIREFOX_RECORDING : undefined,
  isReturning: () => window.location.pathname === RETURN_PATH,
  reload: () => window.location.reload(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})

/** Takes a lock if it is free, and holds it until `pagehide`. Resolves to `false` if another page holds it. */
const takeLock = (locks: Pick<LockManager, 'request'>, page: EventTarget, name: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const holdUntilHidden = (lock: Lock | null) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      return new Promise<void>((release) => page.addEventListener('pagehide', () => release(), { once: true }))
    }
    locks.request(name, { ifAvailable: true }, holdUntilHidden).catch(reject)
  })

/**
 * Holds the lock of a tab's id while the page is open. Resolves to `false` if another page holds it. The lock is
 * released on `pagehide`, so that a reloaded page can take it and the back-forward cache can keep this page. Firefox
 * checks for locks before `pagehide`, and so does not cache the page: browser back loads it again, with the stored
 * data.
 */
const holdLock = async ({ locks, page, wait }: TabBrowser, id: string): Promise<boolean> => {
  if (locks === undefined) return true
  try {
    for (let tries = 1; !(await takeLock(locks, page, `tab ${id}`)); tries += 1) {
      if (tries === LOCK_TRIES) return false
      await wait(PAUSE)
    }
    return true
  } catch {
    // If locks are forbidden, the tab continues as in a browser without them.
    return true
  }
}

/**
 * Starts the tab's machine beside the app. Tells the machine when the page is left, and when it returns from the
 * back-forward cache. Resolves when a stored session may be read.
 */
export const openTab = async (app: AnyActorRef, browser = browserTab()): Promise<void> => {
  const { page, isReturning, reload } = browser
  const { now } = servicesOf(app.system)
  const holdActor = fromPromise<boolean, Pick<TabContext, 'id'>>(({ input }) => holdLock(browser, input.id))
  const tab = createActor(
    tabMachine.provide({ actors: { hold: holdActor, recordOpen: recordOpenActor(browser.recording) } }),
    {
      id: 'tab',
      parent: app,
      input: { isReturning: isReturning(), wasClockSetBack: browser.wasClockSetBack() },
    },
  )
  tab.subscribe((snapshot) => snapshot.matches('reloading') && reload())
  tab.start()
  await whenIdle(tab)
  page.addEventListener('pagehide', () => tab.send({ type: 'page.left', at: now() }))
  page.addEventListener('pageshow', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return
    tab.send({ type: 'page.returned', isReturning: isReturning() })
  })
}
