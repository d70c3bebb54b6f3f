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

test('every tile stands in its order and leads where it says', async ({ page }) => {
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

test('forms outside of the portal open in a tab that knows nothing of this one', async ({ page }) => {
  await open(page, '/kezdolap')
  for (const label of FORMS) {
    await expect(link(page, label)).toHaveAttribute('target', '_blank')
    await expect(link(page, label)).toHaveAttribute('rel', /noopener/)
    await expect(link(page, label)).toHaveAttribute('href', /^https:\/\/www\.mintabiztosito\.example\//)
    await expect(link(page, label)).toHaveAccessibleDescription(/Új lapon nyílik/)
  }
})

test('nothing is counted where the configuration does not want it', async ({ page }) => {
  await open(page, '/kezdolap')
  await link(page, 'Casco').click()
  await expect(page).toHaveURL('/casco/belepes')
  expect(await tracked(page)).toBeUndefined()
})

test('a browser that asks for the icon at the address of old gets one', async ({ request }) => {
  const response = await request.get('/favicon.ico')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/x-icon')
})
