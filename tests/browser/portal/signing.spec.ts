import type { Page } from 'playwright/test'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { continueTo, fillDay, onlineCases, openAt, summary } from '../support/cases.ts'
import { button, heading } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const NAME = 'Szerződés megszüntetése'

interface Box {
  readonly name: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Returns all controls of the current page, with their positions in the window. */
const pressable = (page: Page): Promise<readonly Box[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href]')].map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return { name: control.textContent, left, right, top, bottom }
    }),
  )

/**
 * Returns the names of those controls in `before` whose position the signature button now overlaps. `before` lists the
 * controls of the previous page.
 */
const overlappedControls = async (page: Page, before: readonly Box[]): Promise<readonly string[]> => {
  await expect(button(page, 'Digitális aláírás')).toBeVisible()
  const sign = (await pressable(page)).find(({ name }) => name === 'Digitális aláírás')
  if (sign === undefined) throw new Error('Nothing signs')
  const overlaps = (box: Box): boolean =>
    box.left < sign.right && sign.left < box.right && box.top < sign.bottom && sign.top < box.bottom
  return before.filter(overlaps).map(({ name }) => name)
}

for (const [width, height] of [
  [360, 740],
  [320, 640],
] as const) {
  test(`the signature button does not appear where the previous screen had a control, at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openAt(page, '/nyugdij/ugyek/terminate-insurance', sampleCustomer('50000001'))
    await fillDay(page, 'A megszűnés napja', 10)
    await continueTo(page, summary)
    const onSummary = await pressable(page)
    await button(page, 'Beküldés').click()
    await expect(heading(page, 'Megkaptuk a kérését, már csak az aláírása hiányzik', 2)).toBeFocused()
    expect(await overlappedControls(page, onSummary)).toEqual([])
    await expect(page.getByText('Az aláírását utólag itt nem tudja visszavonni.')).toBeVisible()

    await button(page, 'Később írom alá').click()
    await onlineCases(page, NAME)
    const toSign = button(page, `Aláírás folytatása: ${NAME}`)
    await toSign.scrollIntoViewIfNeeded()
    const inList = await pressable(page)
    await toSign.click()
    await expect(heading(page, `Aláírás: ${NAME}`, 2)).toBeFocused()
    expect(await overlappedControls(page, inList)).toEqual([])
    await button(page, 'Digitális aláírás').click()
    await expect(heading(page, 'Online ügyeim', 1)).toBeVisible()
  })
}
