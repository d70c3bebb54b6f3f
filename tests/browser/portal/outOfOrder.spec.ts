import { hold } from '../support/hold.ts'
import { CASES, heading, link, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('a late response for a closed list does not replace the list opened afterwards', async ({ page }) => {
  await signIn(page)
  const release = await hold(page, 'GET', '**/insurance-documents/list/invoice*')
  const isGivenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/list/invoice'))
  const isRequested = page.waitForRequest((request) => request.url().includes('/list/invoice'))
  await link(page, 'Számlák').click()
  await expect(heading(page, 'Számlák', 1)).toBeVisible()
  // Waits for the request, which may be sent after the heading is shown. Only a sent request can be cancelled.
  await isRequested
  await page.goBack()
  await expect(page).toHaveURL(CASES)
  await link(page, 'Fizetési felszólítások').click()
  const rows = page.getByRole('list', { name: 'Fizetési felszólítások' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const before = await rows.allInnerTexts()
  release()
  await isGivenUp
  await expect(heading(page, 'Fizetési felszólítások', 1)).toBeVisible()
  expect(await rows.allInnerTexts()).toEqual(before)
})
