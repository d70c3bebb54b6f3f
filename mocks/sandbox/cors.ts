import type { IncomingMessage, ServerResponse } from 'node:http'

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Whether a page of this origin stands on this machine. */
export const isOfThisMachine = (origin: string): boolean => LOOPBACK.test(origin)

/** Lets pages from this machine, and only those, call the server. */
export const allowOrigin = (request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined || !isOfThisMachine(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key')
  // What time it is at the insurer: a page from elsewhere is not told otherwise.
  response.setHeader('Access-Control-Expose-Headers', 'date')
  response.setHeader('Access-Control-Max-Age', '600')
}
