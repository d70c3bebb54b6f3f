import { type ActorRefFrom, type AnyActorRef, createActor, fromPromise } from 'xstate'
import { lineMachine } from '../../machines/line/line.machine'
import type { PortalCheck } from '../../machines/line/line.types'
import { waitMachine } from '../../machines/line/wait.machine'
import { newId } from '../browser/newId'
import { pageTurns } from '../browser/pageTurns'
import { portalStatus } from '../browser/portalStatus'

const neverAborted = new AbortController().signal

/**
 * The connection to the portal, as its own requests show it. `navigator.onLine` alone does not tell if the portal
 * responds.
 */
export interface Connection {
  /** Reports that a file of the portal got no response. */
  fail(): void
  /** Resolves when the connection is back. Use it if the browser's network was lost. */
  back(signal: AbortSignal): Promise<void>
  /** Resolves when the portal responds again. Use it if a request to the portal itself got no response. */
  reached(): Promise<void>
}

const checkActor = fromPromise<PortalCheck>(async ({ signal }) => {
  await pageTurns('visible', signal)
  return { isThere: (await portalStatus()) !== undefined, at: Date.now() }
})

/** Waits for `length` milliseconds, and at least until the next task. Never resolves if it is aborted. */
const pauseActor = fromPromise<void, { readonly length: number }>(
  ({ input, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, input.length)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }),
)

const browserLineMachine = lineMachine.provide({
  actors: { look: checkActor, rest: pauseActor, wait: waitMachine.provide({ actors: { rest: pauseActor } }) },
})

/**
 * Returns the functions that report and await the connection. The first call of one of them starts the `line` machine,
 * which then also gets the browser's `online` events.
 */
export const watchConnection = (app?: () => AnyActorRef): Connection => {
  let startedLine: ActorRefFrom<typeof lineMachine> | undefined

  const startLine = (): ActorRefFrom<typeof lineMachine> => {
    const line = createActor(browserLineMachine, { id: 'line', ...(app && { parent: app() }) }).start()
    window.addEventListener('online', () => line.send({ type: 'browser.online' }))
    startedLine = line
    return line
  }

  const waitForConnection = (isPortal: boolean, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const line = startedLine ?? startLine()
      const id = newId()
      const controller = new AbortController()
      line.send({ type: 'wait.began', id, at: Date.now(), isPortal })
      const { unsubscribe } = line.subscribe(({ context }) => {
        if (context.waits.includes(id)) return
        unsubscribe()
        controller.abort()
        resolve()
      })
      const cancel = () => {
        unsubscribe()
        line.send({ type: 'wait.ended', id })
      }
      signal.addEventListener('abort', cancel, { signal: controller.signal })
    })

  return {
    fail: () => (startedLine ?? startLine()).send({ type: 'file.failed' }),
    back: (signal) => waitForConnection(false, signal),
    reached: () => waitForConnection(true, neverAborted),
  }
}
