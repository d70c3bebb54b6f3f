import { type ActorRefFrom, type AnyActorRef, createActor, fromPromise } from 'xstate'
import { lineMachine } from '../../machines/line/line.machine'
import type { LineLook } from '../../machines/line/line.types'
import { waitMachine } from '../../machines/line/wait.machine'
import { newId } from '../browser/newId'
import { pageTurns } from '../browser/pageTurns'
import { portalStatus } from '../browser/portalStatus'

const neverAborted = new AbortController().signal

/** The state of the connection, in addition to the browser's own. */
export interface Line {
  /** Reports that a file of the portal got no response. */
  fail(): void
  /** Resolves when the connection is back. */
  back(signal: AbortSignal): Promise<void>
  /** Resolves when the portal responds again, for a caller that got no response before. */
  reached(): Promise<void>
}

const checkActor = fromPromise<LineLook>(async ({ signal }) => {
  await pageTurns('visible', signal)
  return { isThere: (await portalStatus()) !== undefined, at: Date.now() }
})

/** Resolves in a later task, after a time (ms), unless it is aborted. */
const pauseActor = fromPromise<void, { readonly length: number }>(
  ({ input, signal }) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, input.length)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }),
)

const machine = lineMachine.provide({
  actors: { look: checkActor, rest: pauseActor, wait: waitMachine.provide({ actors: { rest: pauseActor } }) },
})

/** Starts the network's machine beside the app on first use, and sends it the browser's `online` events. */
export const watchLine = (app?: () => AnyActorRef): Line => {
  let started: ActorRefFrom<typeof lineMachine> | undefined

  const start = (): ActorRefFrom<typeof lineMachine> => {
    const line = createActor(machine, { id: 'line', ...(app && { parent: app() }) }).start()
    window.addEventListener('online', () => line.send({ type: 'browser.online' }))
    started = line
    return line
  }

  const wait = (isPortal: boolean, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const line = started ?? start()
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
    fail: () => (started ?? start()).send({ type: 'file.failed' }),
    back: (signal) => wait(false, signal),
    reached: () => wait(true, neverAborted),
  }
}
