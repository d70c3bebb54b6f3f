import type { CDPSession } from 'playwright'

/**
 * A request of a page. `startedAt` is in ms, `bytes` is the size of the body. `chain` is the request's position in its
 * chain: 1 for the document, 2 for a file that the document requests.
 */
export type SeenRequest = { url: string; type: string; startedAt: number; bytes: number; chain: number }

type Initiator = { url?: string; stack?: Stack }
type Stack = { callFrames: readonly { url: string }[]; parent?: Stack }

/** Records every request of a page, including the document. Times are milliseconds after the document's own request. */
export function recordRequests(session: CDPSession): () => SeenRequest[] {
  const seenRequests = new Map<string, SeenRequest>()
  let origin: number | undefined
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, initiator, documentURL }) => {
    origin ??= timestamp
    const cause = causeOf(initiator) ?? documentURL
    const before = request.url === documentURL ? undefined : [...seenRequests.values()].find(({ url }) => url === cause)
    seenRequests.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      startedAt: (timestamp - origin) * 1000,
      bytes: 0,
      chain: request.url === documentURL ? 1 : (before?.chain ?? 1) + 1,
    })
  })
  // Counts only the body, as reported by the server's header, because the size of headers depends on the server.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = seenRequests.get(requestId)
    if (request !== undefined) request.bytes = Number(response.headers['Content-Length'] ?? Number.NaN)
  })
  return () => [...seenRequests.values()]
}

function causeOf({ url, stack }: Initiator): string | undefined {
  if (url !== undefined && url !== '') return url
  const frame = stack?.callFrames.find((entry) => entry.url !== '')
  if (frame !== undefined) return frame.url
  return stack?.parent === undefined ? undefined : causeOf({ stack: stack.parent })
}
