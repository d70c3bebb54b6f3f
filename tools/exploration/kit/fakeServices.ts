import { type AnyActor, fromPromise } from 'xstate'
import { lazySavedSignIn, lazySignInCalls } from '../../../machines/auth/lazySignIn'
import { readSavedLogin } from '../../../machines/auth/readSaved'
import { signInCalls } from '../../../machines/auth/signInCalls'
import { lazyCases } from '../../../machines/case/menu/lazyCases'
import type { ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { pendingWorkOf } from '../../../machines/contract/pendingWork'
import { recordEarlyReturn } from '../../../machines/payment/departures'
import { dismissPayment } from '../../../machines/payment/ledger'
import { lazySession } from '../../../machines/root/lazySession'
import { type Report, type Services, servicesOf, type TrackingEvent } from '../../../machines/services'
import { sessionOf } from '../../../machines/session'
import { sampleSite } from './sampleConfiguration'
import { actorService, callService, type Settlement } from './settlement'

interface PendingCall {
  readonly service: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: unknown) => void
}

/** A call that was sent. */
export interface SentCall {
  readonly endpoint: string
  readonly input: unknown
  readonly idempotencyKey: string | undefined
  readonly accessToken?: string
}

/** Fake services for tests. They answer only when the test says so, and record how they were used. */
export interface FakeServices {
  readonly services: Services
  /** The tab's storage. Pass it to another `fakeServices` to simulate a reload. */
  readonly storage: Map<string, string>
  /** The storage that all tabs share. Pass it to another `fakeServices` to simulate another tab or a reload. */
  readonly shared: Map<string, string>
  /** Texts that the customer has copied. */
  readonly copied: string[]
  /** Addresses that the browser was sent to. */
  readonly left: string[]
  readonly files: Map<string, File>
  /** Ids of the insurer's photos that can be displayed. */
  readonly shown: Set<string>
  /** Names of the files that were downloaded. */
  readonly saved: string[]
  readonly calls: SentCall[]
  readonly reports: Report[]
  readonly tracked: TrackingEvent[]
  /** Returns the token that calls would send now. */
  readonly token: () => string | null
  /** Returns the names of the services with a pending call. */
  readonly waiting: () => readonly string[]
  /** Answers or fails a pending call of a service. @throws if no call of the service is pending. */
  readonly settle: (settlement: Exclude<Settlement, { type: 'wait' }>) => void
  /** Waits until the test answers or fails this service. Stubs of machines wait with it. */
  readonly wait: (service: string, signal?: AbortSignal) => Promise<unknown>
  /** Sends a message over the WebSocket that was connected last. */
  readonly tell: (message: string) => void
  /** Reports the progress of an upload to its caller. */
  readonly progress: (share: number) => void
}

const fakesByServices = new WeakMap<Services, FakeServices>()

/** Returns the fake services of an actor's system. @throws if the system has other services. */
export const fakeOf = (system: AnyActor['system']): FakeServices => {
  const fake = fakesByServices.get(servicesOf(system))
  if (fake === undefined) throw new Error('A stub needs fake services')
  return fake
}

/** Returns the stub of a machine: a promise that settles when the test settles the service `actor <src>`. */
export const stubActor = (src: string) =>
  fromPromise(({ system, signal }) => fakeOf(system).wait(actorService(src), signal))

