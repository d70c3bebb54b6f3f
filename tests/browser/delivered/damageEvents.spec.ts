import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 360, height: 740 } })

// Tests the production build, because its styles are in another order than those of the development server.
test('on a phone, a chosen damage event shows its name on one line and its advice in full width', async ({ page }) => {
  await openSignedIn(page, '/lakas/ugyek/claim-report', sampleCustomer('30000001'))
  const cards = page.locator('label.option', { has: page.locator('[name=damageEventId]') })
  await expect(cards).toHaveCount(10)
  for (const card of await cards.all()) {
    await card.locator('input').check()
    const [cardBox, nameBox, descriptionBox] = await Promise.all(
      [card, card.locator('[id$="-label"]'), card.locator('.option-told')].map((locator) => locator.boundingBox()),
    )
    expect(nameBox?.height).toBeLessThan(40)
    expect(descriptionBox?.width).toBeGreaterThan((cardBox?.width ?? Number.NaN) * 0.85)
  }
})
