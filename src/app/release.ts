/** Timeout of the request for the current page (ms). */
const PATIENCE = 10_000

/** The script that this page started with. Its name identifies the release. */
const entryOf = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return entry === null ? undefined : new URL(entry.src).pathname
}

/** Tells if the portal now serves another release than the one in this page; `false` if unknown. */
export const isReplaced = async (): Promise<boolean> => {
  const entry = entryOf()
  if (entry === undefined) return false
  try {
    const response = await fetch('/kezdolap', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    // A response that names no script is not a page of the portal, but e.g. an error of a proxy.
    const page = response.ok ? await response.text() : ''
    return page.includes('type="module"') && !page.includes(`"${entry}"`)
  } catch {
    return false
  }
}