const jsonStorage = (store: Map<string, string>) => {
  const keys = (prefix: string) => [...store.keys()].filter((key) => key.startsWith(prefix))
  const write = (key: string, value: unknown) => void store.set(key, JSON.stringify(value))
  return {
    read: (key: string): unknown => {
      const text = store.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    write,
    // Writes immediately. This makes no difference to callers, because the real service also returns the new value on
    // the next read.
    writeSoon: write,
    remove: (key: string) => void store.delete(key),
    keys,
    clear: (prefix: string) => {
      for (const key of keys(prefix)) store.delete(key)
    },
  }
}

/** Key to set in the shared storage to simulate a browser that stores nothing. */
export const STORES_NOTHING_KEY = 'keeps nothing'

const listenersByStore = new WeakMap<Map<string, string>, Set<() => void>>()

/** Creates the storage that the tabs of a browser share. Every tab is notified of a change. */
const sharedJsonStorage = (store: Map<string, string>): Services['sharedStorage'] => {
  const { read, write, remove, keys } = jsonStorage(store)
  const listeners = listenersByStore.get(store) ?? new Set()
  listenersByStore.set(store, listeners)
  const notify = () => {
    // As in a browser, a listener that is added during the notification is not called.
    for (const listener of [...listeners]) listener()
  }
  return {
    read,
    keys,
    holds: (key) => store.has(key) && !store.has(STORES_NOTHING_KEY),
    write: (key, value) => {
      write(key, value)
      notify()
    },
    remove: (key) => {
      remove(key)
      notify()
    },
    onChange: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let idCount = 0

/** Creates fake services. Their clock is `Date.now()`, so fake timers control it. */
export const fakeServices = (storage = new Map<string, string>(), shared = new Map<string, string>()): FakeServices => {
  let pendingCalls: readonly PendingCall[] = []
  let token: string | null = null
  const progressListeners: ((share: number) => void)[] = []
  const files = new Map<string, File>()
  const shownPhotoIds = new Set<string>()
  const savedFileNames: string[] = []
  const copiedTexts: string[] = []
  const leaveAddresses: string[] = []
  const calls: SentCall[] = []
  const dapListeners: ((message: string) => void)[] = []
  const reports: Report[] = []
  const trackedEvents: TrackingEvent[] = []

  const wait = <Value>(service: string, signal?: AbortSignal): Promise<Value> =>
    new Promise((resolve, reject) => {
      const pendingCall: PendingCall = {
        service: service,
        // The cast is safe, since the path's value was derived from the declaration of the pending call.
        resolve: (value) => resolve(value as Value),
        reject,
      }
      pendingCalls = [...pendingCalls, pendingCall]
      signal?.addEventListener('abort', () => {
        pendingCalls = pendingCalls.filter((other) => other !== pendingCall)
      })
    })

  /**
   * Removes and returns the newest pending call of a service. Older calls belong to states that the machine has left.
   */
  const takePending = (service: string): PendingCall => {
    const pendingCall = pendingCalls.findLast((call) => call.service === service)
    if (pendingCall === undefined)
      throw new Error(`Nothing waits for ${service}, but for: ${pendingCalls.map((call) => call.service)}`)
    pendingCalls = pendingCalls.filter((other) => other !== pendingCall)
    return pendingCall
  }

  const settle: FakeServices['settle'] = (settlement) => {
    switch (settlement.type) {
      case 'answer': {
        const { service, value } = settlement
        const isCall = service.startsWith(callService({ id: '' }))
        return takePending(service).resolve(isCall ? { ...Object(value), at: Date.now() } : value)
      }
      case 'fail':
        return takePending(settlement.service).reject(settlement.error)
      case 'store':
        ;(settlement.isShared ? shared : storage).set(settlement.key, JSON.stringify(settlement.value))
    }
  }

  const services: Services = {
    call: (endpoint, input, { signal, idempotencyKey, accessToken, onProgress }) => {
      calls.push({ endpoint: endpoint.id, input, idempotencyKey, ...(accessToken && { accessToken }) })
      if (onProgress !== undefined) progressListeners.push(onProgress)
      return wait(callService(endpoint), signal)
    },
    file: (id) => files.get(id),
    readyPhotos: () => undefined,
    preparePhoto: (_, signal) => wait('preparePhoto', signal),
    showPhoto: async (id) => void shownPhotoIds.add(id),
    releaseFile: (id) => files.delete(id),
    forgetFile: (id) => {
      files.delete(id)
      shownPhotoIds.delete(id)
    },
    forgetSaved: () => undefined,
    forgetFiles: (isForgotten) => {
      for (const collection of [files, shownPhotoIds])
        for (const id of collection.keys()) if (isForgotten(id)) collection.delete(id)
    },
    saveFile: async (_, __, name) => void savedFileNames.push(name),
    storage: jsonStorage(storage),
    sharedStorage: sharedJsonStorage(shared),
    keeps: () => !shared.has(STORES_NOTHING_KEY),
    leave: (address, signal) => {
      leaveAddresses.push(address)
      return wait('leave', signal)
    },
    copy: (text) => {
      copiedTexts.push(text)
      return wait('copy')
    },
    networkBack: (signal) => wait('networkBack', signal),
    comesToFront: (signal) => wait('comesToFront', signal),
    pageTurns: (visibility, signal) => wait(`page ${visibility}`, signal),
    listenToDap: (_, listener, signal) => {
      dapListeners.push(listener)
      return wait('dap socket', signal)
    },
    readOneTimeCode: (signal) => wait('readOneTimeCode', signal),
    now: () => Date.now(),
    insurerTime: () => Date.now(),
    sleepUntil: (deadline, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(
          () => {
            signal.removeEventListener('abort', stop)
            resolve()
          },
          Math.max(0, deadline - Date.now()),
        )
        const stop = () => clearTimeout(timer)
        signal.addEventListener('abort', stop)
      }),
    newId: () => `id-${++idCount}`,
    site: () => sampleSite,
    loadConfiguration: (signal) => wait('loadConfiguration', signal),
    loadTexts: (_, signal) => wait('loadTexts', signal),
    startMock: () => wait('startMock'),
    loadModule: async (name) => {
      const cases = await wait<ProductLineCases | undefined>('loadModule')
      if (cases !== undefined) lazyCases.provide({ [cases.productLine]: cases })
      if (name === 'signedIn') lazySession.provide({ sessionOf, pendingWorkOf, dismissPayment, recordEarlyReturn })
      if (name === 'secondStep') lazySignInCalls.provide(signInCalls)
      if (name === 'secondStep') lazySavedSignIn.provide({ readSavedLogin })
    },
    useToken: (nextToken) => {
      token = nextToken
    },
    report: (report) => reports.push(report),
    track: (event) => trackedEvents.push(event),
  }

  const fake: FakeServices = {
    services,
    storage,
    shared,
    copied: copiedTexts,
    left: leaveAddresses,
    files,
    shown: shownPhotoIds,
    saved: savedFileNames,
    calls,
    reports,
    tracked: trackedEvents,
    token: () => token,
    waiting: () => pendingCalls.map(({ service }) => service),
    settle,
    wait,
    tell: (message) => dapListeners.at(-1)?.(message),
    progress: (share) => progressListeners.at(-1)?.(share),
  }
  fakesByServices.set(services, fake)
  return fake
}
