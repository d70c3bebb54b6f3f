import { CallFault } from './fault'

/**
 * Lets so many go at once. The others wait for their turn in the order in which they came, and leave the line where nobody
 * wants them any more: then they reject with a CallFault.
 */
export const turns = (atOnce: number) => {
  let free = atOnce
  const waiting: (() => void)[] = []

  const turn = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(new CallFault('transport', 'abort'))
      }
      const take = () => {
        signal.removeEventListener('abort', leave)
        free -= 1
        resolve()
      }
      if (signal.aborted) return reject(new CallFault('transport', 'abort'))
      if (free > 0) return take()
      signal.addEventListener('abort', leave)
      waiting.push(take)
    })

  return async <Result>(signal: AbortSignal, act: () => Promise<Result>): Promise<Result> => {
    await turn(signal)
    try {
      return await act()
    } finally {
      free += 1
      waiting.shift()?.()
    }
  }
}
