import type { Page } from 'playwright/test'
import texts from '../../../src/texts/page.hu.json' with { type: 'json' }
import { heading } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/**
 * Opens the start page without its scripts. `convert` changes the HTML, so that it contains only what an older browser
 * understands.
 */
const openAsOlder = async (page: Page, convert: (html: string) => string): Promise<void> => {
  await page.route('**/kezdolap', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    const html = (await response.text()).replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    await route.fulfill({ response, headers, body: convert(html) })
  })
  await page.goto('/kezdolap')
  await expect(heading(page, 'Miben segíthetünk?', 1)).toBeVisible()
}

const warning = (page: Page) => page.getByText(texts.tooOld)

test('a current browser shows no warning about its age, even before the scripts load', async ({ page }) => {
  await openAsOlder(page, (html) => html)
  await expect(warning(page)).toBeHidden()
})

const SUPPORTS_RULE = /@supports ?(\(color: ?color-mix\([^{]*?\)\)) and (selector\(:has\(a\)\)) ?\{/g

for (const [feature, position] of [
  ['color-mix()', 1],
  ['the :has() selector', 2],
] as const) {
  test(`a browser without ${feature} shows a warning that it is too old`, async ({ page }) => {
    await openAsOlder(page, (html) => {
      expect(html).toMatch(SUPPORTS_RULE)
      return html.replaceAll(SUPPORTS_RULE, (rule, ...conditions) =>
        rule.replace(conditions[position - 1], position === 1 ? '(color:unheard-of(red))' : 'selector(:unheard-of(a))'),
      )
    })
    await expect(warning(page)).toBeInViewport()
  })
}

test('a browser without cascade layers shows the warning and the links without styles', async ({ page }) => {
  await openAsOlder(page, (html) => html.replaceAll(/@layer [^{;]*\{/g, '@unheard-of {'))
  await expect(warning(page)).toBeInViewport()
  await expect(page.getByRole('link', { name: /^Kötelező/ }).first()).toBeVisible()
})
