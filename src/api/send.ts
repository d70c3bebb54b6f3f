import { FetchError, ofetch } from 'ofetch'
import { withTypeOfContent } from './fileType'
import { parseJson, readBody } from './readBody'
import { signalWithTimeout, TIMEOUT } from './signalWithTimeout'
import { TechnicalError } from './technicalError'

/** A request that is ready to be sent. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** `true` if the answer is a file and not JSON. */
  readonly isFile: boolean
  readonly signal: AbortSignal
  /** Reports the transferred share of a file, from 0 to 1. Never called if the size is not known. */
  readonly onProgress?: (share: number) => void
}

/** An answer as received: its status, and its body as a file or parsed JSON (`undefined` if it is not JSON). */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
}

/** An answer with two of its headers. A header is `null` if it is absent. */
export interface DatedAnswer extends RawAnswer {
  /** The content type. */
  readonly type: string | null
  /** The date by the insurer's clock (an HTTP date). */
  readonly date: string | null
}

/**
 * Maximum time for receiving a file, and maximum time without progress of an upload (ms). It is long enough for 10 MB
 * on a slow phone.
 */
export const FILE_TIMEOUT = 300_000
/**
 * Number of retries of a read after a transport error or status 500, 502, 503 or 504, and the pause before each (ms).
 * Writes are never retried automatically.
 */
const READ_RETRIES = 2
const RETRY_PAUSE = 300

/**
 * Returns a function that reports the received share of a file at each new percent. Returns `undefined` if the total
 * size is not known, or if no share is to be reported.
 */
const progressReporter = (headers: Headers, onProgress: Request['onProgress']) => {
  // The length of a compressed body does not tell the length of the decompressed bytes counted here.
  const totalBytes = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  if (onProgress === undefined || !(totalBytes > 0)) return undefined
  let reportedShare = 0
  return (receivedBytes: number): void => {
    const share = Math.min(1, Math.floor((receivedBytes / totalBytes) * 100) / 100)
    if (share <= reportedShare) return
    reportedShare = share
    onProgress(share)
  }
}

// Leaves out ofetch's message, which quotes the address: the address may contain text that a customer typed.
const technicalErrorOf = (error: unknown): TechnicalError => {
  const cause = error instanceof FetchError ? error.cause : error
  return new TechnicalError('transport', cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no answer')
}

/** Sends one request. @throws TechnicalError if no answer comes. */
export const send = async ({
  method,
  address,
  headers,
  body,
  isFile,
  signal,
  onProgress,
}: Request): Promise<DatedAnswer> => {
  const timeLimit = signalWithTimeout(signal, isFile ? FILE_TIMEOUT : TIMEOUT)
  try {
    const response = await ofetch
      .raw<unknown, 'stream'>(address, {
        method,
        headers,
        // Customer data must not be stored on disk. A cached answer would also have an old `date`, which the portal
        // would take for the insurer's current time.
        cache: 'no-store',
        // ofetch ignores its own timeout if a signal is given. Its timeout would also not cover the body.
        signal: timeLimit.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        retry: method === 'GET' ? READ_RETRIES : 0,
        retryDelay: RETRY_PAUSE,
        retryStatusCodes: [500, 502, 503, 504],
        responseType: 'stream',
      })
      .catch((error: unknown) => {
        if (error instanceof FetchError && error.response !== undefined) return error.response
        throw error
      })
    const { status } = response
    const date = response.headers.get('date')
    const type = response.headers.get('content-type')
    // The body of a server error is not read, because the status alone decides the error type.
    if (status >= 500) return { status, body: undefined, type, date }
    const blob = await readBody(
      response._data,
      type ?? '',
      isFile ? progressReporter(response.headers, onProgress) : undefined,
    )
    if (isFile && status < 400) return { status, body: blob && (await withTypeOfContent(blob)), type, date }
    return { status, body: blob && parseJson(await blob.text()), type, date }
  } catch (error) {
    throw technicalErrorOf(error)
  } finally {
    timeLimit.stop()
  }
}
