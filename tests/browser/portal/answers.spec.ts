import type { Page } from 'playwright/test'
import { NEW_PLATE, openCase, plate, step } from '../support/plateCase.ts'
import { alert, button } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const WARNING = 'Kérjük, ellenőrizze a következőket'

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test.beforeEach(async ({ page }) => {
    await openCase(page)
    await plate(page).tap()
  })

  test('the first tap on Tovább submits the form and shows an error for an invalid answer', async ({ page }) => {
    await plate(page).fill('??')
    await button(page, 'Tovább').tap()
    await expect(alert(page, 'Kérjük, javítsa az alábbi hibát')).toBeFocused()
    await expect(page.getByRole('link', { name: /^Új rendszám: / })).toBeVisible()
  })

  test('the first tap on Tovább shows a warning for an unusual answer, and the next tap continues', async ({
    page,
  }) => {
    await plate(page).fill('AB-1234')
    await button(page, 'Tovább').tap()
    await expect(alert(page, WARNING)).toBeFocused()
    // Taps the warning first. Two quick taps on the button would count as a double tap, which does not accept a new
    // warning.
    await alert(page, WARNING).tap()
    await button(page, 'Tovább').tap()
    await expect(step(page, 'documents')).toBeVisible()
  })

  test('one tap on Tovább continues after a valid answer', async ({ page }) => {
    await plate(page).fill(NEW_PLATE)
    await button(page, 'Tovább').tap()
    await expect(step(page, 'documents')).toBeVisible()
  })
})

const submitActions: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'with Enter': (page) => plate(page).press('Enter'),
  'with a double click': (page) => button(page, 'Tovább').dblclick(),
}

for (const [name, submit] of Object.entries(submitActions)) {
  test(`a form submitted ${name} after an unusual answer shows a warning`, async ({ page }) => {
    await openCase(page)
    await plate(page).fill('AB-1234')
    await submit(page)
    await expect(alert(page, WARNING)).toBeFocused()
    await expect(alert(page, WARNING)).toContainText('nyomja meg ismét a „Tovább” gombot')
    await expect(step(page, 'form')).toBeVisible()
    await alert(page, WARNING).getByRole('link').click()
    await expect(plate(page)).toBeFocused()
    await expect(plate(page)).toHaveAccessibleDescription(/eltér a szokásos/)
    await button(page, 'Tovább').click()
    await expect(step(page, 'documents')).toBeVisible()
  })
}
