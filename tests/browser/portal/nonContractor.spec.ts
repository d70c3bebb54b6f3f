import { expectAccessible } from '../support/accessible.ts'
import { giveNumberAsNonContractor, signInAsNonContractor } from '../support/nonContractor.ts'
import { button, CASES, heading, KGFB, link, open, PLATE_CASE, reload, SIGN_IN } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/**
 * One contract for each type of header. `title` is its product, and `personal` matches data that only the contractor
 * may see.
 * `screens/productLines` tests every header.
 */
const contracts = [
  { productLine: 'elet', number: '40000001', title: 'Minta Jövő', personal: /Kerekes|kerekes|456[ -]?7|25.000/ },
  {
    productLine: 'kgfb',
    number: '10000001',
    title: KGFB,
    personal: /Kerekes|kerekes|RJK|Suzuki|14.860|B06|6720|Szeged|Napfény/,
  },
] as const

/** Matches labels and values that the portal shows only to the contractor. */
const CONTRACTORS_FACTS =
  /Tartozás|Évforduló|Biztosítási időszak|Bonus|Folyamatban lévő|\d\sFt\b|\d{4}\. \d{2}\. \d{2}\./

for (const { productLine, number, title, personal } of contracts) {
  test(`a non-contractor sees the product of contract ${number} in ${productLine}, but no personal data`, async ({
    page,
  }) => {
    await signInAsNonContractor(page, productLine, number, title)
    const main = page.getByRole('main')
    await expect(main).toContainText('Nem Ön a szerződő')
    await expect(main).toContainText(number)
    await expect(link(page, 'Kérdésem van')).toBeVisible()
    await expect(button(page, 'Kijelentkezés az ügyfélportálról')).toBeVisible()
    await expect(link(page, 'Rendszám módosítása')).toBeHidden()
    await expect(link(page, 'Biztonsági beállítások')).toBeHidden()
    await expect(main).not.toContainText(CONTRACTORS_FACTS)
    await expect(page.locator('body')).not.toContainText(personal)
    await expectAccessible(page)
    await reload(page)
    await expect(main).toContainText('Nem Ön a szerződő')
    await expect(page.locator('body')).not.toContainText(personal)
  })
}

test('a link to a contractor’s case shows an explanation to a non-contractor', async ({ page }) => {
  await open(page, PLATE_CASE)
  await expect(page).toHaveURL(SIGN_IN)
  await giveNumberAsNonContractor(page, '10000001')
  await expect(heading(page, 'Ez az ügy most nem intézhető', 1)).toBeVisible()
  await expect(page.getByText('csak a szerződő intézheti')).toBeVisible()
  await expect(page.getByRole('textbox')).toBeHidden()
  await link(page, 'Vissza a szerződéshez').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
})

test('the address of the security settings redirects a non-contractor to the menu', async ({ page }) => {
  await signInAsNonContractor(page, 'kgfb', '10000001', KGFB)
  await open(page, '/kgfb/biztonsag')
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page).toHaveURL(CASES)
  await expect(page.getByText('Módosítás: Telefonszám')).toBeHidden()
})
