import { TechnicalError } from './technicalError'

/** What the line knows of the network: whether it is away, and when it is back. */
export interface Network {
  isAway(): Promise<boolean>
  back(): Promise<void>
}

/**
 * Lets so many go at once. The others wait for their turn in the order in which they came, and leave the line where nobody
 * wants them any more: then they reject with a TechnicalError. Once one has failed since the network is away, the line rests until
 * it is back: nobody in it is sent to fail as well. Whoever comes meanwhile tries.
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
  /** Nobody takes the place of one that has failed before it is known why. */
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
