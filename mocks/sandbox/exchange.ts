import type { IncomingMessage, ServerResponse } from 'node:http'
import { INNER_ORIGIN } from './worlds'

/** Far above the largest file that is taken, far below what hurts. */
const MOST_BYTES = 64 * 1024 * 1024

/** A body that nobody in their right mind sends. */
export class TooMuch extends Error {}

/** A request of node:http as the handlers know requests, under the address they listen to. */
export const readRequest = async (request: IncomingMessage, path: string): Promise<Request> => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const method = request.method ?? 'GET'
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(`${INNER_ORIGIN}${path}`, { method, headers, ...(hasBody && { body: await bytesOf(request) }) })
}

const bytesOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > MOST_BYTES) throw new TooMuch()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Sends an answer; one that is a network error ends the connection without a word. */
export const writeResponse = async (response: ServerResponse, answered: Response): Promise<void> => {
  if (answered.type === 'error') {
    response.destroy()
    return
  }
  const body = Buffer.from(await answered.arrayBuffer())
  response.writeHead(answered.status, Object.fromEntries(answered.headers)).end(body)
}
