import type { Locator, Page } from 'playwright/test'
import { NEW_PLATE, openCase, plate } from '../support/plateCase.ts'
import { alert, button, field, heading, link, open, openSignedIn, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const UPRIGHT = { width: 390, height: 844 }
const LYING = { width: 844, height: 390 }

/** Sets the safe-area insets (px), which keep content clear of rounded corners, the camera and the home bar. */
const withInsets = async (page: Page, insets: { top?: number; right?: number; bottom?: number; left?: number }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  await session.detach()
}

// Resets the insets, because the next test uses the same page.
test.afterEach(({ page }) => withInsets(page, { top: 0, right: 0, bottom: 0, left: 0 }))

test.describe('on a display with round corners', () => {
  test('header, bar and dialog stay inside the safe area in portrait', async ({ page }) => {
    await page.setViewportSize(UPRIGHT)
    await openCase(page)
    await withInsets(page, { top: 47, right: 0, bottom: 34, left: 0 })
    const topOf = async (name: string) => (await link(page, name).boundingBox())?.y
    await expect.poll(() => topOf('Minta Biztosító')).toBeGreaterThanOrEqual(47)
    const endOf = async (name: string) => {
      const box = await button(page, name).boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0)
    }
    expect(await endOf('Tovább')).toBeLessThanOrEqual(UPRIGHT.height - 34)
    const middle = async (locator: Locator) => {
      const box = await locator.boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0) / 2
    }
    const arrow = await middle(link(page, 'Vissza az ügyekhez').locator('svg'))
    expect(Math.abs(arrow - (await middle(button(page, 'Tovább')))), 'the arrow beside the button').toBeLessThan(2)
    await plate(page).fill(NEW_PLATE)
    await link(page, 'Vissza az ügyekhez').click()
    await expect(button(page, 'Elvetem')).toBeVisible()
    expect(await endOf('Elvetem')).toBeLessThanOrEqual(UPRIGHT.height - 34)
  })

  test('texts and controls stay inside the safe area in landscape', async ({ page }) => {
    await page.setViewportSize(LYING)
    await openCase(page)
    await withInsets(page, { top: 0, right: 47, bottom: 21, left: 47 })
    const outside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, h1, h2, p')]
          .filter((element) => element.checkVisibility() && !element.matches('.skip, .hidden, .hidden *'))
          .map((element) => [element.getBoundingClientRect(), element.textContent] as const)
          .filter(([{ left, right }]) => left < 47 || right > window.innerWidth - 47)
          .map(([{ left, right }, text]) => `${text}: ${left} to ${right}`),
      )
    await expect.poll(outside).toEqual([])
  })
})

/**
 * Simulates an on-screen keyboard that does not resize the page: only `visualViewport` reports the smaller visible
 * height.
 */
const withKeyboard = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const viewport = Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, height: window.innerHeight })
    Object.defineProperty(window, 'visualViewport', { value: viewport })
    Object.assign(window, {
      leave: (height: number) => {
        viewport.height = height
        viewport.dispatchEvent(new Event('resize'))
      },
    })
  })

/** Opens the simulated keyboard, so that only the given height of the page stays visible (px). */
const leave = (page: Page, height: number): Promise<unknown> => page.evaluate(`window.leave(${height})`)

test.describe('with an on-screen keyboard', () => {
  test.use({ viewport: { width: 360, height: 500 } })

  test('the focused field scrolls into view when the keyboard opens', async ({ page }) => {
    await withKeyboard(page)
    await openCase(page)
    await plate(page).focus()
    const endOf = async () => {
      const box = await plate(page).boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0)
    }
    expect(await endOf(), 'a keyboard will lie over it').toBeGreaterThan(250)
    // Opens the keyboard repeatedly, because the page starts to react only some time after it is interactive.
    await expect
      .poll(async () => {
        await leave(page, 250)
        return endOf()
      })
      .toBeLessThanOrEqual(250)
    await expect(plate(page)).toBeFocused()
  })

  test('an invalid field stays in view together with its error summary', async ({ page }) => {
    await withKeyboard(page)
    await open(page, SIGN_IN)
    await expect(heading(page, 'Belépés', 1)).toBeVisible()
    const number = field(page, 'Szerződésszám')
    await number.focus()
    const { y, height } = (await number.boundingBox()) ?? { y: 0, height: 0 }
    await leave(page, y + height + 20)
    await number.press('Enter')
    await expect(number).toHaveAttribute('aria-invalid', 'true')
    const endOf = async () => {
      const box = await number.boundingBox()
      return (box?.y ?? Number.NaN) + (box?.height ?? 0)
    }
    await expect.poll(endOf).toBeLessThanOrEqual(y + height + 20)
    await expect(alert(page, 'Írja be a szerződésszámát')).toBeInViewport()
  })
})

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 345, height: 740 } })

  test('the errors in an error summary have a gap between them even if an error wraps', async ({ page }) => {
    await openSignedIn(page, '/kgfb/ugyek/bank-account')
    await button(page, 'Tovább').click()
    const errorLinks = alert(page, 'Kérjük, javítsa').getByRole('link')
    await expect(errorLinks).toHaveCount(2)
    // Measures the words of each link. The link itself is higher, so that a finger can hit it.
    const words = await errorLinks.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        const { top, bottom, height } = range.getBoundingClientRect()
        return {
          top,
          bottom,
          lines: Math.round(height / Number.parseFloat(getComputedStyle(link).lineHeight)),
        }
      }),
    )
    expect(words[0]?.lines, 'more than one line').toBeGreaterThan(1)
    expect((words[1]?.top ?? 0) - (words[0]?.bottom ?? 0)).toBeGreaterThanOrEqual(6)
  })
})
