import type { Page } from 'playwright/test'
import { personCustomer, sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { hold } from '../support/hold.ts'
import {
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  link,
  open,
  openSignedIn,
  reload,
  SIGN_IN,
} from '../support/portal.ts'
import { jumpsSoFar, watchJumps } from '../support/stillness.ts'
import { expect, test } from '../support/test.ts'

/** One screen of each type: the number of a sample contract, and the address that its customer opens. */
const screens = [
  ['10000001', '/kgfb/ugyek'],
  ['10000002', '/kgfb/ugyek'],
  ['20000001', '/casco/ugyek'],
  ['30000001', '/lakas/ugyek'],
  ['40000001', '/elet/ugyek'],
  ['50000001', '/nyugdij/ugyek'],
  ['60000001', '/baleset/ugyek'],
  ['10000001', '/kgfb/ugyek/invoice'],
  ['10000001', '/kgfb/ugyek/insurance-policy'],
  ['10000001', '/kgfb/ugyek/online-cases'],
  ['40000001', '/elet/ugyek/online-cases'],
  ['40000001', '/elet/ugyek/investment-accounts'],
  ['40000001', '/elet/ugyek/life-insurance'],
  ['30000001', '/lakas/ugyek/claims'],
  ['10000001', '/kgfb/biztonsag'],
  ['10000001', '/kgfb/ugyek/contract-data'],
  ['10000001', '/kgfb/ugyek/license-plate'],
  ['30000001', '/lakas/ugyek/claim-report'],
  ['40000001', '/elet/ugyek/change-beneficiary'],
  ['10000001', '/kgfb/ugyek/pay'],
  ['10000001', '/kgfb/ugyek/pay/fizetes'],
  ['60000001', '/baleset/ugyek/pay'],
  ['10000001', '/kgfb/ugyek/terminate-insurance'],
  ['20000001', '/casco/ugyek/terminate-insurance/car-sell'],
  ['30000001', '/lakas/ugyek/terminate-insurance/other'],
  ['40000001', '/elet/ugyek/terminate-insurance'],
] as const

const isStill = async (page: Page): Promise<void> => {
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0)
}

for (const [number, address] of screens) {
  test(`no layout shift occurs while the customer of contract ${number} opens ${address}`, async ({
    page,
    insurer,
  }) => {
    await watchJumps(page)
    await insurer.behave({ name: 'fast', delay: 150 })
    await page.setViewportSize({ width: 360, height: 740 })
    await openSignedIn(page, address, sampleCustomer(number))
    await isStill(page)
    const onPhone = await jumpsSoFar(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await reload(page)
    await isStill(page)
    expect({ onPhone, atDesk: await jumpsSoFar(page) }).toEqual({ onPhone: [], atDesk: [] })
  })
}

/** The call that says how a home's premium is paid. */
const METHOD = '**/change-payment-type-or-frequency'

const PHONE = { width: 360, height: 740 }

/**
 * Links on a contract's page. The responses arrive so late that the browser no longer counts a layout shift as a result
 * of the press.
 */
for (const [number, address, pressed] of [
  ['10000001', '/kgfb/ugyek', 'Díjfizetés'],
  ['10000001', '/kgfb/ugyek', 'Kötvényem'],
  ['10000001', '/kgfb/ugyek', 'Online ügyeim'],
  ['30000001', '/lakas/ugyek', 'Kárügyeim'],
  ['40000001', '/elet/ugyek', 'Felmondás'],
] as const) {
  test(`no layout shift occurs after a press on ${pressed} at ${address}`, async ({ page, insurer }) => {
    await watchJumps(page)
    await page.setViewportSize(PHONE)
    await openSignedIn(page, address, sampleCustomer(number))
    await isStill(page)
    await insurer.behave({ name: 'fast', delay: 600 })
    await link(page, pressed).first().click()
    await expect(page).not.toHaveURL(address)
    await isStill(page)
    expect(await jumpsSoFar(page)).toEqual([])
  })
}

for (const width of [360, 1280]) {
  test(`no layout shift occurs at ${width} px if a home contract has a debt and its payment method, a transfer, loads late`, async ({
    page,
  }) => {
    await watchJumps(page)
    await page.setViewportSize({ width, height: 900 })
    await page.route(METHOD, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), paymentTypeId: 4 } })
    })
    const release = await hold(page, 'GET', METHOD)
    await openSignedIn(page, '/lakas/ugyek', sampleCustomer('30000001'))
    await expect(link(page, 'Tartozás rendezése')).toBeVisible()
    release()
    await isStill(page)
    expect(await jumpsSoFar(page)).toEqual([])
  })
}

for (const width of [360, 1280]) {
  for (const [method, paymentTypeId] of [
    ['by cheque', 2],
    ['by direct debit', 3],
    ['by transfer', 4],
  ] as const) {
    for (const number of ['30000001', '30000002']) {
      test(`no layout shift occurs at ${width} px if contract ${number} has no debt and is paid ${method}, and its payment method loads late`, async ({
        page,
      }) => {
        await watchJumps(page)
        await page.setViewportSize({ width, height: 900 })
        await page.route('**/home/header', async (route) => {
          const response = await route.fetch()
          await route.fulfill({
            response,
            json: { ...(await response.json()), debt: { value: 0, currency: 'HUF' } },
          })
        })
        await page.route(METHOD, async (route) => {
          const response = await route.fetch()
          await route.fulfill({ response, json: { ...(await response.json()), paymentTypeId } })
        })
        const release = await hold(page, 'GET', METHOD)
        await openSignedIn(page, '/lakas/ugyek', sampleCustomer(number))
        await expect(page.locator('.contract-head .skeleton').first()).toBeVisible()
        await expect(page.locator('main .skeleton:not(.contract-head *, .tasks *)')).toHaveCount(0)
        const before = await jumpsSoFar(page)
        release()
        await isStill(page)
        expect((await jumpsSoFar(page)).slice(before.length)).toEqual([])
      })
    }
  }
}

test('no layout shift occurs during the sign-in', async ({ page, insurer }) => {
  await watchJumps(page)
  await page.setViewportSize(PHONE)
  await insurer.behave({ name: 'fast', delay: 600 })
  await open(page, SIGN_IN)
  await giveContractNumber(page, personCustomer.contractNumber)
  await expect(field(page, personCustomer.question)).toBeVisible()
  await giveAnswer(page, personCustomer)
  await expect(page).toHaveURL(CASES)
  await isStill(page)
  expect(await jumpsSoFar(page)).toEqual([])
})
