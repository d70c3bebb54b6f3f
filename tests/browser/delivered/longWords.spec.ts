import type { Page } from 'playwright/test'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { open, openSignedIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

/** Matches the names of fields that contain the insurer's free text. */
const WORDED =
  /([nN]ame|[aA]ddress|[cC]ity|[lL]abel|[tT]itle|[iI]nfo|[cC]ause|[dD]etail|[hH]older|^(value|email|reason|decision|description|number|part|campaign.*|coverages|bonus|damageLocation|bankAccount|transferBankAccount|accountNumber|swiftCode|zipCode|buildingNo|phoneNumber|insurancePeriod|taxNumber|package|riskClassification|outBuildings|licensePlateNumber))$/

/** Returns the answer with one long word in place of every free text. */
const withLongWords = (data: unknown, word: string, name = ''): unknown => {
  if (typeof data === 'string') {
    if (!WORDED.test(name)) return data
    return name === 'email' ? `${word}@${word}.hu` : word
  }
  if (Array.isArray(data)) return data.map((entry) => withLongWords(entry, word, name))
  if (typeof data !== 'object' || data === null) return data
  return Object.fromEntries(Object.entries(data).map(([key, part]) => [key, withLongWords(part, word, key)]))
}

/** Makes the insurer answer every GET request with long words in place of free texts. */
const answerWithLongWords = (page: Page, word: string) =>
  page.route('**/api/**', async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, json: withLongWords(await response.json(), word) })
  })

/**
 * Returns the width of the content and of the window, e.g. `400 of 360`, and the first five elements that extend beyond
 * the window. Empty if the page fits.
 */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    const wide = [...document.querySelectorAll('body *:not(.hidden, .hidden *)')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    return scrollWidth <= clientWidth && wide.length === 0
      ? []
      : [
          `${scrollWidth} of ${clientWidth}`,
          ...wide.slice(0, 5).map((element) => `${element.tagName} ${element.className}`),
        ]
  })

const addressesByContract: Readonly<Record<string, readonly string[]>> = {
  10000001: [
    '/kezdolap',
    '/kgfb/ugyek',
    '/kgfb/ugyek/contract-data',
    '/kgfb/ugyek/invoice',
    '/kgfb/ugyek/other-documents',
    '/kgfb/ugyek/online-cases',
    '/kgfb/ugyek/email',
    '/kgfb/ugyek/permanent-address',
    '/kgfb/ugyek/bonus',
    '/kgfb/ugyek/pay',
  ],
  30000001: [
    '/lakas/ugyek',
    '/lakas/ugyek/contract-data',
    '/lakas/ugyek/claims',
    '/lakas/ugyek/claims/*',
    '/lakas/ugyek/claim-report',
  ],
  40000001: [
    '/elet/ugyek',
    '/elet/ugyek/contractual-data',
    '/elet/ugyek/investment-accounts',
    '/elet/ugyek/investment-accounts/*',
    '/elet/ugyek/life-insurance',
    '/elet/ugyek/online-cases',
    '/elet/ugyek/change-beneficiary',
    '/elet/ugyek/fund-letter',
  ],
}

/** Opens an address. If it ends with `*`, opens the first item of the list. */
async function openOrFollow(page: Page, address: string): Promise<void> {
  const list = address.replace(/\/\*$/, '')
  await open(page, list)
  if (list !== address) await page.locator(`main a[href^="${list}/"]`).first().click()
}

for (const [contract, addresses] of Object.entries(addressesByContract)) {
  for (const letters of [45, 200]) {
    test(`words of ${letters} letters in the data of contract ${contract} fit a phone 360 px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const word = 'Kötvénymásolatkiállításikérelemjóváhagyásavissza'.repeat(5).slice(0, letters)
      await openSignedIn(page, addresses[0] ?? '', sampleCustomer(contract))
      await answerWithLongWords(page, word)
      const overflows: string[] = []
      for (const address of addresses) {
        await openOrFollow(page, address)
        await expect(page.locator('.skeleton'), address).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
        const wide = await beyond(page)
        if (wide.length > 0) overflows.push(`${address}: ${wide.join(', ')}`)
      }
      expect(overflows).toEqual([])
    })
  }
}
