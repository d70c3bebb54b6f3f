import type { CDPSession } from 'playwright'

/** How many of the portal's files came over the line, and their bytes. */
export interface Traffic {
  readonly files: number
  readonly bytes: number
}

/** Records what a page asks for. The function that it gives begins to count; the one that that gives ends it. */
export function recordTraffic(session: CDPSession, origin: string): () => () => Traffic {
  let files = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith(origin)) files.set(requestId, 0)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => files.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) files.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (files.has(requestId)) files.set(requestId, encodedDataLength)
  })
  return () => {
    files = new Map()
    return () => {
      const came = [...files.values()].filter((bytes) => bytes > 0)
      return { files: came.length, bytes: came.reduce((sum, bytes) => sum + bytes, 0) }
    }
  }
}
