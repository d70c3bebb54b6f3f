/** Longest wait for an answer, from the first byte sent to the last byte received (ms). */
export const TIMEOUT = 30_000

/** Returns a signal that aborts when `signal` aborts, or after `time` (ms). `stop` clears the timer. */
export const limited = (signal: AbortSignal, time: number): { readonly signal: AbortSignal; stop(): void } => {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  const timer = setTimeout(abort, time)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const stop = (): void => {
    clearTimeout(timer)
    signal.removeEventListener('abort', abort)
  }
  return { signal: controller.signal, stop }
}
