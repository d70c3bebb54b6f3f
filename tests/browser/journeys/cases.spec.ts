import { personCustomer } from '../../../tools/exploration/kit/customers.ts'
import {
  attach,
  continueTo,
  countPosts,
  documents,
  fillDay,
  giveCode,
  insured,
  onlineCases,
  openAt,
  status,
  summary,
  termination,
} from '../support/cases.ts'
import { answerSignIn, button, field, heading, link, open, reload, signIn } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { turn } from '../support/visibility.ts'

const radio = (page: Parameters<typeof button>[0], name: string) => page.getByRole('radio', { name, exact: true })

test('a change of the payment method is submitted once despite repeated clicks', async ({ page }) => {
  const NAME = 'Díjfizetési mód vagy gyakoriság módosítása'
  await signIn(page)
  await link(page, NAME).click()
  await expect(heading(page, NAME, 1)).toBeVisible()
  const postCount = countPosts(page, 'client-data/change-payment-type-or-frequency')
  await button(page, 'Tovább').click()
  await expect(page.getByRole('status').filter({ hasText: 'Nem módosított semmit' })).toBeFocused()
  await radio(page, 'Bankkártya').check()
  await radio(page, 'Éves').check()
  // The second press of a double click must not submit an unread summary.
  await button(page, 'Tovább').dblclick()
  await expect(summary(page)).toBeFocused()
  await expect(page.getByText('Bankkártya')).toBeVisible()
  await button(page, 'Módosítás: Díjfizetési gyakoriság').click()
  await radio(page, 'Féléves').check()
  await continueTo(page, summary)
  await expect(page.getByText('Féléves')).toBeVisible()
  await button(page, 'Beküldés').click({ clickCount: 5, delay: 0 })

  await expect(heading(page, 'Módosítottuk a díjfizetését', 2)).toBeVisible()
  expect(postCount()).toBe(1)
  await expect(await onlineCases(page, NAME)).toHaveCount(1)
})

test('a new e-mail address is confirmed by the right code after a wrong code and a reload', async ({ page }) => {
  const CODE = 'E-mailben kapott kód'
  const ADDRESS = 'boglarka.uj@pelda.example'
  await openAt(page, '/kgfb/ugyek/email', personCustomer)
  await field(page, 'Új e-mail-cím').fill(ADDRESS)
  const postCount = countPosts(page, 'client-data/change-email')
  await continueTo(page, () => field(page, CODE))
  await expect(page).toHaveURL('/kgfb/ugyek/email/kod')
  await expect(page.getByText(ADDRESS)).toBeVisible()
  await giveCode(page, CODE, '654321')
  await expect(page.getByText('Hibás kód')).toBeVisible()
  await expect(page.getByText('Még 2 alkalommal próbálkozhat')).toBeVisible()
  await reload(page)
  await expect(field(page, CODE)).toHaveValue('')
  await expect(page.getByText(ADDRESS)).toBeVisible()
  await giveCode(page, CODE, '123456')
  await expect(heading(page, 'Az e-mail-címét módosítottuk', 2)).toBeVisible()
  expect(postCount()).toBe(1)
  await reload(page)
  await expect(heading(page, 'Az e-mail-címét módosítottuk', 2)).toBeVisible()
})

test('the termination of a sold car’s contract is signed from the list of submitted cases', async ({ page }) => {
  const NAME = 'Szerződés megszüntetése'
  await signIn(page)
  await link(page, NAME).click()
  await link(page, 'Gépjármű eladása').click()
  await expect(termination(page)).toBeVisible()
  await fillDay(page, 'Az eladás napja', -2)
  await continueTo(page, documents)
  await attach(page, 'Adásvételi szerződés')
  await continueTo(page, summary)
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'Megkaptuk a kérését, már csak az aláírása hiányzik', 2)).toBeVisible()
  await expect(button(page, 'Digitális aláírás')).toBeVisible()
  await button(page, 'Később írom alá').click()
  const listedCases = await onlineCases(page, NAME)
  await expect(listedCases).toContainText('Az aláírására vár')
  await button(page, `Aláírás folytatása: ${NAME}`).click()
  await button(page, 'Digitális aláírás').click({ clickCount: 5, delay: 0 })
  await expect(status(page, `Az aláírását ehhez az ügyhöz megkaptuk: ${NAME}`)).toBeVisible()
  await expect(listedCases).toHaveCount(1)
  await expect(listedCases).toContainText('Feldolgoztuk')
})

test('a premium suspension is completed by an identification started from the list of submitted cases', async ({
  page,
  insurer,
}) => {
  const NAME = 'Díjszüneteltetés'
  await open(page, '/elet/ugyek/fee-suspension')
  await insurer.behave('identificationNever')
  await answerSignIn(page, insured)
  await fillDay(page, 'A szüneteltetés kezdete', 3)
  await continueTo(page, summary)
  await button(page, 'Beküldés').click()
  await expect(heading(page, 'Igazolja a személyazonosságát', 2)).toBeVisible()
  const providerLink = page.getByRole('link', { name: 'Azonosítás megnyitása' })
  await expect(providerLink).toBeVisible()
  await button(page, 'Később azonosítom magam').click()
  const listedCases = await onlineCases(page, NAME)
  await expect(listedCases).toContainText('Az azonosítására vár')
  await button(page, `Azonosítás folytatása: ${NAME}`).click()
  const [provider] = await Promise.all([page.context().waitForEvent('page'), providerLink.click()])
  await turn(page, 'hidden')
  await button(provider, 'Sikeres azonosítás').click()
  await turn(page, 'visible')
  await expect(status(page, `Az azonosítása ehhez az ügyhöz sikerült: ${NAME}`)).toBeVisible()
  await expect(listedCases).toHaveCount(1)
  await expect(listedCases).toContainText('Feldolgoztuk')
})
