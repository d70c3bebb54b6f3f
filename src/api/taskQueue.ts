import { TechnicalError } from './technicalError'

/**
 * The state of the network, for the upload queue. The network is away if the portal does not respond. `back` resolves
 * when the portal responds again.
 */
export interface Network {
  isAway(): Promise<boolean>
  back(): Promise<void>
}

/**
 * Returns a function that runs at most `maxConcurrent` tasks at a time. Other tasks wait in order of arrival. A waiting
 * task that is aborted leaves the queue and rejects with a TechnicalError.
 *
 * If a task fails because the network is away, the queue pauses until the network is back. So the waiting tasks do not
 * fail too. A new task still starts at once during the pause if fewer than `maxConcurrent` tasks are running.
 */
export const createTaskQueue = (maxConcurrent: number, network: Network) => {
  let freePlaces = maxConcurrent
  let isPaused = false
  const queue: (() => void)[] = []

  const startNext = (): void => {
    while (freePlaces > 0 && !isPaused && queue.length > 0) queue.shift()?.()
  }
  const releasePlace = (): void => {
    freePlaces += 1
    startNext()
  }
  const pauseQueue = async (): Promise<void> => {
    if (isPaused) return
    isPaused = true
    await network.back()
    isPaused = false
    startNext()
  }
  /**
   * Checks the network before it frees the place of a failed task. Otherwise the next waiting task would start and
   * fail, too.
   */
  const releaseAfterFailure = async (): Promise<void> => {
    if (await network.isAway()) void pauseQueue()
    releasePlace()
  }

  const waitForTurn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leaveQueue = () => {
        queue.splice(queue.indexOf(startTurn), 1)
        reject(new TechnicalError('transport', 'abort'))
      }
      const startTurn = () => {
        signal.removeEventListener('abort', leaveQueue)
        freePlaces -= 1
        resolve()
      }
      if (signal.aborted) return reject(new TechnicalError('transport', 'abort'))
      if (freePlaces > 0) return startTurn()
      signal.addEventListener('abort', leaveQueue)
      queue.push(startTurn)
    })

  return async <Result>(signal: AbortSignal, task: () => Promise<Result>): Promise<Result> => {
    await waitForTurn(signal)
    try {
      const result = await task()
      releasePlace()
      return result
    } catch (error) {
      if (signal.aborted) releasePlace()
      else void releaseAfterFailure()
      throw error
    }
  }
}
