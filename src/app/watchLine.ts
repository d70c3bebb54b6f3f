import { type ActorRefFrom, type AnyActorRef, createActor, fromPromise } from 'xstate'
import { lineMachine } from '../../machines/line/line.machine'
import type { LineInput } from '../../machines/line/line.types'
import { pageTurns } from '../browser/pageTurns'
import { portalStatus } from '../browser/portalStatus'

const never = new AbortController().signal

/** The state of the connection, in addition to the browser's own. */
export interface Line {
  /** Reports that a file of the portal got no response. */
  fail(): void
  /** Resolves when the connection is back. */
  back(signal: AbortSignal): Promise<void>
  /** Resolves when the portal responds again, for a caller that got no response before. */
  reached(): Promise<void>
}

/** Resolves after a time (ms), unless the wait is stopped. */
const rest = fromPromise<void, { readonly length: number }>(
  ({ input, signal }) =>
    new Promise((resolve) => {
      const later = setTimeout(resolve, input.length)
      signal.addEventListener('abort', () => clearTimeout(later))
    }),
)

/**
 * Starts a machine beside the app for each wait. The portal's answer to one wait is sent to the others, which then do
 * not ask.
 */
export const watchLine = (app?: () => AnyActorRef): Line => {
  const lines = new Set<ActorRefFrom<typeof lineMachine>>()
  let isFailing = false
  let foundAt = Number.NEGATIVE_INFINITY
  let lastRest = 0

  let asking: Promise<boolean> | undefined

  const ask = async (): Promise<boolean> => {
    const isThere = (await portalStatus()) !== undefined
    asking = undefined
    for (const line of lines) line.send({ type: isThere ? 'portal.answered' : 'portal.silent' })
    return isThere
  }
  const look = fromPromise<boolean>(async ({ signal }) => {
    await pageTurns('visible', signal)
    asking ??= ask()
    return asking
  })
  const machine = lineMachine.provide({ actors: { look, rest } })

  const wait = (failed: LineInput['failed'], wanted: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const input = { failed, sinceFound: Date.now() - foundAt, lastRest }
      const line = createActor(machine, { id: 'line', input, ...(app && { parent: app() }) })
      const over = new AbortController()
      const { signal } = over
      lines.add(line)
      line.subscribe({
        complete: () => {
          over.abort()
          lines.delete(line)
          const { value, context } = line.getSnapshot()
          if (value === 'found') {
            foundAt = Date.now()
            lastRest = context.rest
            isFailing = false
          }
          if (value !== 'over') resolve()
        },
      })
      wanted.addEventListener('abort', () => line.send({ type: 'wait.ended' }), { signal })
      window.addEventListener('online', () => line.send({ type: 'browser.online' }), { signal })
      line.start()
    })

  return {
    fail: () => {
      if (isFailing) return
      isFailing = true
      // A wait for that file starts within the same task. A later wait has another cause.
      setTimeout(() => {
        isFailing = false
      })
    },
    back: (wanted) => wait(isFailing ? 'file' : 'other', wanted),
    reached: () => wait('portal', never),
  }
}
