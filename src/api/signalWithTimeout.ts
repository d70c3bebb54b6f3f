/** Longest wait for an answer, from the first byte sent to the last byte received (ms). */
export const TIMEOUT = 30_000

/** Returns a signal that aborts when `signal` aborts, or after `timeout` (ms). `stop` clears the timer. */
export const signalWithTimeout = (
  signal: AbortSignal,
  timeout: number,
): { readonly signal: AbortSignal; stop(): void } => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, timeout)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const stop = (): void => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, stop }
}
