import { isReadable } from './isReadable'
import { LARGEST_ANSWER, parseJson } from './readBody'
import { type DatedAnswer, FILE_TIMEOUT, type Request } from './send'
import { TechnicalError, UnreadableFile } from './technicalError'
import { type Network, turns } from './turns'

/** Most uploads at once. A second one fills the pauses of the first. More would all be late on a slow network. */
const AT_ONCE = 2

/**
 * Creates the function that uploads one file as multipart and reports progress. At most two uploads run at once, in the
 * order in which they were chosen.
 * @throws TechnicalError if no answer comes, UnreadableFile if the file is the reason.
 */
export const createUpload = (network: Network): ((request: Request) => Promise<DatedAnswer>) => {
  const inTurn = turns(AT_ONCE, network)
  return (request) => inTurn(request.signal, () => sendFile(request))
}

// Sends files with XMLHttpRequest, because fetch cannot report upload progress.
const sendFile = ({ method, address, headers, body, signal, onProgress }: Request): Promise<DatedAnswer> =>
  new Promise((resolve, reject) => {
    const form = new FormData()
    const files = Object.entries(body ?? {}).filter((entry): entry is [string, Blob] => entry[1] instanceof Blob)
    for (const [name, file] of files) form.append(name, file)
    const request = new XMLHttpRequest()
    // The browser does not tell if the network or the file failed, so the files are read again.
    const fail = async ({ type }: Event) => {
      const readable = signal.aborted ? [] : await Promise.all(files.map(([, file]) => isReadable(file)))
      reject(readable.includes(false) ? new UnreadableFile() : new TechnicalError('transport', type))
    }
    request.open(method, address)
    request.timeout = FILE_TIMEOUT
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total)
    request.onprogress = ({ loaded }) => {
      if (loaded > LARGEST_ANSWER) request.abort()
    }
    request.onload = () =>
      resolve({
        status: request.status,
        body: parseJson(request.responseText),
        type: request.getResponseHeader('content-type'),
        date: request.getResponseHeader('date'),
      })
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
