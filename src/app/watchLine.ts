import { type AnyActorRef, createActor, fromPromise } from 'xstate'
import { lineMachine } from '../../machines/line/line.machine'
import { pageTurns } from './pageTurns'
import { portalStatus } from './portalStatus'

/** Pauses before the portal is asked again: the first, and the longest (ms). */
const FIRST = 1_000
const LONGEST = 15_000

/** What fails again so soon (ms) after the line was found back, fails for another reason: it is given time, each time twice as long. */
const SOON = 60_000

const never = new AbortController().signal

/** What is known of the line, beside what the browser tells. */
export interface Line {
  /** A file of the portal's own got no answer. */
  fail(): void
  /** Resolves when the line is back. */
  back(signal: AbortSignal): Promise<void>
  /** Resolves when the portal answers, for who knows that it did not. */
  reached(): Promise<void>
}

/**
 * Starts a machine beside the app for each wait. All of them share one request at a time, made while the page is visible: a
 * failing portal is not to be asked by every wait.
 */
export const watchLine = (app?: () => AnyActorRef): Line => {
  const hearing = new Set<(isThere: boolean) => void>()
  let isFailing = false
  let foundAt = Number.NEGATIVE_INFINITY
  let rest = 0
  let pause = FIRST
  let nextPause = FIRST
  let isLooking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    clearTimeout(timer)
    timer = undefined
    if (document.visibilityState !== 'visible') await pageTurns('visible', never)
    const isThere = hearing.size > 0 && (await portalStatus()) !== undefined
    isLooking = false
    pause = nextPause
    nextPause = isThere || hearing.size === 0 ? FIRST : Math.min(2 * pause, LONGEST)
    for (const hear of hearing) hear(isThere)
    hearing.clear()
  }

  const machine = lineMachine.provide({
    actors: {
      look: fromPromise<boolean, { readonly isAtOnce: boolean }>(
        ({ input, signal }) =>
          new Promise((resolve) => {
            hearing.add(resolve)
            signal.addEventListener('abort', () => {
              hearing.delete(resolve)
              if (hearing.size > 0) return
              clearTimeout(timer)
              timer = undefined
            })
            if (input.isAtOnce) void look()
            else if (!isLooking) timer ??= setTimeout(look, pause)
          }),
      ),
      rest: fromPromise<void, { readonly length: number }>(
        ({ input, signal }) =>
          new Promise((resolve) => {
            const later = setTimeout(resolve, input.length)
            signal.addEventListener('abort', () => clearTimeout(later))
          }),
      ),
    },
  })

  const wait = (given: number | null, wanted: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      const line = createActor(machine, { id: 'line', input: { given }, ...(app && { parent: app() }) })
      const over = new AbortController()
      const { signal } = over
      line.subscribe({
        complete: () => {
          over.abort()
          const { value } = line.getSnapshot()
          if (value === 'found') {
            foundAt = Date.now()
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
      rest = Date.now() - foundAt < SOON + rest ? Math.max(LONGEST, 2 * rest) : 0
      // Whoever waits for that file begins to before anything else happens; whoever comes later waits for something else.
      setTimeout(() => {
        isFailing = false
      })
    },
    back: (wanted) => wait(isFailing ? rest : null, wanted),
    reached: () => wait(0, never),
  }
}
