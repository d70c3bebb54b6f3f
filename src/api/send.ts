import { FetchError, ofetch } from 'ofetch'
import { CallFault } from './fault'

/** A request, ready to go out. */
export interface Request {
  readonly method: 'GET' | 'POST' | 'DELETE'
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  /** Whether the answer is a file and not JSON. */
  readonly isFile: boolean
  readonly signal: AbortSignal
  readonly onProgress?: (share: number) => void
}

/** An answer as it came: its status, and its body as a file or parsed as JSON (`undefined` where it is none). */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
}

/** Longest wait for an answer (ms). */
const TIMEOUT = 30_000
/** Repeats of a read after a transport fault, and the pause before each (ms). Writes never repeat by themselves. */
const READ_RETRIES = 2
const RETRY_PAUSE = 300

const parseJson = (text: string): unknown => {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Sends one request. @throws CallFault where no answer comes, or a server only fails (status 500 and above). */
export const send = async ({ method, address, headers, body, isFile, signal }: Request): Promise<RawAnswer> => {
  try {
    const response = await ofetch.raw(address, {
      method,
      headers,
      signal,
      timeout: TIMEOUT,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      retry: method === 'GET' ? READ_RETRIES : 0,
      retryDelay: RETRY_PAUSE,
      retryStatusCodes: [500, 502, 503, 504],
      ...(isFile ? { responseType: 'blob' } : { responseType: 'json', parseResponse: parseJson }),
    })
    return { status: response.status, body: response._data }
  } catch (error) {
    if (error instanceof FetchError && error.status !== undefined && error.status < 500) {
      const { data } = error
      return { status: error.status, body: data instanceof Blob ? parseJson(await data.text()) : data }
    }
    throw new CallFault('transport', error instanceof Error ? error.name : 'unknown')
  }
}
