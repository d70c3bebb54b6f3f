import type { CDPSession } from 'playwright'

/** Number and total bytes of the files that the portal transferred. */
export interface Traffic {
  readonly files: number
  readonly bytes: number
}

/**
 * Records a page's requests to the portal. The returned function starts a new count, and returns a function that reads
 * the count.
 */
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
