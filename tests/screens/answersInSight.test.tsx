import '../../src/styles/first.css'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Elements } from '../../src/ui/content'
import { ErrorSummary } from '../../src/ui/feedback/ErrorSummary'
import { Notice } from '../../src/ui/feedback/Notice'
import { Header } from '../../src/ui/layout/Header'
import { Page } from '../../src/ui/layout/Page'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const answers = {
  'an error': (
    <Notice kind="error" heading="A beküldés nem sikerült">
      <p>Minden megvan, amit megadott.</p>
    </Notice>
  ),
  'a warning after a press': (
    <Notice kind="warning" heading="Nem módosított semmit" isAnswer>
      <p>Adja meg, mi legyen más.</p>
    </Notice>
  ),
  'a summary of errors': (
    <ErrorSummary heading="Kérjük, javítsa" errors={[{ field: 'a', label: 'Rendszám', message: 'Írja be.' }]} />
  ),
} as const

/** Returns a form that is longer than a phone's screen. Empty space of `above` px precedes its message `answer`. */
const longForm = (above: number, answer: Elements) => (
  <Page
    skip="Ugrás a tartalomra"
    header={<Header brand={{ name: 'Minta', to: '/' }} back={{ label: 'Vissza', to: '/' }} />}
    footer={<p>Lábléc</p>}
  >
    <div style={{ blockSize: above }} />
    {answer}
    <button type="button">Tovább</button>
    <div style={{ blockSize: 900 }} />
  </Page>
)

const expectSeen = () => {
  const { activeElement } = document
  const { top, bottom } = activeElement?.getBoundingClientRect() ?? new DOMRect()
  const back = document.querySelector('.back')
  // In a low window the back link is in the header, so there is no bar at the bottom.
  const isBar = back !== null && getComputedStyle(back).position === 'fixed'
  const bar = isBar ? back.getBoundingClientRect().top : window.innerHeight
  expect(activeElement?.matches('.notice, .error-summary'), 'the focus').toBe(true)
  expect(top, 'its head').toBeGreaterThanOrEqual(0)
  expect(bottom, 'its foot').toBeLessThanOrEqual(bar)
}

const sizes = [
  [360, 740],
  [320, 640],
] as const
/** The distance of the message from the page's top, and the page's scroll position (px). */
const positions = [
  ['partly under the bar at the bottom', 560, 0],
  ['below the viewport', 1200, 0],
  ['above the viewport', 100, 600],
] as const

for (const [width, height] of sizes) {
  for (const [position, above, scrolled] of positions) {
    test.each(Object.entries(answers))(
      `%s that appears ${position} scrolls into view and takes the focus, at ${width}x${height}`,
      async (_, answer) => {
        await page.viewport(width, height)
        const { rerender } = render(longForm(above, null))
        window.scrollTo(0, scrolled)
        await act(async () => rerender(longForm(above, answer)))
        expectSeen()
      },
    )
  }
}

/** Windows with an open on-screen keyboard: their size, and the height that stays visible (px). */
const keyboards = [
  ['shrinks the window', 360, 400, 400],
  ['shrinks the window', 320, 340, 340],
  ['covers the bottom of the window', 360, 740, 440],
  ['covers the bottom of the window', 320, 640, 340],
] as const

for (const [keyboardState, width, height, visibleHeight] of keyboards) {
  for (const [position, above, scrolled] of positions) {
    test.each(Object.entries(answers))(
      `%s that appears ${position} scrolls into view above a keyboard that ${keyboardState}, at ${width}x${height}`,
      async (_, answer) => {
        await page.viewport(width, height)
        const { rerender } = render(longForm(above, null))
        window.scrollTo(0, scrolled)
        const { visualViewport } = window
        if (visualViewport === null) throw new Error('the browser has no visual viewport')
        vi.spyOn(visualViewport, 'height', 'get').mockReturnValue(visibleHeight)
        await act(async () => rerender(longForm(above, answer)))
        expectSeen()
        expect(document.activeElement?.getBoundingClientRect().bottom, 'its foot').toBeLessThanOrEqual(visibleHeight)
      },
    )
  }
}

test('an error message takes the focus in a browser without a visual viewport', async () => {
  vi.stubGlobal('visualViewport', undefined)
  const { rerender } = render(longForm(100, null))
  await act(async () => rerender(longForm(100, answers['an error'])))
  vi.unstubAllGlobals()
  expectSeen()
})

test('an info notice neither moves the focus nor scrolls the page', async () => {
  await page.viewport(360, 740)
  const { rerender, getByRole } = render(longForm(1200, null))
  getByRole('button', { name: 'Tovább' }).focus({ preventScroll: true })
  await act(async () => rerender(longForm(1200, <Notice kind="info" heading="Jó tudni" />)))
  expect(document.activeElement?.textContent).toBe('Tovább')
  expect(window.scrollY).toBe(0)
})
