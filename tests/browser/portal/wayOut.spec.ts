import type { Page } from 'playwright/test'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { button, openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

/**
 * Terminations in each product line: the contract, the form's address, the label of the amount that the form shows, and
 * the first question.
 */
const waysOut = [
  ['10000001', '/kgfb/ugyek/terminate-insurance/anniversary', 'Összesen fizetendő a megszűnésig', 'Megjegyzés'],
  ['20000001', '/casco/ugyek/terminate-insurance/car-sell', 'Összesen fizetendő a megszűnésig', 'Az eladás napja'],
  ['30000001', '/lakas/ugyek/terminate-insurance/other', 'Összesen fizetendő a megszűnésig', 'A megszüntetés oka'],
  ['40000001', '/elet/ugyek/terminate-insurance', 'Ha ma szűnne meg, ennyit kapna vissza', 'A megszűnés napja'],
  ['50000001', '/nyugdij/ugyek/terminate-insurance', 'Ha ma szűnne meg, ennyit kapna vissza', 'A megszűnés napja'],
  ['60000001', '/baleset/ugyek/terminate-insurance', 'Túlfizetése', 'A megszűnés napja'],
] as const

for (const [number, address, sum, question] of waysOut) {
  test(`the amount to pay or get back at a termination and the first question fit one phone screen together: ${address}`, async ({
    page,
  }) => {
    await openSignedIn(page, address, sampleCustomer(number))
    const sumText = page.getByText(sum, { exact: true }).first()
    const questionText = page.locator('form').getByText(question).first()
    await expect(sumText).toBeVisible()
    await expect(questionText).toBeVisible()
    const [from, to] = [await sumText.boundingBox(), await questionText.boundingBox()]
    // Top of the bar at the bottom of the window (px). The bar contains the main button.
    const bar = (await button(page, 'Tovább').boundingBox())?.y ?? 0
    // The amount and the first question fit on one screen together. The question ends within the first two screens.
    expect((to?.y ?? 0) + (to?.height ?? 0) - (from?.y ?? 0)).toBeLessThan(bar)
    expect((to?.y ?? 0) + (to?.height ?? 0)).toBeLessThan(2 * bar)
  })
}

test('the points to consider before a termination are below the amount that the customer would get back', async ({
  page,
}) => {
  await openSignedIn(page, '/nyugdij/ugyek/terminate-insurance', sampleCustomer('50000001'))
  const heightOf = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0
  await expect(page.getByText('Mielőtt dönt')).toBeVisible()
  expect(await heightOf('Mielőtt dönt')).toBeGreaterThan(await heightOf('Ha ma szűnne meg, ennyit kapna vissza'))
})

test('one press shows the details of the surrender value, the amount that the customer gets back at a termination', async ({
  page,
}) => {
  await openSignedIn(page, '/elet/ugyek/terminate-insurance', sampleCustomer('40000001'))
  const account = page.getByText(/^Rendszeres díjas számla: /)
  await expect(account).toBeHidden()
  await page.getByText('Részletek', { exact: true }).click()
  await expect(account).toBeVisible()
})

const onlyThePremium = (page: Page) => page.getByText(/Csak a díjfizetés okoz gondot/)

test('a termination of a life contract links to a premium suspension', async ({ page }) => {
  await openSignedIn(page, '/elet/ugyek/terminate-insurance', sampleCustomer('40000001'))
  await expect(onlyThePremium(page)).toBeVisible()
  await page.getByRole('link', { name: 'Díjszüneteltetés', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Díjszüneteltetés', level: 1 })).toBeVisible()
})

test('a termination of an accident contract offers no premium suspension', async ({ page }) => {
  await openSignedIn(page, '/baleset/ugyek/terminate-insurance', sampleCustomer('60000001'))
  await expect(page.getByText('A megszűnés napja', { exact: true })).toBeVisible()
  await expect(onlyThePremium(page)).toBeHidden()
})
