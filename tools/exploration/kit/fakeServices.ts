import { type AnyActor, fromPromise } from 'xstate'
import { lazySavedSignIn, lazySignInCalls } from '../../../machines/auth/lazySignIn'
import { readSavedLogin } from '../../../machines/auth/readSaved'
import { signInCalls } from '../../../machines/auth/signInCalls'
import { lazyCases } from '../../../machines/case/menu/lazyCases'
import type { ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { pendingWorkOf } from '../../../machines/contract/pendingWork'
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
  /** The tab's storage. Share it to simulate a reload. */
  readonly storage: Map<string, string>
  /** The storage that all tabs share. Share it to simulate another tab or a reload. */
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
  /** The token that calls would send now. */
  readonly token: () => string | null
  /** Names of the services with a pending call. */
  readonly waiting: () => readonly string[]
  /** Answers or fails a pending call of a service. @throws if no call of the service is pending. */
  readonly settle: (settlement: Exclude<Settlement, { type: 'wait' }>) => void
  /** Waits until a service answers, as the stub of a machine does. */
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

/** Replaces a machine with a promise that settles on demand. */
export const stub = (src: string) => fromPromise(({ system, signal }) => fakeOf(system).wait(actorService(src), signal))

const jsonIn = (store: Map<string, string>) => {
  const keys = (prefix: string) => [...store.keys()].filter((key) => key.startsWith(prefix))
  const write = (key: string, value: unknown) => void store.set(key, JSON.stringify(value))
  return {
    read: (key: string): unknown => {
      const text = store.get(key)
      return text === undefined ? undefined : JSON.parse(text)
    },
    write,
    // Writes at once. Callers cannot tell the difference, since the value is written before any read.
    writeSoon: write,
    remove: (key: string) => void store.delete(key),
    keys,
    clear: (prefix: string) => {
      for (const key of keys(prefix)) store.delete(key)
    },
  }
}

/** Key to set in the shared storage to simulate a browser that stores nothing. */
export const KEEPS_NOTHING = 'keeps nothing'

const listenersByStore = new WeakMap<Map<string, string>, Set<() => void>>()

/** The storage that the tabs of a browser share. Every tab is notified of a change. */
const sharedIn = (store: Map<string, string>): Services['sharedStorage'] => {
  const { read, write, remove, keys } = jsonIn(store)
  const listeners = listenersByStore.get(store) ?? new Set()
  listenersByStore.set(store, listeners)
  const notify = () => {
    // As in a browser, a listener that is added during the notification is not called.
    for (const listener of [...listeners]) listener()
  }
  return {
    read,
    keys,
    holds: (key) => store.has(key) && !store.has(KEEPS_NOTHING),
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

let ids = 0

/** Creates fake services. Their clock is `Date.now()`, so fake timers control it. */
export const fakeServices = (storage = new Map<string, string>(), shared = new Map<string, string>()): FakeServices => {
  let waiting: readonly PendingCall[] = []
  let token: string | null = null
  const progress: ((share: number) => void)[] = []
  const files = new Map<string, File>()
  const shown = new Set<string>()
  const saved: string[] = []
  const copied: string[] = []
  const left: string[] = []
  const calls: SentCall[] = []
  const listeners: ((message: string) => void)[] = []
  const reports: Report[] = []
  const tracked: TrackingEvent[] = []

  const wait = <Value>(service: string, signal?: AbortSignal): Promise<Value> =>
    new Promise((resolve, reject) => {
      const entry: PendingCall = {
        service: service,
        // The cast is safe, since the path's value was derived from the declaration of the pending call.
        resolve: (value) => resolve(value as Value),
        reject,
      }
      waiting = [...waiting, entry]
      signal?.addEventListener('abort', () => {
        waiting = waiting.filter((other) => other !== entry)
      })
    })

  /** Uses the newest pending call. Older ones belong to states that the machine has left. */
  const takePending = (service: string): PendingCall => {
    const entry = waiting.findLast((call) => call.service === service)
    if (entry === undefined)
      throw new Error(`Nothing waits for ${service}, but for: ${waiting.map((call) => call.service)}`)
    waiting = waiting.filter((other) => other !== entry)
    return entry
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
      if (onProgress !== undefined) progress.push(onProgress)
      return wait(callService(endpoint), signal)
    },
    file: (id) => files.get(id),
    readyPhotos: () => undefined,
    preparePhoto: (_, signal) => wait('preparePhoto', signal),
    showPhoto: async (id) => void shown.add(id),
    releaseFile: (id) => files.delete(id),
    forgetFile: (id) => {
      files.delete(id)
      shown.delete(id)
    },
    forgetSaved: () => undefined,
    forgetFiles: (isForgotten) => {
      for (const collection of [files, shown])
        for (const id of collection.keys()) if (isForgotten(id)) collection.delete(id)
    },
    saveFile: async (_, __, name) => void saved.push(name),
    storage: jsonIn(storage),
    sharedStorage: sharedIn(shared),
    keeps: () => !shared.has(KEEPS_NOTHING),
    leave: (address, signal) => {
      left.push(address)
      return wait('leave', signal)
    },
    copy: (text) => {
      copied.push(text)
      return wait('copy')
    },
    networkBack: (signal) => wait('networkBack', signal),
    comesToFront: (signal) => wait('comesToFront', signal),
    pageTurns: (to, signal) => wait(`page ${to}`, signal),
    listenToDap: (_, listener, signal) => {
      listeners.push(listener)
      return wait('dap socket', signal)
    },
    readOneTimeCode: (signal) => wait('readOneTimeCode', signal),
    now: () => Date.now(),
    insurerTime: () => Date.now(),
    sleepUntil: (deadline, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, Math.max(0, deadline - Date.now()))
        signal.addEventListener('abort', () => clearTimeout(timer))
      }),
    newId: () => `id-${++ids}`,
    site: () => sampleSite,
    loadConfiguration: (signal) => wait('loadConfiguration', signal),
    loadTexts: (_, signal) => wait('loadTexts', signal),
    startMock: () => wait('startMock'),
    loadModule: async (name) => {
      const cases = await wait<ProductLineCases | undefined>('loadModule')
      if (cases !== undefined) lazyCases.provide({ [cases.productLine]: cases })
      if (name === 'signedIn') lazySession.provide({ sessionOf, pendingWorkOf, dismissPayment })
      if (name === 'secondStep') lazySignInCalls.provide(signInCalls)
      if (name === 'secondStep') lazySavedSignIn.provide({ readSavedLogin })
    },
    useToken: (next) => {
      token = next
    },
    report: (report) => reports.push(report),
    track: (event) => tracked.push(event),
  }

  const fake: FakeServices = {
    services,
    storage,
    shared,
    copied,
    left,
    files,
    shown,
    saved,
    calls,
    reports,
    tracked,
    token: () => token,
    waiting: () => waiting.map(({ service }) => service),
    settle,
    wait,
    tell: (message) => listeners.at(-1)?.(message),
    progress: (share) => progress.at(-1)?.(share),
  }
  fakesByServices.set(services, fake)
  return fake
}
