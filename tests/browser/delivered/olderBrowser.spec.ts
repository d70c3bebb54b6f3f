import type { Page } from 'playwright/test'
import texts from '../../../src/texts/page.hu.json' with { type: 'json' }
import { heading } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Opens the start page as an older browser parses it, without its scripts. */
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

test('a browser of today is told nothing about its age, even before the scripts come', async ({ page }) => {
  await openAsOlder(page, (html) => html)
  await expect(told(page)).toBeHidden()
})

const ASKED = /@supports ?(\(color: ?color-mix\([^{]*?\)\)) and (selector\(:has\(a\)\)) ?\{/g

for (const [what, route] of [
  ['the colours that the portal is drawn with', 1],
  ['elements by what is in them', 2],
] as const) {
  test(`one that does not know ${what} is told that it is too old`, async ({ page }) => {
    await openAsOlder(page, (html) => {
      expect(html).toMatch(ASKED)
      return html.replaceAll(ASKED, (asked, ...conditions) =>
        asked.replace(conditions[route - 1], route === 1 ? '(color:unheard-of(red))' : 'selector(:unheard-of(a))'),
      )
    })
    await expect(told(page)).toBeInViewport()
  })
}

test('one that does not know layers either reads it without any style', async ({ page }) => {
  await openAsOlder(page, (html) => html.replaceAll(/@layer [^{;]*\{/g, '@unheard-of {'))
  await expect(told(page)).toBeInViewport()
  await expect(page.getByRole('link', { name: /^Kötelező/ }).first()).toBeVisible()
})
