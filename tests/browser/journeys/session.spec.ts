import { trouble } from '../support/insurer.ts'
import { fillForm, openCase, plate } from '../support/plateCase.ts'
import { button, CASES, field, heading, KGFB, link, open, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('a customer logs out, and the contract is closed', async ({ page }) => {
  await signIn(page)
  await button(page, 'Kijelentkezés').click()
  await expect(page).toHaveURL('/kezdolap')
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  await open(page, CASES)
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('a customer is logged out even when the insurer does not answer', async ({ page, insurer }) => {
  await signIn(page)
  await insurer.behave(trouble('auth.logout', 'network'))
  await button(page, 'Kijelentkezés').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('session'))).toBeNull()
})

test('logging out of a half-filled case asks first and leaves no draft', async ({ page }) => {
  await openCase(page)
  await fillForm(page)
  await button(page, 'Kijelentkezés').click()
  await button(page, 'Maradok').click()
  await button(page, 'Előző lépés').click()
  await expect(plate(page)).toHaveValue('AABC123')
  await button(page, 'Kijelentkezés').click()
  await button(page, 'Elvetem').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft')))).toEqual([])
})

test('another insurance asks before it leaves the open contract', async ({ page }) => {
  await signIn(page)
  await link(page, 'Vissza a kezdőlapra').click()
  await link(page, 'Casco').click()
  await expect(heading(page, 'Átlép egy másik biztosításhoz?', 1)).toBeVisible()
  await button(page, 'Maradok ennél a szerződésnél').click()
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await link(page, 'Vissza a kezdőlapra').click()
  await link(page, 'Casco').click()
  await button(page, 'Kijelentkezem, és átlépek').click()
  await expect(page).toHaveURL('/casco/belepes')
  await expect(field(page, 'Szerződésszám')).toBeVisible()
})

test('a customer who picks no other insurance logs out', async ({ page }) => {
  await signIn(page)
  await link(page, 'Vissza a kezdőlapra').click()
  await link(page, 'Másik biztosítás').click()
  await button(page, 'Egyik sem, kijelentkezem').click()
  await expect(page.getByRole('status').filter({ hasText: 'Kijelentkezett' })).toBeVisible()
})
