declare global {
  interface Window {
    presses?: { at: number; shown: { state: string; at: number }[]; tell: (() => void) | undefined }
  }
}

/**
 * Runs in the page. Waits for a screen whose state matches `pattern`. Measures from the next press or, with
 * `byAddress`, from the page load. Returns two times in ms.
 * `all` is the time until the screen. `insurer` is the part of `all` spent waiting for the insurer. Both are `NaN` if
 * the screen does not appear within a minute.
 */
export function answer({ pattern, byAddress = false }: { readonly pattern: string; readonly byAddress?: boolean }) {
  const { presses } = window
  if (presses === undefined) throw new Error('The page lost what was observed.')
  const from = byAddress ? -1 : performance.now()
  if (byAddress) presses.at = 0
  return new Promise<{ all: number; insurer: number }>((resolve) => {
    presses.tell = () => {
      const end = presses.shown.find(
        ({ state, at }) => at > Math.max(from, presses.at) && new RegExp(pattern).test(state),
      )?.at
      if (end === undefined || !(presses.at > from)) return
      presses.tell = undefined
      // Waits a moment, because the browser adds a request to its timeline only after the response.
      setTimeout(() => resolve({ all: end - presses.at, insurer: insurerUntil(end) }), 200)
    }
    presses.tell()
    setTimeout(() => resolve({ all: Number.NaN, insurer: Number.NaN }), 60_000)

    function insurerUntil(end: number): number {
      const calls = performance.getEntriesByType('resource').filter(({ name, startTime, duration }) => {
        const isCall = new URL(name).pathname.startsWith('/api/')
        return isCall && startTime >= (presses?.at ?? end) && startTime + duration <= end + 5
      })
      let covered = Number.NEGATIVE_INFINITY
      let sum = 0
      for (const { startTime, duration } of calls) {
        const to = Math.min(startTime + duration, end)
        sum += Math.max(0, to - Math.max(startTime, covered))
        covered = Math.max(covered, to)
      }
      return sum
    }
  })
}

/** Runs in the page. Records the times of presses and of rendered screens. */
export function observe(): void {
  const presses: NonNullable<Window['presses']> = { at: Number.NaN, shown: [], tell: undefined }
  window.presses = presses
  const press = (): void => {
    presses.at = performance.now()
  }
  document.addEventListener('click', press, true)
  window.addEventListener('popstate', press, true)
  let last: string | undefined
  const note = (): void => {
    const screen = document.querySelector<HTMLElement>('[data-state]')
    const state = screen?.dataset.state
    if (state === undefined || state === last) return
    last = state
    presses.shown.push({ state, at: performance.now() })
    presses.tell?.()
  }
  new MutationObserver(note).observe(document, { subtree: true, childList: true, attributeFilter: ['data-state'] })
}
