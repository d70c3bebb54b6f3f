import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ApiRequest, headersOf, type SentAnswer } from '../handlers/call/respond'
import { tokenIn } from '../handlers/call/token'

/**
 * Maximum size of a request body, in bytes. It is larger than any file that the insurer accepts, and fits into the
 * server's memory.
 */
const MAX_BYTES = 64 * 1024 * 1024

/** The error for a body that is too large. */
export class BodyTooLarge extends Error {}

/** A node:http request as an incoming call; `address` is relative to the API's base. */
export const readCall = (request: IncomingMessage, address: string): ApiRequest => {
  const [path = '', query] = address.split('?')
  const keyHeader = request.headers['idempotency-key']
  return {
    method: request.method ?? 'GET',
    path,
    query: new URLSearchParams(query),
    token: tokenIn(request.headers.authorization),
    idempotencyKey: typeof keyHeader === 'string' ? keyHeader : null,
    body: () => readFields(request),
  }
}

/**
 * The whole body of a request.
 * @throws BodyTooLarge
 */
export const readBytes = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Buffer[] = []
  let receivedBytes = 0
  for await (const chunk of request) {
    receivedBytes += chunk.length
    if (receivedBytes > MAX_BYTES) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const readFields = async (request: IncomingMessage): Promise<unknown> => {
  const bytes = await readBytes(request)
  const contentType = request.headers['content-type'] ?? ''
  try {
    if (!/^multipart\/form-data/i.test(contentType)) return JSON.parse(bytes.toString('utf8'))
    return Object.fromEntries(await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData())
  } catch {
    return undefined
  }
}

/** Sends an answer. A lost answer closes the connection instead. */
export const writeAnswer = async (response: ServerResponse, sentAnswer: SentAnswer): Promise<void> => {
  if (sentAnswer === 'lost') {
    response.destroy()
    return
  }
  const body = Buffer.from(await new Response(sentAnswer.body).arrayBuffer())
  response.writeHead(sentAnswer.status, headersOf(sentAnswer, body.byteLength)).end(body)
}
