import { FetchError, ofetch } from 'ofetch'
import { withTypeOfContent } from './fileType'
import { limited, TIMEOUT } from './limited'
import { parseJson, readBody } from './readBody'
import { TechnicalError } from './technicalError'

/** A request, ready to go out. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether the answer is a file and not JSON. */
  readonly isFile: boolean
  readonly signal: AbortSignal
  /** Hears, from 0 to 1, how much of a file is there; never where that cannot be known. */
  readonly onProgress?: (share: number) => void
}

/** An answer as it came: its status, and its body as a file or parsed as JSON (`undefined` where it is none). */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
}

/** An answer, and when it was sent by the insurer's clock (an HTTP date); `null` where that is not told. */
export interface DatedAnswer extends RawAnswer {
  readonly date: string | null
}

/** Longest wait for a file (ms): 10 MB on a slow phone. */
export const FILE_TIMEOUT = 300_000
/** Repeats of a read after a transport fault, and the pause before each (ms). Writes never repeat by themselves. */
const READ_RETRIES = 2
const RETRY_PAUSE = 300

/** Turns what has come into a share of the whole, each per cent told once; `undefined` where the whole is not known. */
const shareOf = (headers: Headers, tell: Request['onProgress']) => {
  // A packed body's length says nothing of what is unpacked here.
  const whole = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'))
  if (tell === undefined || !(whole > 0)) return undefined
  let told = 0
  return (size: number): void => {
    const share = Math.min(1, Math.floor((size / whole) * 100) / 100)
    if (share <= told) return
    told = share
    tell(share)
  }
}

// Not the address, which ofetch quotes: it may hold what somebody typed.
const faultOf = (error: unknown): TechnicalError => {
  const cause = error instanceof FetchError ? error.cause : error
  return new TechnicalError('transport', cause instanceof Error ? `${cause.name}: ${cause.message}` : 'no answer')
}

/** Sends one request. @throws TechnicalError where no answer comes. */
export const send = async ({
  method,
  address,
  headers,
  body,
  isFile,
  signal,
  onProgress,
}: Request): Promise<DatedAnswer> => {
  const limit = limited(signal, isFile ? FILE_TIMEOUT : TIMEOUT)
  try {
    const response = await ofetch
      .raw<unknown, 'stream'>(address, {
        method,
        headers,
        // What the insurer says of a customer stays on no disk, and an old answer would tell an old day as today's.
        cache: 'no-store',
        // With a signal of one's own ofetch keeps no time, and it would only be the time until the body begins.
        signal: limit.signal,
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
    // Whatever a failing server says besides is not waited for.
    if (status >= 500) return { status, body: undefined, date }
    const type = response.headers.get('content-type') ?? ''
    const read = await readBody(response._data, type, isFile ? shareOf(response.headers, onProgress) : undefined)
    if (isFile && status < 400) return { status, body: read && (await withTypeOfContent(read)), date }
    return { status, body: read && parseJson(await read.text()), date }
  } catch (error) {
    throw faultOf(error)
  } finally {
    limit.stop()
  }
}
