import type { AnyActor } from 'xstate'
import type { Call } from '../src/api/client'
import type { Configuration } from '../src/api/configuration'
import type { ModuleName } from './modules'

/**
 * A prepared photo, which keeps the customer's file name, or the reason why it could not be prepared. `heic`: the
 * browser cannot read iPhone photos. `unreadable`: the file is damaged. `tooLarge`, `wrongType`: the browser cannot
 * draw the file, and it is not accepted unchanged.
 */
export type PreparedPhoto =
  | { readonly ok: true; readonly file: { readonly size: number; readonly mimeType: string } }
  | { readonly ok: false; readonly problem: 'heic' | 'unreadable' | 'tooLarge' | 'wrongType' }

/** A report for operators. Never holds personal data. */
export interface Report {
  readonly kind: 'fault' | 'refusal'
  /** The subject of the report, for example an endpoint's id. */
  readonly subject: string
  readonly detail: string
}

/** An event that the product owner counts. Never holds personal data. */
export type TrackingEvent = { readonly event: 'tile'; readonly tile: string; readonly outbound: boolean }

/** The origin and configuration of the portal. */
export interface Site {
  readonly origin: string
  /** `null` until the configuration has loaded. */
  readonly configuration: Configuration | null
}

/** The machines' interface to the browser and the insurer. One implementation in the browser, one in tests. */
export interface Services {
  /** Calls the insurer. @throws TechnicalError if there is no usable answer. */
  readonly call: Call
  /** The file with an id; `undefined` after a reload. Machines know files only by id. */
  file(id: string): File | undefined
  /** Loads the code that prepares photos. Called before a photo is chosen, since the network may be gone by then. */
  readyPhotos(): void
  /**
   * Replaces a chosen photo by a copy that is upright and no larger than needed. Keeps a small preview in this page
   * only. Rejects if the file no longer exists.
   */
  preparePhoto(id: string, signal: AbortSignal): Promise<PreparedPhoto>
  /** Keeps a small preview of a photo that the insurer already has. */
  showPhoto(id: string, photo: Blob, signal: AbortSignal): Promise<void>
  /** Releases a file that the insurer has received. Only a photo's preview stays in the page. */
  releaseFile(id: string): void
  forgetFile(id: string): void
  /** Releases the chosen files whose ids satisfy the condition. */
  forgetFiles(isForgotten: (id: string) => boolean): void
  /** Removes all files that `saveFile` has kept for opening and sharing. */
  forgetSaved(): void
  /**
   * Saves a file to the customer's downloads, under `name`. With `key`, the portal can open or share the file later.
   */
  saveFile(key: string, file: Blob, name: string): Promise<void>
  /** JSON stored for this tab. `read` returns `undefined` if the value is absent or invalid. */
  readonly storage: {
    read(key: string): unknown
    write(key: string, value: unknown): void
    /**
     * Writes the value after the next frame. If a key gets several values until then, only the last is written. Writes
     * at once when the page is left or hidden, and before any other use of this storage. Only for values that no call
     * depends on.
     */
    writeSoon(key: string, value: unknown): void
    remove(key: string): void
    /** Removes every entry whose key has the prefix. */
    clear(prefix: string): void
    /** The keys that have the prefix. */
    keys(prefix: string): readonly string[]
  }
  /** JSON for all tabs of this browser, kept after they close. `read` returns `undefined` if absent or invalid. */
  readonly sharedStorage: {
    read(key: string): unknown
    write(key: string, value: unknown): void
    remove(key: string): void
    /** The keys that have the prefix. */
    keys(prefix: string): readonly string[]
    /** Tells if the browser has stored the value. Returns `false` if only this page has it. */
    holds(key: string): boolean
    /** Calls `changed` after every write and removal in any tab, until the returned function is called. */
    onChange(changed: () => void): () => void
  }
  /**
   * Returns `false` if the browser would lose data that must survive leaving the page: its storage is blocked or full.
   * Needed by a card payment, and by an identification and a DÁP sign-in that open in this tab.
   */
  keeps(): boolean
  /** Leads the browser to another page. Never resolves, because this page loads again when the customer returns. */
  leave(address: string, signal: AbortSignal): Promise<never>
  /** Copies a text to the clipboard. Rejects if the browser does not allow it. */
  copy(text: string): Promise<void>
  /**
   * Resolves when a lost network is back. Does not rely on the browser's own report, because a call often fails before
   * the browser notices the loss.
   */
  networkBack(signal: AbortSignal): Promise<void>
  /** Resolves when the customer next returns to the page from another tab or window. */
  comesToFront(signal: AbortSignal): Promise<void>
  /** Resolves when the page becomes hidden or visible, as `visibility` says; at once if it already is. */
  pageTurns(visibility: 'hidden' | 'visible', signal: AbortSignal): Promise<void>
  /** Receives each message of a DÁP sign-in's WebSocket, until the signal aborts. Resolves with the close code. */
  listenToDap(websocketId: string, onMessage: (message: string) => void, signal: AbortSignal): Promise<number>
  /**
   * Returns the code of a text message that arrives now, if the browser can read it and the customer allows it
   * (WebOTP). Otherwise the promise may never resolve.
   */
  readOneTimeCode(signal: AbortSignal): Promise<string>
  /** The present time (epoch, ms). Never goes back while the page is open. */
  now(): number
  /** The insurer's time (epoch, ms) by its latest answer; the device's time before the first answer. */
  insurerTime(): number
  /** Resolves at the deadline (epoch, ms). */
  sleepUntil(deadline: number, signal: AbortSignal): Promise<void>
  newId(): string
  site(): Site
  loadConfiguration(signal: AbortSignal): Promise<Configuration>
  loadTexts(namespaces: readonly string[], signal: AbortSignal): Promise<void>
  startMock(): Promise<void>
  /**
   * Loads a module of the portal, and registers its values and texts. Returns no promise if the module is already
   * loaded: waiting even for a resolved promise would let the page render before the caller sends its call.
   */
  loadModule(name: ModuleName): Promise<void> | undefined
  /** Sets the token of all further calls; `null` after logout. */
  useToken(token: string | null): void
  report(report: Report): void
  track(event: TrackingEvent): void
}

const servicesBySystem = new WeakMap<AnyActor['system'], Services>()

/** Binds the services to a root actor's system. To be called before the actor starts. */
export const bindServices = (system: AnyActor['system'], services: Services): void => {
  servicesBySystem.set(system, services)
}

/** The services of an actor's or action's system. */
export const servicesOf = (system: AnyActor['system']): Services => {
  const services = servicesBySystem.get(system)
  if (services === undefined) throw new Error('bindServices was not called for this actor system')
  return services
}
