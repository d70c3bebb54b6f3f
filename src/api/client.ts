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
  /**
   * Reports that the insurer no longer accepts this token (status 401). Resolves when the session has ended, or a
   * renewal under way has an answer. The renewal itself does not wait for that: `endpointId` is the refused call's.
   */
  onExpired(token: string, endpointId: string): Promise<void>
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
    const reportRefusal = async ({ status }: ArrivedAnswer): Promise<void> => {
      if (status === 401 && token !== null) await settings.onExpired(token, endpoint.id)
    }
    // If the session has changed, the call is aborted already.
    const hasNewerToken = (): boolean =>
      accessToken === undefined && settings.token() !== null && settings.token() !== token

    let answer = await (takePreloaded(createRequest(), settings.now) ?? receiveAnswer())
    if (!hasNewerToken()) await reportRefusal(answer)
    // The token was renewed meanwhile. The insurer has not executed the refused call.
    if (answer.status === 401 && hasNewerToken()) {
      answer = await receiveAnswer()
      await reportRefusal(answer)
    }
    if (answer.body === undefined && isNetworkPage(answer.status, answer.type)) {
      throw new TechnicalError('transport', `status ${answer.status}, a page in place of JSON`)
    }
    const insurerTime = Date.parse(answer.date ?? '')
    if (!Number.isNaN(insurerTime)) settings.onTime(insurerTime, answer.at)

    if (answer.status === 401 && token !== null) throw new TechnicalError('expired', endpoint.id)
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
