/** Runs a clean-up when the process is asked to stop, and then exits. Further signals do not run it again. */
export function onStop(cleanUp: () => Promise<unknown>): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    cleanUp().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
