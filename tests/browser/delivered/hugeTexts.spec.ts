import { alert, button, openSignedIn } from '../support/portal.ts'
import { method, openPayment } from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

const huge = 'Elutasítva'.repeat(50_000)

/** Matches the huge text after it was cut: its beginning, then an ellipsis. */
const CUT = /^(Elutasítva)+\p{L}*…$/u

test('a business error of 500 kB is shortened to 4,000 characters', async ({ page }) => {
  await openPayment(page)
  await page.route('**/payment/createpayment', (route) => route.fulfill({ json: { isError: true, message: huge } }))
  await method(page, 'Bankkártya').check()
  await button(page, 'Tovább').click()
  const message = alert(page, 'Elutasítva').getByText(/^Elutasítva/)
  await expect(message).toHaveText(CUT)
  expect((await message.innerText()).length).toBe(4000)
})

test('document names of 500 kB are shortened to 4,000 characters', async ({ page }) => {
  const json = Array.from({ length: 20 }, (_, index) => ({ id: `invoice-${index}`, name: huge }))
  await page.route('**/insurance-documents/list/invoice', (route) => route.fulfill({ json }))
  await openSignedIn(page, '/kgfb/ugyek/invoice')
  const names = page.locator('.document-name')
  await expect(names.first()).toHaveText(CUT)
  expect((await names.allInnerTexts()).every((name) => name.length <= 4001)).toBe(true)
})
