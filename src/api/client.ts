import { type CallParts, callAddressOf } from './callAddress'
import type { CallInput, Endpoint, OutcomeOf } from './endpoint'
import { isNetworkPage } from './networkPage'
import { type ArrivedAnswer, takePreloaded } from './preloadedRead'
import { readAnswer } from './readAnswer'
import { type Request, send } from './send'
import type { Network } from './taskQueue'
import { TechnicalError, technicalErrorTypeOf } from './technicalError'
import { createUpload } from './upload'

/** The client's environment, read again for each call. */
export interface ClientSettings {
  /** Base address of the API: absolute or a path, with or without a slash at the end. */
  baseUrl(): string
  token(): string | null
  now(): number
  /** Reports the insurer's time from an answer. `at` is the device's time when the answer arrived (both epoch, ms). */
  onTime(time: number, at: number): void
  /** The device's network connection. Queued uploads pause while the connection is lost. */
  readonly network: Network
  /** Reports that the insurer no longer accepts this token (status 401). */
  onExpired(token: string): void
  /** Reports that a call got no usable answer, unless the call was aborted. `detail` never contains personal data. */
  onFault(endpointId: string, detail: string): void
}

/** Options of one call. */
export interface ClientCallOptions {
  readonly signal: AbortSignal
  readonly idempotencyKey?: string
  /** The token to send instead of the token of the open session: the token of a session that this tab has closed. */
  readonly accessToken?: string
  readonly onProgress?: (share: number) => void
}

const hasFile = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Object.values(body).some((value) => value instanceof Blob)

/** Calls an endpoint. Throws a `TechnicalError` if there is no usable answer. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: ClientCallOptions,
) => Promise<OutcomeOf<E>>

/** Creates the one function through which the portal calls the insurer. */
export const createClient = (settings: ClientSettings): Call => {
  const upload = createUpload(settings.network)
  const sendCall = async <E extends Endpoint>(
    endpoint: E,
    parts: CallParts,
    { signal, idempotencyKey, accessToken, onProgress }: ClientCallOptions,
  ): Promise<OutcomeOf<E>> => {
    const hasFileBody = hasFile(parts.body)
    /** The token of the last request. */
    let token: string | null = null
    const createRequest = (): Request => {
      token = accessToken ?? settings.token()
      return {
        method: endpoint.method,
        address: callAddressOf(settings.baseUrl(), endpoint.path, parts),
        headers: {
          accept: 'application/json',
          ...(parts.body === undefined || hasFileBody ? {} : { 'content-type': 'application/json' }),
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: parts.body,
        isFile: endpoint.response.type === 'blob',
        signal,
        ...(onProgress === undefined ? {} : { onProgress }),
      }
    }
    const receiveAnswer = async (): Promise<ArrivedAnswer> => {
      const answer = await (hasFileBody ? upload(signal, createRequest) : send(createRequest()))
      return { ...answer, at: settings.now() }
    }
    const firstAnswer = await (takePreloaded(createRequest(), settings.now) ?? receiveAnswer())
    // The token was renewed during the call, and the insurer has not executed it. If the session has changed, the call
    // is aborted already.
    const newerToken = accessToken === undefined ? settings.token() : null
    const isOutdated = firstAnswer.status === 401 && newerToken !== null && newerToken !== token
    const answer = isOutdated ? await receiveAnswer() : firstAnswer
    if (answer.body === undefined && isNetworkPage(answer.status, answer.type)) {
      throw new TechnicalError('transport', `status ${answer.status}, a page in place of JSON`)
    }
    const insurerTime = Date.parse(answer.date ?? '')
    if (!Number.isNaN(insurerTime)) settings.onTime(insurerTime, answer.at)

    if (answer.status === 401 && token !== null) {
      settings.onExpired(token)
      throw new TechnicalError('expired', endpoint.id)
    }
    return readAnswer(endpoint, answer, answer.at)
  }
  return async (endpoint, input, options) => {
    try {
      return await sendCall(endpoint, Object(input), options)
    } catch (error) {
      const errorType = technicalErrorTypeOf(error)
      // An expired session and an aborted call are not reported as technical errors.
      if (errorType !== 'expired' && !options.signal.aborted)
        settings.onFault(endpoint.id, `${errorType}: ${Object(error).message}`)
      throw error
    }
  }
}
