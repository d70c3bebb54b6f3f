import type { Page } from 'playwright/test'
import { everyCase, everyProductLine } from '../../../machines/cases/index.ts'
import { pathOf } from '../../../machines/routes.ts'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { mainButton, sender } from '../support/caseActs.ts'
import { offeredIn } from '../support/offeringContract.ts'
import { answerSignIn, open, openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Opens an address within the portal, so that React replaces the previous screen. */
const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({ index: (history.state?.index ?? 0) + 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))
  }, address)

/** Opens a case while another one is open, and discards the answers of that one. */
async function openNext(page: Page, address: string): Promise<void> {
  const leave = sender(page, 'departure.confirmed')
  await goTo(page, address)
  if (await leave.isVisible()) await leave.click()
  await page.waitForURL(({ pathname }) => pathname.startsWith(address))
}

/** Waits for the first page of the open case, and presses its main button. */
async function askWhatIsMissing(page: Page): Promise<void> {
  await expect(page.locator('.case-page [data-state]:not([data-state=loading])').first()).toBeVisible()
  const next = mainButton(page, 'step.submitted')
  if (await next.isVisible()) await next.click()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

for (const cases of everyProductLine) {
  test(`on a page translated by the browser, the first page of each case of ${cases.productLine} is shown, also with its validation errors`, async ({
    page,
    request,
    insurerOrigin,
  }) => {
    const offered = await offeredIn(request, insurerOrigin ?? '', cases)
    let signedIn = ''
    for (const { contractNumber, productLine, key, variant } of offered) {
      const address = pathOf({ name: 'case', productLine, key, variant, step: '' })
      if (signedIn === contractNumber) await openNext(page, address)
      else if (signedIn === '') await openSignedIn(page, address, sampleCustomer(contractNumber))
      else {
        await page.evaluate(() => sessionStorage.removeItem('session'))
        await open(page, address)
        await answerSignIn(page, sampleCustomer(contractNumber))
      }
      signedIn = contractNumber
      await askWhatIsMissing(page)
    }
    expect(offered.length).toBeGreaterThan(0)
  })
}

test('the tests of translated pages open every case', async ({ request, insurerOrigin }) => {
  const opened = new Set<unknown>()
  for (const cases of everyProductLine)
    for (const { definition } of await offeredIn(request, insurerOrigin ?? '', cases)) opened.add(definition)
  expect(everyCase.filter(({ definition }) => !opened.has(definition)).map(({ definition }) => definition.id)).toEqual(
    [],
  )
})
