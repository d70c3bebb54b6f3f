import type { CDPSession } from 'playwright'

/** What went over the line: how long the insurer was asked (ms), and how many of the portal's files came, with their bytes. */
export interface Traffic {
  readonly insurer: number
  readonly files: number
  readonly bytes: number
}

interface Call {
  readonly isOwn: boolean
  readonly from: number
  to: number
  bytes: number
}

/** Records what a page asks for. The function that it gives begins to count; the one that that gives ends it. */
export function recordTraffic(session: CDPSession, origin: string): () => () => Traffic {
  let calls = new Map<string, Call>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    calls.set(requestId, { isOwn: request.url.startsWith(origin), from: timestamp, to: timestamp, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => calls.delete(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache === true) calls.delete(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const call = calls.get(requestId)
    if (call === undefined) return
    call.to = timestamp
    call.bytes = encodedDataLength
  })
  return () => {
    calls = new Map()
    return () => {
      const finished = [...calls.values()].filter(({ from, to }) => to > from)
      const own = finished.filter(({ isOwn }) => isOwn)
      const bytes = own.reduce((sum, call) => sum + call.bytes, 0)
      return { insurer: 1000 * covered(finished.filter(({ isOwn }) => !isOwn)), files: own.length, bytes }
    }
  }
}

/** How long at least one of them was under way. */
function covered(calls: readonly Call[]): number {
  let end = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const { from, to } of [...calls].sort((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, end))
    end = Math.max(end, to)
  }
  return sum
}
