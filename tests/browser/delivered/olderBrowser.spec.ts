import type { Page } from 'playwright/test'
import texts from '../../../src/texts/page.hu.json' with { type: 'json' }
import { heading } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Opens the start page without its scripts. `read` changes the HTML to what an older browser understands. */
const openAsOlder = async (page: Page, read: (html: string) => string): Promise<void> => {
  await page.route('**/kezdolap', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const html = (await response.text()).replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    await route.fulfill({ response, headers, body: read(html) })
  })
  await page.goto('/kezdolap')
  await expect(heading(page, 'Miben segíthetünk?', 1)).toBeVisible()
}

const told = (page: Page) => page.getByText(texts.tooOld)

test('a current browser shows no warning about its age, even before the scripts load', async ({ page }) => {
  await openAsOlder(page, (html) => html)
  await expect(told(page)).toBeHidden()
})

const ASKED = /@supports ?(\(color: ?color-mix\([^{]*?\)\)) and (selector\(:has\(a\)\)) ?\{/g

for (const [what, route] of [
  ['color-mix()', 1],
  ['the :has() selector', 2],
] as const) {
  test(`a browser without ${what} shows a warning that it is too old`, async ({ page }) => {
    await openAsOlder(page, (html) => {
      expect(html).toMatch(ASKED)
      return html.replaceAll(ASKED, (asked, ...conditions) =>
        asked.replace(conditions[route - 1], route === 1 ? '(color:unheard-of(red))' : 'selector(:unheard-of(a))'),
      )
    })
    await expect(told(page)).toBeInViewport()
  })
}

test('a browser without cascade layers shows the warning and the links without styles', async ({ page }) => {
  await openAsOlder(page, (html) => html.replaceAll(/@layer [^{;]*\{/g, '@unheard-of {'))
  await expect(told(page)).toBeInViewport()
  await expect(page.getByRole('link', { name: /^Kötelező/ }).first()).toBeVisible()
})
