import { field, link, open } from '../support/portal.ts'
import { expect, test } from '../support/test.ts'
import { tracked } from '../support/tracking.ts'

const INSURANCES = [
  ['Kötelező gépjármű-felelősségbiztosítás', '/kgfb/belepes'],
  ['Casco', '/casco/belepes'],
  ['Lakásbiztosítás', '/lakas/belepes'],
  ['Életbiztosítás', '/elet/belepes'],
  ['Nyugdíjbiztosítás', '/nyugdij/belepes'],
  ['Balesetbiztosítás', '/baleset/belepes'],
] as const
const FORMS = ['Egészségbiztosítás', 'Utasbiztosítás', 'Flottakezelés', 'Garanciabiztosítás', 'Egyéb ügy']

test('the start page lists its tiles in order, and each insurance tile opens its sign-in', async ({ page }) => {
  await open(page, '/')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveText([
    ...INSURANCES.map(([label]) => label),
    ...FORMS,
  ])
  for (const [label, address] of INSURANCES) {
    await link(page, label).click()
    await expect(page).toHaveURL(address)
    await expect(page).toHaveTitle(`Minta Biztosító Ügyfélportál – ${label}`)
    await expect(field(page, 'Szerződésszám')).toBeVisible()
    await page.goBack()
  }
})

test('external forms open in a new tab with rel="noopener"', async ({ page }) => {
  await open(page, '/kezdolap')
  for (const label of FORMS) {
    await expect(link(page, label)).toHaveAttribute('target', '_blank')
    await expect(link(page, label)).toHaveAttribute('rel', /noopener/)
    await expect(link(page, label)).toHaveAttribute('href', /^https:\/\/www\.mintabiztosito\.example\//)
    await expect(link(page, label)).toHaveAccessibleDescription(/Új lapon nyílik/)
  }
})

test('no events are tracked if tracking is off in the configuration', async ({ page }) => {
  await open(page, '/kezdolap')
  await link(page, 'Casco').click()
  await expect(page).toHaveURL('/casco/belepes')
  expect(await tracked(page)).toBeUndefined()
})

test('/favicon.ico returns the icon', async ({ request }) => {
  const response = await request.get('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/x-icon')
})
