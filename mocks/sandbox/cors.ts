import type { IncomingMessage, ServerResponse } from 'node:http'

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/** Tells if an origin is on this machine. */
export const isOfThisMachine = (origin: string): boolean => LOOPBACK.test(origin)

/** Allows only pages from this machine to call the server. */
export const allowOrigin = (request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('Vary', 'Origin')
  const { origin } = request.headers
  if (origin === undefined || !isOfThisMachine(origin)) return
  response.setHeader('Access-Control-Allow-Origin', origin)
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE, OPTIONS')
  response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key')
  // The insurer's time is in the `Date` header, which pages of another origin cannot read by default.
  response.setHeader('Access-Control-Expose-Headers', 'date')
  response.setHeader('Access-Control-Max-Age', '600')
}
