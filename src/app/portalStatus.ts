/** How long the portal may take to answer (ms). */
const PATIENCE = 10_000

/** The status that the portal itself answers with by now; `undefined` where no answer comes. */
export const portalStatus = async (): Promise<number | undefined> => {
  const signal = AbortSignal.timeout(PATIENCE)
  return fetch(location.href, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status,
    () => undefined,
  )
}
