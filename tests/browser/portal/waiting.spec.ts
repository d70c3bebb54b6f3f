import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { link, openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('the contract, its menu and the start page show the number of open tasks', async ({ page }) => {
  await openSignedIn(page, '/lakas/ugyek', sampleCustomer('30000001'))
  await expect(page.locator('section.tasks')).toContainText('Teendő kárügyben')
  await expect(page.locator('li', { has: link(page, 'Kárügyeim') })).toContainText('3 teendő')
  // The start page counts the debt as the fourth task.
  await link(page, 'Vissza a kezdőlapra').click()
  await expect(page.getByText('Ennél a szerződésnél 4 teendője van.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Ennél a szerződésnél 4 teendője van.')).toBeVisible()
})
