/** How long the portal may take to answer (ms). */
const PATIENCE = 10_000

const ask = async (): Promise<number | undefined> => {
  try {
    const signal = AbortSignal.timeout(PATIENCE)
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal })).status
  } catch {
    return undefined
  }
}

let asking: Promise<number | undefined> | undefined

/** The status that the portal itself answers with by now; `undefined` where no answer comes. However many ask at once, it is asked once. */
export const portalStatus = (): Promise<number | undefined> => {
  asking ??= ask().finally(() => {
    asking = undefined
  })
  return asking
}
