import * as v from 'valibot'
import { nextWait } from '../../store/faultInjection/faultInjection'
import type { Persistence } from '../../store/persistence/persistence'
import { answers } from '../answers'
import { handle } from './handle'
import { createRouter } from './router'
import { slownessOf } from './slowness'
import { statusOf } from './status'
import { withTrueTypes } from './trueTypes'

/** A call as it came in, wherever from. */
export interface Asked {
  readonly method: string
  /** Relative to the API's base, without query. */
  readonly path: string
  readonly query: URLSearchParams
  readonly token: string
  readonly idempotencyKey: string | null
  /** The body's fields; `undefined` where it cannot be read. */
  body(): Promise<unknown>
}

/** What goes out; `lost` where nothing does. */
export type Sent =
  | 'lost'
  | {
      readonly status: number
      readonly type: string
      readonly body: string | Blob
      /** By the insurer's clock (epoch, ms). */
      readonly at: number
    }

/** What goes out before an answer. Its size (bytes) is told, so that a download can say how far it is. */
export const headersOf = ({ type, at }: Exclude<Sent, 'lost'>, size: number) => ({
  'Content-Type': type,
  'Content-Length': String(size),
  Date: new Date(at).toUTCString(),
  'Cache-Control': 'no-store',
})

const route = createRouter(answers)

/** Whether the simulated insurer has a call at all. */
export const knows = (method: string, path: string): boolean => route(method, path) !== undefined

/** Answers one call: the same in the page, on the server and in tests. `undefined` for a call that nobody declared. */
export const respond = async (keep: Persistence, asked: Asked): Promise<Sent | undefined> => {
  const found = route(asked.method, asked.path)
  if (found === undefined) return undefined
  const incoming = {
    params: found.params,
    query: Object.fromEntries(asked.query),
    body: asked.method === 'GET' ? undefined : await withTrueTypes(await asked.body()),
    token: asked.token,
    idempotencyKey: asked.idempotencyKey,
  }
  const { outgoing, wait, files, at } = keep((store) => ({
    outgoing: handle(store, found.answer, incoming),
    wait: nextWait(store) * slownessOf(found.answer.endpoint),
    files: store.files,
    at: store.now(),
  }))
  await files.settled()
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  if (outgoing === undefined) return 'lost'
  const { status, body } = outgoing
  if (typeof body !== 'function') return asJson(status, body, at)
  const file: unknown = await body()
  if (file === undefined) return asJson(statusOf(LOST_FILE.code), LOST_FILE, at)
  if (!(file instanceof Blob) || !v.is(found.answer.endpoint.response, file)) {
    throw new Error(`${found.answer.endpoint.id} answered a file that it does not declare.`)
  }
  return { status, type: file.type, body: file, at }
}

/** For a file that was kept and is lost after all. */
const LOST_FILE = { code: 'DOCUMENT_NOT_FOUND' }

const asJson = (status: number, body: unknown, at: number): Sent => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  at,
})
