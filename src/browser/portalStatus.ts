/** Timeout of the request (ms). */
const REQUEST_TIMEOUT = 10_000

const requestStatus = async (): Promise<number | undefined> => {
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT)
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).status
  } catch {
    return undefined
  }
}

let pendingRequest: Promise<number | undefined> | undefined

/**
 * Returns the HTTP status of the portal's own response, or `undefined` without a response. Concurrent callers share one
 * request.
 */
export const portalStatus = (): Promise<number | undefined> => {
  pendingRequest ??= requestStatus().finally(() => {
    pendingRequest = undefined
  })
  return pendingRequest
}
