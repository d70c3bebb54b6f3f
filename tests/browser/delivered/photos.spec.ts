import type { Locator, Page } from 'playwright/test'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { button, heading, link, openSignedIn, reload } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const PHOTOS = [
  'Bal első sarok',
  'Jobb első sarok',
  'Jobb hátsó sarok',
  'Bal hátsó sarok',
  'Kilométeróra',
  'Kulcsok',
  'Alvázszám',
]

/** Opens the page with the photos of a car inspection. */
async function openReview(page: Page): Promise<void> {
  await openSignedIn(page, '/casco/ugyek', sampleCustomer('20000001'))
  await link(page, 'Fényképes gépjárműszemle').click()
  await button(page, 'Tovább').click()
  await expect(heading(page, 'Hét fénykép az autóról', 2)).toBeVisible()
}

const group = (page: Page, label: string): Locator => page.getByRole('group', { name: label, exact: true })

/** The element with a photo's status (`photoStatus`), and the photo's preview picture (`preview`). */
const photoStatus = (page: Page, label: string): Locator => group(page, label).locator('[data-status]')
const preview = (page: Page, label: string): Locator => group(page, label).locator('.photo-preview')

const take = (page: Page, label: string): Promise<void> =>
  page.getByLabel(`Fájl hozzáadása: ${label}`, { exact: true }).setInputFiles(photo(`${label}.jpg`))

test('photos taken offline show a preview and are uploaded when the network is back', async ({ page, context }) => {
  await openReview(page)
  await context.setOffline(true)
  for (const label of PHOTOS) await take(page, label)
  for (const label of PHOTOS) {
    await expect(photoStatus(page, label)).toHaveAttribute('data-status', 'failed')
    await expect(preview(page, label)).toBeVisible()
  }
  await context.setOffline(false)
  for (const label of PHOTOS) await expect(photoStatus(page, label)).toHaveAttribute('data-status', 'uploaded')
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'A fényképeit megkaptuk', 2)).toBeVisible()
})

test('a photo is counted, restored after a reload, and can be replaced and removed', async ({ page }) => {
  await openReview(page)
  await expect(page.getByText('Feltöltve: 0 / 7 fénykép')).toBeVisible()
  await take(page, 'Kulcsok')
  await expect(page.getByText('Feltöltve: 1 / 7 fénykép')).toBeInViewport()
  await expect(photoStatus(page, 'Kulcsok')).toHaveAttribute('data-status', 'uploaded')
  await reload(page)
  await expect(preview(page, 'Kulcsok')).toBeVisible()
  await expect(photoStatus(page, 'Kulcsok')).toHaveAttribute('data-status', 'uploaded')
  await page.getByLabel('Másik fájl: Kulcsok', { exact: true }).setInputFiles(photo('masik.jpg'))
  await expect(photoStatus(page, 'Kulcsok')).toHaveAttribute('data-status', 'uploaded')
  await button(page, 'Eltávolítás: Kulcsok').click()
  await expect(page.getByLabel('Fájl hozzáadása: Kulcsok', { exact: true })).toBeFocused()
  await expect(page.getByText('Feltöltve: 0 / 7 fénykép')).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a customer can take a photo with the camera, and the portal uploads it', async ({ page }) => {
    await openReview(page)
    const camera = page.getByLabel('Fényképezem: Kulcsok', { exact: true })
    await expect(camera).toBeVisible()
    await expect(camera).toHaveAttribute('capture', 'environment')
    await camera.setInputFiles(photo('image.jpg'))
    await expect(photoStatus(page, 'Kulcsok')).toHaveAttribute('data-status', 'uploaded')
  })
})
