import { type DatedAnswer, type Request, send } from './send'

/** An answer and the time at which it came (epoch, ms). */
export interface ArrivedAnswer extends DatedAnswer {
  readonly at: number
}

/** Longest age of a preloaded read (ms). An older read is discarded, and the data are read again. */
const LONGEST_AGE = 10_000

let preloadedRead: { readonly key: string; readonly since: number; readonly answer: Promise<ArrivedAnswer> } | undefined

// The token is part of the key: another token belongs to another customer or a newer session.
const requestKeyOf = ({ method, address, headers }: Request): string =>
  JSON.stringify([method, address, headers.authorization])

/**
 * Starts a read whose answer will certainly be needed. Only the next request with the same address and token gets the
 * answer or the error.
 */
export const preloadRead = (request: Request, now: () => number): void => {
  const answer = send(request).then((datedAnswer) => ({ ...datedAnswer, at: now() }))
  // The request that takes this read handles its error. If no request takes it, the browser must not report an
  // unhandled rejection.
  answer.catch(() => undefined)
  preloadedRead = { key: requestKeyOf(request), since: now(), answer }
}

/**
 * Returns the preloaded read of a request, and forgets it. Returns `undefined` if no such read was started, or if it is
 * too old.
 */
export const takePreloaded = (request: Request, now: () => number): Promise<ArrivedAnswer> | undefined => {
  if (preloadedRead === undefined || preloadedRead.key !== requestKeyOf(request)) return undefined
  const { since, answer } = preloadedRead
  preloadedRead = undefined
  return now() - since <= LONGEST_AGE ? answer : undefined
}
