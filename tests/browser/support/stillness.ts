import type { Page } from 'playwright/test'

/**
 * Maximum layout shift score (CLS) of one shift. One known shift is allowed: the header gets less tall at the sign-in,
 * which scores 0.0205.
 */
const MOST = 0.021

/** Maximum shift of a heading, label, link or button (px). A press at its old position must still hit it. */
const MOST_PX = 8

/**
 * Records unexpected layout shifts, beginning with the next page that opens. The browser's score ignores an element
 * that React renders again at another place. So the positions of texts are also compared between frames.
 * Shifts within half a second of a press are expected.
 */
export const watchJumps = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([maxScore, maxShiftPx]) => {
      const jumps: string[] = []
      Object.assign(window, { jumps })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const value: number = Reflect.get(entry, 'value')
          if (value <= maxScore || Reflect.get(entry, 'hadRecentInput')) continue
          const moved: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources')
          const names = moved.map(({ node }) => (node instanceof Element && node.className) || node?.nodeName)
          jumps.push(`a score of ${value.toFixed(3)}: ${names.join(', ')}`)
        }
      }).observe({ type: 'layout-shift', buffered: true })

      let pressed = Number.NEGATIVE_INFINITY
      for (const press of ['pointerdown', 'keydown']) {
        addEventListener(press, () => (pressed = performance.now()), { capture: true })
      }
      const currentTops = (): ReadonlyMap<string, number> => {
        const tops = new Map<string, number>()
        const repeated = new Set<string>()
        for (const element of document.querySelectorAll('h1, h2, a, button:not([aria-disabled=true]), label')) {
          // Skips arrows without visible words, because arrows with different meanings have the same text.
          if (getComputedStyle(element).fontSize === '0px') continue
          const { top, height } = element.getBoundingClientRect()
          const words = element.textContent ?? ''
          if (tops.has(words)) repeated.add(words)
          if (height > 0 && top >= 0 && top < innerHeight) tops.set(words, top)
        }
        for (const words of repeated) tops.delete(words)
        return tops
      }
      let before = currentTops()
      let scrolled = scrollY
      const compareFrames = (time: number): void => {
        const now = currentTops()
        for (const [words, top] of now) {
          const from = before.get(words)
          if (from === undefined || time - pressed < 500 || scrolled !== scrollY) continue
          if (Math.abs(top - from) > maxShiftPx) jumps.push(`${words}: ${Math.round(from)} to ${Math.round(top)} px`)
        }
        before = now
        scrolled = scrollY
        requestAnimationFrame(compareFrames)
      }
      requestAnimationFrame(compareFrames)
    },
    [MOST, MOST_PX] as const,
  )

/** Returns the layout shifts since the load. Waits for pending frames first. */
export const jumpsSoFar = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'jumps')
  })
