import { isReadable } from './isReadable'
import { LARGEST_ANSWER, parseJson } from './readBody'
import { type DatedAnswer, FILE_TIMEOUT, type Request } from './send'
import { createTaskQueue, type Network } from './taskQueue'
import { TechnicalError, UnreadableFile } from './technicalError'

/**
 * Maximum number of uploads at once. A second upload uses the network while the first one pauses. More uploads would
 * share a slow network, and all would finish late.
 */
const MAX_UPLOADS = 2

/**
 * Creates the function that uploads one file as multipart and reports progress. At most two uploads run at once. The
 * other files wait in the order in which the customer chose them. The request is created when its turn comes, because
 * the token may be renewed meanwhile.
 * @throws TechnicalError if no answer comes, UnreadableFile if the file cannot be read.
 */
export const createUpload = (
  network: Network,
): ((signal: AbortSignal, createRequest: () => Request) => Promise<DatedAnswer>) => {
  const runInTurn = createTaskQueue(MAX_UPLOADS, network)
  return (signal, createRequest) => runInTurn(signal, () => sendFile(createRequest()))
}

// Sends files with XMLHttpRequest, because fetch cannot report upload progress.
const sendFile = ({ method, address, headers, body, signal, onProgress }: Request): Promise<DatedAnswer> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    const files = Object.entries(body ?? {}).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob)
    for (const [name, file] of files) form.append(name, file)
    const xhr = new XMLHttpRequest()
    // The browser does not tell if the network or the file failed, so the files are read again.
    const rejectUpload = async ({ type }: Event) => {
      const readability = signal.aborted ? [] : await Promise.all(files.map(([, file]) => isReadable(file)))
      reject(readability.includes(false) ? new UnreadableFile() : new TechnicalError('transport', type))
    }
    xhr.open(method, address)
    xhr.timeout = FILE_TIMEOUT
    const startedAt = performance.now()
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ loaded, total }) => {
      // The timeout counts from the start of the request. It is moved at each progress, so an upload fails only after
      // `FILE_TIMEOUT` without progress.
      xhr.timeout = performance.now() - startedAt + FILE_TIMEOUT
      onProgress?.(total === 0 ? 0 : loaded / total)
    }
    xhr.onprogress = ({ loaded }) => {
      if (loaded > LARGEST_ANSWER) xhr.abort()
    }
    xhr.onload = () =>
      resolve({
        status: xhr.status,
        body: parseJson(xhr.responseText),
        type: xhr.getResponseHeader('content-type'),
        date: xhr.getResponseHeader('date'),
      })
    xhr.onerror = rejectUpload
    xhr.ontimeout = rejectUpload
    xhr.onabort = rejectUpload
    signal.addEventListener('abort', () => xhr.abort())
    xhr.send(form)
  })
