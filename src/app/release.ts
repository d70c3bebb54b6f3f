/** Timeout of the request for the current page (ms). */
const REQUEST_TIMEOUT = 10_000

/** Returns the path of the script that this page started with. The script's name identifies the release. */
const findEntryPath = (): string | undefined => {
  const entryScript = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return entryScript === null ? undefined : new URL(entryScript.src).pathname
}

/** Tells if the portal now serves another release than the one in this page; `false` if unknown. */
export const isReleaseReplaced = async (): Promise<boolean> => {
  const entryPath = findEntryPath()
  if (entryPath === undefined) return false
  try {
    const response = await fetch('/kezdolap', { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) })
    // A response that names no script is not a page of the portal, but e.g. an error of a proxy.
    const pageHtml = response.ok ? await response.text() : ''
    return pageHtml.includes('type="module"') && !pageHtml.includes(`"${entryPath}"`)
  } catch {
    return false
  }
}
