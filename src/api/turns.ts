import { TechnicalError } from './technicalError'

/** The state of the network, for the upload queue. */
export interface Network {
  isAway(): Promise<boolean>
  back(): Promise<void>
}

/**
 * Returns a function that runs at most `atOnce` tasks at a time. Others wait in order of arrival. An aborted waiting
 * task leaves the queue and rejects with a TechnicalError. If a task fails because the network is away, the queue
 * pauses until it is back, so that waiting tasks do not fail too. A task that arrives during the pause still tries.
 */
export const turns = (atOnce: number, network: Network) => {
  let free = atOnce
  let isResting = false
  const waiting: (() => void)[] = []

  const goOn = (): void => {
    while (free > 0 && !isResting && waiting.length > 0) waiting.shift()?.()
  }
  const leave = (): void => {
    free += 1
    goOn()
  }
  const rest = async (): Promise<void> => {
    if (isResting) return
    isResting = true
    await network.back()
    isResting = false
    goOn()
  }
  /** Frees the place of a failed task only after the network was checked. */
  const leaveFailed = async (): Promise<void> => {
    if (await network.isAway()) void rest()
    leave()
  }

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const stepOut = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(new TechnicalError('transport', 'abort'))
      }
      const take = () => {
        signal.removeEventListener('abort', stepOut)
        free -= 1
        resolve()
      }
      if (signal.aborted) return reject(new TechnicalError('transport', 'abort'))
      if (free > 0) return take()
      signal.addEventListener('abort', stepOut)
      waiting.push(take)
    })

  return async <Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> => {
    await turn(signal)
    try {
      const result = await act()
      leave()
      return result
    } catch (error) {
      if (signal.aborted) leave()
      else void leaveFailed()
      throw error
    }
  }
}
