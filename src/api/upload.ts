import { CallFault } from './fault'
import type { RawAnswer, Request } from './send'

/** Longest wait for an upload (ms): 10 MB on a slow phone. */
const TIMEOUT = 300_000

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends one file as multipart, telling how much has gone out. XMLHttpRequest, because fetch cannot tell.
 * @throws CallFault where no answer comes, or a server only fails.
 */
export const upload = ({ method, address, headers, body, signal, onProgress }: Request): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(body ?? {})) if (value instanceof Blob) form.append(name, value)
    const request = new XMLHttpRequest()
    const fail = () => reject(new CallFault('transport', 'upload'))
    request.open(method, address)
    request.timeout = TIMEOUT
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    request.onload = () =>
      request.status >= 500 ? fail() : resolve({ status: request.status, body: parse(request.responseText) })
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
