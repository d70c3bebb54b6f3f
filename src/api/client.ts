import { addressOf, type Parts } from './callAddress'
import type { CallInput, Endpoint, OutcomeOf } from './endpoint'
import { type ArrivedAnswer, takePreloaded } from './preloadedRead'
import { readAnswer } from './readAnswer'
import { type Request, send } from './send'
import { TechnicalError, technicalErrorTypeOf } from './technicalError'
import type { Network } from './turns'
import { createUpload } from './upload'

/** What the client needs to know of its surroundings, asked anew for each call. */
export interface ClientSettings {
  /** Absolute address or path; with or without a slash at the end. */
  baseUrl(): string
  token(): string | null
  now(): number
  /** An answer, which came `at` a time of the device's clock, says what time it was at the insurer (epoch, ms). */
  onTime(time: number, at: number): void
  /** What files that wait for their turn know of the line. */
  readonly network: Network
  /** The insurer no longer takes this token (status 401). */
  onExpired(token: string): void
  /** A call got no usable answer, though the portal still waited for one. Never holds personal data. */
  onFault(endpointId: string, detail: string): void
}

/** How one call is made. */
export interface ClientCallOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey?: string
  /** The token to send instead of the open session's: of one that has been closed on this device. */
  readonly accessToken?: string
  readonly onProgress?: (share: number) => void
}

const hasFile = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)

/** Calls an endpoint. Throws a `TechnicalError` where there is no usable answer. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ClientCallOptions,
) => Promise<OutcomeOf<E>>

/** Makes the one function through which the portal calls the insurer. */
export const createClient = (settings: ClientSettings): Call => {
  const upload = createUpload(settings.network)
  const ask = async <E extends Endpoint>(
    endpoint: E,
    parts: Parts,
    { signal, idempotencyKey, accessToken, onProgress }: ClientCallOptions,
  ): Promise<OutcomeOf<E>> => {
    const token = accessToken ?? settings.token()
    const asFile = hasFile(parts.body)
    const request: Request = {
      method: endpoint.method,
      address: addressOf(settings.baseUrl(), endpoint.path, parts),
      headers: {
        accept: 'application/json',
        ...(parts.body === undefined || asFile ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: parts.body,
      isFile: endpoint.response.type === 'blob',
      signal,
      ...(onProgress === undefined ? {} : { onProgress }),
    }
    const arrive = async (): Promise<ArrivedAnswer> => {
      const answer = await (asFile ? upload(request) : send(request))
      return { ...answer, at: settings.now() }
    }
    const answer = await (takePreloaded(request, settings.now) ?? arrive())
    const told = Date.parse(answer.date ?? '')
    if (!Number.isNaN(told)) settings.onTime(told, answer.at)

    if (answer.status === 401 && token !== null) {
      settings.onExpired(token)
      throw new TechnicalError('expired', endpoint.id)
    }
    return readAnswer(endpoint, answer, answer.at)
  }
  return async (endpoint, input, options) => {
    try {
      return await ask(endpoint, Object(input), options)
    } catch (error) {
      const kind = technicalErrorTypeOf(error)
      // A session that is over, and an answer that nobody waits for any more, are no faults.
      if (kind !== 'expired' && !options.signal.aborted)
        settings.onFault(endpoint.id, `${kind}: ${Object(error).message}`)
      throw error
    }
  }
}
