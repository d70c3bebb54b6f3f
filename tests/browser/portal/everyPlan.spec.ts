import type { Page } from 'playwright/test'
import { planOf } from '../../../machines/case/plan.ts'
import { type AreaCase, everyCase } from '../../../machines/cases/index.ts'
import { pathOf } from '../../../machines/routes.ts'
import { sampleCustomer } from '../support/customers.ts'
import { offeringContract } from '../support/offeringContract.ts'
import { button, heading, openSignedIn, reload } from '../support/portal.ts'
import { goToProvider, openPayment, submit, summary } from '../support/reactivateCase.ts'
import { screen, walkStraight } from '../support/straightWalk.ts'
import { expect, test } from '../support/test.ts'

// A sample of tests/machines/matrix, which tries all of it with every case, in a real browser's history and storage.

const stepsOf = ({ definition }: AreaCase): string => planOf(definition).steps.join()

/** The first case of each order of steps that is submitted, and the one that can be sent as it was found. */
const sample = everyCase
  .filter(({ definition }) => definition.submit !== null)
  .filter(
    (one, index, all) =>
      all.findIndex((other) => stepsOf(other) === stepsOf(one)) === index ||
      one.definition.id === 'kgfb.termination.anniversary',
  )

/**
 * Loses the first answer from there, though the insurer has done what was asked, and notes the idempotency keys under which
 * it is asked. An answer that the insurer's server breaks off is one that a browser may ask for again by itself.
 */
async function loseAnswerFrom(page: Page, path: string): Promise<readonly string[]> {
  const keys: string[] = []
  await page.route(`**${path}`, async (route) => {
    const key = route.request().headers()['idempotency-key']
    if (key === undefined) return route.continue()
    keys.push(key)
    if (keys.length > 1) return route.continue()
    await route.fetch()
    return route.abort('connectionreset')
  })
  return keys
}

for (const named of sample) {
  const { definition, key, way } = named
  const { submit: last } = definition
  if (last === null) continue
  test(`${definition.id} goes on after reloads, back and forward and a lost answer, and is one case`, async ({
    page,
    request,
    insurerOrigin,
  }) => {
    const { contractNumber, area } = await offeringContract(request, insurerOrigin ?? '', named)
    await openSignedIn(page, pathOf({ name: 'case', area, key, way, step: '' }), sampleCustomer(contractNumber))
    const keys = await loseAnswerFrom(page, last.path)
    const steps: readonly string[] = planOf(definition).steps
    await walkStraight(page, definition, async (state) => {
      await reload(page)
      await expect(screen(page, state)).toBeVisible()
      const before = steps[steps.indexOf(state) - 1]
      if (before === undefined) return
      await page.goBack()
      await expect(screen(page, before)).toBeVisible()
      await page.goForward()
      await expect(screen(page, state)).toBeVisible()
    })
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
}

test('a case that was paid for by card shows its outcome again, though it may not be opened any more', async ({
  page,
}) => {
  await openPayment(page)
  await goToProvider(page)
  await button(page, 'Fizetés jóváhagyása').click()
  await expect(summary(page)).toBeVisible()
  await submit(page)
  await reload(page)
  await expect(heading(page, 'A szerződését reaktiváltuk')).toBeVisible()
})
