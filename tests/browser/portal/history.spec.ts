import type { Locator, Page } from 'playwright/test'
import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { photo } from '../support/files.ts'
import { failingScenario } from '../support/insurer.ts'
import {
  addFile,
  attachAndGoOn,
  BOOK,
  CASE,
  DONE,
  fileRow,
  fillCase,
  fillForm,
  NEW_PLATE,
  openCase,
  plate,
  step,
} from '../support/plateCase.ts'
import {
  button,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  KGFB,
  link,
  open,
  PLATE_CASE,
  reload,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Kilép az ügyből?' })

test('a reload at either step of the sign-in keeps the step', async ({ page }) => {
  await open(page, SIGN_IN)
  await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
  await field(page, 'Szerződésszám').fill(personCustomer.contractNumber)
  await reload(page)
  await expect(field(page, 'Szerződésszám')).toHaveValue(personCustomer.contractNumber)
  await expect(page.getByRole('radio', { name: 'Cég vagy más szervezet' })).toBeChecked()
  await button(page, 'Tovább').click()
  await expect(field(page, 'SMS-kód')).toBeVisible()
  await reload(page)
  await giveAnswer(page, personCustomer)
  await expect(page).toHaveURL(CASES)
})

test('a reload at every step of a case keeps the step and the draft', async ({ page, insurer }) => {
  await openCase(page)
  await plate(page).fill(NEW_PLATE)
  await reload(page)
  await expect(plate(page)).toHaveValue(NEW_PLATE)

  await button(page, 'Tovább').click()
  await expect(step(page, 'documents')).toBeVisible()
  await attachAndGoOn(page)
  await button(page, 'Előző lépés').click()
  await reload(page)
  await expect(step(page, 'documents')).toBeVisible()
  await expect(fileRow(page, BOOK)).toContainText('feltöltve')

  await insurer.behave(failingScenario('documents.upload', 'network'))
  await addFile(page).setInputFiles(photo('hatoldal.jpg'))
  await expect(fileRow(page, 'hatoldal.jpg')).toContainText('Nem töltődött fel')
  await insurer.behave('fast')
  await reload(page)
  await expect(fileRow(page, 'hatoldal.jpg')).toContainText('Válassza ki újra')
  await button(page, 'Eltávolítás: hatoldal.jpg').click()
  await button(page, 'Tovább').click()
  await expect(step(page, 'summary')).toBeVisible()
  await reload(page)
  await expect(step(page, 'summary')).toBeVisible()
  await expect(page.getByText('AA BC-123')).toBeVisible()

  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  await reload(page)
  await expect(heading(page, DONE, 2)).toBeVisible()
  await expect(page.getByText('RJK-482')).toBeVisible()
})

test('browser back leaves an unchanged case immediately, and a changed case only after a confirmation', async ({
  page,
}) => {
  await openCase(page)
  await page.goBack()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await page.goForward()
  await plate(page).fill(NEW_PLATE)
  await page.goBack()
  await expect(question(page)).toBeVisible()
  await button(page, 'Maradok').click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(PLATE_CASE)
  await expect(plate(page)).toHaveValue(NEW_PLATE)
  await page.goBack()
  await button(page, 'Elvetem').click()
  await expect(page).toHaveURL(CASES)
  await link(page, CASE).click()
  await expect(plate(page)).toHaveValue('')
})

test('on a phone, the arrow at the bottom leads one step back, and the link at the top leads out of the case', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const exitLink = link(page, 'Vissza az ügyekhez')
  const bottomOf = async (locator: Locator): Promise<number> => {
    const box = await locator.boundingBox()
    return box === null ? Number.NaN : Math.round(box.y + box.height)
  }
  await openCase(page)
  expect(await bottomOf(exitLink), 'the arrow of the first step').toBe(740)
  await fillForm(page)
  await attachAndGoOn(page)
  for (const before of ['documents', 'form'] as const) {
    const backButton = button(page, 'Előző lépés')
    expect(await bottomOf(backButton), `the arrow that leads to ${before}`).toBe(740)
    expect(await bottomOf(exitLink), `the way out of what comes after ${before}`).toBeLessThan(100)
    await backButton.click()
    await expect(step(page, before)).toBeVisible()
  }
  await button(page, 'Tovább').click()
  await expect(step(page, 'documents')).toBeVisible()
  await exitLink.click()
  await expect(question(page)).toBeVisible()
})

test('browser forward from a step with an invalid answer shows the error and keeps the address', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await page.goBack()
  await plate(page).fill('AB')
  await page.goForward()
  await expect(page.getByRole('alert').first()).toBeFocused()
  await expect(page).toHaveURL(PLATE_CASE)
  await plate(page).fill(NEW_PLATE)
  await page.goForward()
  await expect(step(page, 'documents')).toBeVisible()
})

test('browser back after the submission does not return to the form, and a new form is empty', async ({ page }) => {
  await fillCase(page)
  await button(page, 'Beküldés').click()
  await expect(heading(page, DONE, 2)).toBeVisible()
  await page.goBack()
  await expect(plate(page)).toBeHidden()
  await expect(button(page, 'Beküldés')).toBeHidden()
  await expect(fileRow(page, BOOK)).toBeHidden()
  await open(page, PLATE_CASE)
  await expect(plate(page)).toHaveValue('')
})

test('browser back after the sign-in returns to the start page', async ({ page }) => {
  await open(page, '/')
  await expect(page).toHaveURL('/kezdolap')
  await expect(page).toHaveTitle('Minta Biztosító Ügyfélportál')
  await link(page, KGFB).click()
  await giveContractNumber(page, personCustomer.contractNumber)
  await giveAnswer(page, personCustomer)
  await expect(page).toHaveURL(CASES)
  await page.goBack()
  await expect(page).toHaveURL('/kezdolap')
  await expect(page.getByText('Be van jelentkezve')).toBeVisible()
  await link(page, 'Vissza a szerződéshez').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
})
