import { companyCustomer, personCustomer } from '../../../tools/exploration/kit/customers.ts'
import { failingScenario } from '../support/insurer.ts'
import {
  alert,
  answerSignIn,
  button,
  CASES,
  field,
  giveAnswer,
  giveContractNumber,
  heading,
  KGFB,
  open,
  SAID,
  SIGN_IN,
} from '../support/portal.ts'
import { expect, test } from '../support/test.ts'

test('a customer signs in with a code sent by SMS', async ({ page }) => {
  await open(page, SIGN_IN)
  await expect(page).toHaveTitle(`Minta Biztosító Ügyfélportál – ${KGFB}`)
  await giveContractNumber(page, personCustomer.contractNumber)
  const code = field(page, 'SMS-kód')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await expect(page.getByText(/\*{2,}/).first()).toBeVisible()
  await giveAnswer(page, personCustomer)
  await expect(heading(page, KGFB, 1)).toBeVisible()
  await expect(page).toHaveURL(CASES)
})

test('a company signs in with its plate in lower case and with a space', async ({ page }) => {
  await open(page, SIGN_IN)
  await page.getByRole('radio', { name: 'Cég vagy más szervezet' }).check()
  await answerSignIn(page, { ...companyCustomer, answer: 'abc 123' })
  await expect(page).toHaveURL(CASES)
})

test('a server error at the sign-in is shown and keeps the input, and a retry signs the customer in', async ({
  page,
  insurer,
}) => {
  await open(page, SIGN_IN)
  await insurer.behave(failingScenario('auth.login', '500'))
  await giveContractNumber(page, personCustomer.contractNumber)
  await expect(alert(page, SAID[500])).toBeVisible()
  await expect(field(page, 'Szerződésszám')).toHaveValue(personCustomer.contractNumber)
  await insurer.behave(failingScenario('auth.otp', '500'))
  await button(page, 'Tovább').click()
  await giveAnswer(page, personCustomer)
  await expect(alert(page, SAID[500])).toBeVisible()
  await expect(field(page, 'SMS-kód')).toHaveValue(personCustomer.answer)
  await insurer.behave('fast')
  await button(page, 'Belépés').click()
  await expect(page).toHaveURL(CASES)
})
