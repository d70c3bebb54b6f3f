import { answerSignIn, button, link, open, reload } from '../support/portal.ts'
import {
  answerForm,
  goToProvider,
  lapsed,
  payStep,
  REACTIVATE,
  status,
  submit,
  summary,
} from '../support/reactivateCase.ts'
import { expect, test } from '../support/test.ts'

test('a contract can be paid and reactivated even if the insurer sends only the data of the specification', async ({
  page,
  insurer,
}) => {
  await insurer.behave('specified')
  await open(page, '/casco/belepes')
  await answerSignIn(page, lapsed)
  await link(page, 'Szerződés reaktiválása').click()
  await expect(page).toHaveURL(REACTIVATE)
  await answerForm(page)
  await expect(payStep(page)).toBeVisible()
  await expect(page.getByText('24 300 Ft').first()).toBeVisible()
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await expect(status(page, 'A befizetése megérkezett')).toBeVisible()
  await reload(page)
  await expect(summary(page)).toBeVisible()
  await submit(page)
  await link(page, 'Vissza az ügyekhez').click()
  await expect(page.getByText('A díj már esedékes.')).toBeVisible()
  await expect(link(page, 'Esedékes díj befizetése')).toBeVisible()
  await expect(page.getByText('Tartozás', { exact: true })).toBeHidden()
})
