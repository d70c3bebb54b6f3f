import type { AnyActor } from 'xstate'
import type { Call } from '../src/api/client'
import type { Configuration } from '../src/api/configuration'
import type { ModuleName } from './modules'
import type { PreparedPhoto } from './upload/photo'

/** Something that an operator should know of. Never holds personal data. */
export interface Report {
  readonly kind: 'fault' | 'refusal'
  /** What it happened to, for example an endpoint's id. */
  readonly subject: string
  readonly detail: string
}

/** What the product owner counts. Never holds personal data. */
export type TrackingEvent = { readonly event: 'tile'; readonly tile: string; readonly outbound: boolean }

/** Where the portal stands, and how it is configured. */
export interface Site {
  readonly origin: string
  /** `null` until it has loaded. */
  readonly configuration: Configuration | null
}

/** Everything the machines need of the world outside. One implementation in the browser, one in tests. */
export interface Services {
  /** Calls the insurer. @throws TechnicalError where there is no usable answer. */
  readonly call: Call
  /** The file that a machine knows by its id only; `undefined` after a reload. */
  file(id: string): File | undefined
  /** Loads what photos are made ready with: before one is chosen, since the network may be gone by then. */
  readyPhotos(): void
  /**
   * Puts a photo that is upright and no larger than it need be in the place of the one that was chosen, and keeps a small
   * one to look at, in the page alone. Rejects where it is gone.
   */
  preparePhoto(id: string, signal: AbortSignal): Promise<PreparedPhoto>
  /** Keeps a small one to look at of a photo that the insurer has already. */
  showPhoto(id: string, photo: Blob, signal: AbortSignal): Promise<void>
  /** The file has arrived: of a photo only what there is to look at stays. */
  releaseFile(id: string): void
  forgetFile(id: string): void
  /** Forgets every file that was chosen. */
  forgetFiles(): void
  /** Forgets every file that the customer was given. */
  forgetSaved(): void
  /** Puts a file among the customer's downloads, under this name. By its key it can be opened and shared afterwards. */
  saveFile(key: string, file: Blob, name: string): Promise<void>
  /** JSON kept for this tab. `read` gives `undefined` where nothing (or garbage) stands. */
  readonly storage: {
    read(key: string): unknown
    write(key: string, value: unknown): void
    /**
     * The same within a frame, and only the last of several: before the page is left or hidden, and before anything else
     * is done here. Only what no call goes out after.
     */
    writeSoon(key: string, value: unknown): void
    remove(key: string): void
    /** Removes every entry whose key starts so. */
    clear(prefix: string): void
    /** The keys that start so. */
    keys(prefix: string): readonly string[]
  }
  /** JSON kept for every tab of this browser, also after they are closed. `read` as above. */
  readonly sharedStorage: {
    read(key: string): unknown
    write(key: string, value: unknown): void
    remove(key: string): void
    /** The keys that start so. */
    keys(prefix: string): readonly string[]
    /** Tells if the browser has what was written; `false` if only this page does. */
    holds(key: string): boolean
    /** Calls back after every write and removal, of this tab or another one, until the returned function is called. */
    onChange(changed: () => void): () => void
  }
  /**
   * Returns `false` if the browser would lose what has to survive leaving the page: stores are blocked or full. Only a card
   * payment needs it. An identification opens in a new tab. If its page is lost, nothing is: the case was sent before, and the
   * insurer goes on with the same identification after the next sign-in.
   */
  keeps(): boolean
  /** Leads the browser to another page. Whoever comes back finds this one loaded anew, so it never resolves. */
  leave(address: string, signal: AbortSignal): Promise<never>
  /** Puts a text where it can be pasted from. Rejects where the browser does not let it. */
  copy(text: string): Promise<void>
  /**
   * Resolves when a line that was gone is back. One that is there may have been cut off just now: what went wrong for that
   * is often heard of first.
   */
  networkBack(signal: AbortSignal): Promise<void>
  /** Resolves when the customer next comes back to the page, from another tab or window. */
  comesToFront(signal: AbortSignal): Promise<void>
  /** Resolves when the page is hidden from the customer, or seen again; at once where it is so already. */
  pageTurns(to: 'hidden' | 'visible', signal: AbortSignal): Promise<void>
  /** Hears each message of a DÁP sign-in's WebSocket, until the signal ends it. Resolves with the code of its close. */
  listenToDap(websocketId: string, hear: (message: string) => void, signal: AbortSignal): Promise<number>
  /**
   * The code of a text message that comes now, where the browser can read it and the customer allows it (WebOTP);
   * otherwise it may never resolve.
   */
  readOneTimeCode(signal: AbortSignal): Promise<string>
  /** Epoch, ms. Never goes back while the page stands. */
  now(): number
  /** What time it is at the insurer (epoch, ms), as its latest answer told; the device's time where none did. */
  insurerTime(): number
  /** Resolves when the deadline (epoch, ms) has come. */
  sleepUntil(deadline: number, signal: AbortSignal): Promise<void>
  newId(): string
  site(): Site
  loadConfiguration(signal: AbortSignal): Promise<Configuration>
  loadTexts(namespaces: readonly string[], signal: AbortSignal): Promise<void>
  startMock(): Promise<void>
  /**
   * Loads a module of the portal: what it brings is in its place, and its texts are there. No promise where both are there
   * already: whoever waits even for that lets the page be drawn before the call goes out that the press is for.
   */
  loadModule(name: ModuleName): Promise<void> | undefined
  /** The token that calls carry from now on; `null` after logout. */
  useToken(token: string | null): void
  report(report: Report): void
  track(event: TrackingEvent): void
}

const bound = new WeakMap<AnyActor['system'], Services>()

/** Gives a root actor's system its services. To be called before the actor starts. */
export const bindServices = (system: AnyActor['system'], services: Services): void => {
  bound.set(system, services)
}

/** The services of the system that an actor or action runs in. */
export const servicesOf = (system: AnyActor['system']): Services => {
  const services = bound.get(system)
  if (services === undefined) throw new Error('bindServices was not called for this actor system')
  return services
}
