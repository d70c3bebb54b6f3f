import * as v from 'valibot'
import { nextDelay } from '../../store/faultInjection/faultInjection'
import type { Persistence } from '../../store/persistence/persistence'
import { answers } from '../answers'
import { handleCall } from './handleCall'
import { createRouter } from './router'
import { delayFactorOf } from './slowness'
import { statusOf } from './status'
import { withTrueTypes } from './trueTypes'

/** An incoming call, independent of the transport. */
export interface ApiRequest {
  readonly method: string
  /** Path relative to the API's base, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly token: string
  readonly idempotencyKey: string | null
  /** The body's fields; `undefined` if the body cannot be read. */
  body(): Promise<unknown>
}

/** The outgoing answer; `lost` if no answer is sent. */
export type SentAnswer =
  | 'lost'
  | {
      readonly status: number
      readonly type: string
      readonly body: string | Blob
      /** The insurer's time (epoch, ms). */
      readonly at: number
    }

/** Headers of an answer. They include its size (bytes), so that a download can show its progress. */
export const headersOf = ({ type, at }: Exclude<SentAnswer, 'lost'>, size: number) => ({
  'Content-Type': type,
  'Content-Length': String(size),
  Date: new Date(at).toUTCString(),
  'Cache-Control': 'no-store',
})

const findRoute = createRouter(answers)

/**
 * Answers one call, the same way in the page, on the server and in tests. Returns `undefined` for an undeclared call.
 */
export const respond = async (keep: Persistence, request: ApiRequest): Promise<SentAnswer | undefined> => {
  const foundRoute = findRoute(request.method, request.path)
  if (foundRoute === undefined) return undefined
  const incomingCall = {
    params: foundRoute.params,
    query: Object.fromEntries(request.query),
    body: request.method === 'GET' ? undefined : await withTrueTypes(await request.body()),
    token: request.token,
    idempotencyKey: request.idempotencyKey,
  }
  const { outgoing, wait, files, at } = keep((store) => ({
    outgoing: handleCall(store, foundRoute.answer, incomingCall),
    wait: nextDelay(store) * delayFactorOf(foundRoute.answer.endpoint),
    files: store.files,
    at: store.now(),
  }))
  await files.settled()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  if (outgoing === undefined) return 'lost'
  const { status, body } = outgoing
  if (typeof body !== 'function') return jsonAnswer(status, body, at)
  const file: unknown = await body()
  if (file === undefined) return jsonAnswer(statusOf(LOST_FILE.code), LOST_FILE, at)
  if (!(file instanceof Blob) || !v.is(foundRoute.answer.endpoint.response, file)) {
    throw new Error(`${foundRoute.answer.endpoint.id} answered a file that it does not declare.`)
  }
  return { status, type: file.type, body: file, at }
}

/** The error for a stored file whose content was lost. */
const LOST_FILE = { code: 'DOCUMENT_NOT_FOUND' }

const jsonAnswer = (status: number, body: unknown, at: number): SentAnswer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  at,
})
