import { type DatedAnswer, type Request, send } from './send'

/** An answer, and when it came (epoch, ms). */
export interface ArrivedAnswer extends DatedAnswer {
  readonly at: number
}

/** How long what was asked for ahead may wait for who needs it (ms): what is read later is asked for anew. */
const LONGEST_AHEAD = 10_000

let begun: { readonly key: string; readonly since: number; readonly answer: Promise<ArrivedAnswer> } | undefined

// Another token is another customer's, or a newer one of the same.
const keyOf = ({ method, address, headers }: Request): string =>
  JSON.stringify([method, address, headers.authorization])

/** Begins a read that is certainly needed: who asks for the same next is given what comes of it, once, whatever that is. */
export const preloadRead = (request: Request, now: () => number): void => {
  const answer = send(request).then((come) => ({ ...come, at: now() }))
  // Told to who reads it; where nobody does, nobody misses it.
  answer.catch(() => undefined)
  begun = { key: keyOf(request), since: now(), answer }
}

/** What has been begun of a request; `undefined` where that is nothing, or too long ago. */
export const takePreloaded = (request: Request, now: () => number): Promise<ArrivedAnswer> | undefined => {
  if (begun === undefined || begun.key !== keyOf(request)) return undefined
  const { since, answer } = begun
  begun = undefined
  return now() - since <= LONGEST_AHEAD ? answer : undefined
}
