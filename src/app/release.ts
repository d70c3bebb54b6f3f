/** How long the portal may take to answer (ms). */
const PATIENCE = 10_000

/** The script that this page began with: its name says of which release it is. */
const entryOf = (): string | undefined => {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  return entry === null ? undefined : new URL(entry.src).pathname
}

/** Whether the portal delivers another release by now than the one that runs in this page; `false` where nobody knows. */
export const isReplaced = async (): Promise<boolean> => {
  const entry = entryOf()
  if (entry === undefined) return false
  try {
    const response = await fetch('/kezdolap', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) })
    // Whatever names no script at all is no page of the portal: an error of whoever stands before it.
    const page = response.ok ? await response.text() : ''
    return page.includes('type="module"') && !page.includes(`"${entry}"`)
  } catch {
    return false
  }
}
