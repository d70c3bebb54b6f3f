import { planOf } from '../../../machines/case/machine/plan.ts'
import { everyCase, type ProductLineCase } from '../../../machines/cases/index.ts'
import { pathOf } from '../../../machines/routes.ts'
import { sampleCustomer } from '../../../tools/exploration/kit/customers.ts'
import { failingScenario } from '../support/insurer.ts'
import { offeringContract } from '../support/offeringContract.ts'
import { openSignedIn, reload } from '../support/portal.ts'
import { screen, walkStraight } from '../support/straightWalk.ts'
import { expect, test } from '../support/test.ts'

// Tests some cases with a real browser's history and storage. tests/machines/matrix tests all cases without a browser.

const stepsOf = ({ definition }: ProductLineCase): readonly string[] => planOf(definition).steps

/** Some of the cases that create a case at the insurer. Each has a step that no earlier case in this list has. */
const sample = everyCase
  .filter(({ definition }) => definition.submit !== null && definition.result === 'case')
  .filter((productLineCase, index, all) => {
    const before = new Set(all.slice(0, index).flatMap(stepsOf))
    return stepsOf(productLineCase).some((step) => !before.has(step))
  })

for (const productLineCase of sample) {
  const { definition, key } = productLineCase
  const { submit: last } = definition
  if (last === null) continue
  test(`the case ${definition.id} is submitted once despite reloads, browser back and forward, and a lost response`, async ({
    page,
    request,
    insurer,
    insurerOrigin,
  }) => {
    const { contractNumber, productLine, variant } = await offeringContract(
      request,
      insurerOrigin ?? '',
      productLineCase,
    )
    await openSignedIn(
      page,
      pathOf({ name: 'case', productLine, key, variant, step: '' }),
      sampleCustomer(contractNumber),
    )
    const keys: string[] = []
    page.on('request', (pageRequest) => {
      const key = pageRequest.headers()['idempotency-key']
      if (key !== undefined && pageRequest.url().endsWith(`/${last.path}`)) keys.push(key)
    })
    // Loses every answer of the submission. If only one were lost, the browser itself would retry the request.
    await insurer.behave(failingScenario(last.id, 'lostAnswer'))
    const steps = stepsOf(productLineCase)
    const failed: string[] = []
    await walkStraight(page, definition, async (state) => {
      if (state === 'submitFailed') {
        failed.push(state)
        await insurer.behave('fast')
      }
      await reload(page)
      await expect(screen(page, state)).toBeVisible()
      // The step that browser back leads to. Back skips the code step, because the portal does not request a correct
      // code again.
      const before = steps.slice(0, Math.max(0, steps.indexOf(state))).findLast((step) => step !== 'confirming')
      if (before === undefined) return
      await page.goBack()
      await expect(screen(page, before)).toBeVisible()
      await page.goForward()
      await expect(screen(page, state)).toBeVisible()
    })
    expect(failed).toEqual(['submitFailed'])
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
}
