/** Longest wait for an answer, from the first byte that goes out to the last one that comes in (ms). */
export const TIMEOUT = 30_000

/** Aborts with the given signal, or when the time is over; `stop` ends the watch. */
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
