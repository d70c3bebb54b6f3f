import { describe, expect, test } from 'vitest'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { planOf } from '../../../machines/case/machine/plan'
import type { ProductLineCases } from '../../../machines/case/menu/productLineCases'
import { runPendingCallbacks } from '../../../tools/exploration/kit/run'
import { goThrough, goTo, goUntil, waitUntilIdle } from '../kit/caseJourney'
import { answerAll } from '../kit/caseJourneyActs'
import { casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import { loadAgain, reloadAt, signInTo } from '../kit/portalAt'

withJourneys()

/** Functions that change the menu: one changes nothing, the other disables every entry. */
const menus = [
  ['unchanged', (cases: ProductLineCases): ProductLineCases => cases],
  [
    'empty',
    (cases: ProductLineCases): ProductLineCases => ({
      ...cases,
      menu: cases.menu.map((entry) => ({ ...entry, isEnabled: () => false })),
    }),
  ],
] as const

describe.each(namedCases)('the case %s', (_, productLineCase) => {
  const last = resultCallOf(productLineCase.definition)

  describe.each(menus)('whose menu is %s after a reload', (__, offers) => {
    test('shows its confirmation if it was submitted', async () => {
      const { portal, journey } = await signInTo(productLineCase)
      const caseId = await goThrough(journey)
      const { journey: reloadedJourney } = await reloadAt(portal, journey, { offers })
      expect(reloadedJourney.actor.getSnapshot()).toMatchObject({ value: 'submitted', context: { result: { caseId } } })
    })

    test('is submitted once if the result of its submission was lost', async () => {
      const { portal, journey } = await signInTo(productLineCase)
      const before = casesAt(journey)
      portal.loseAnswer(last)
      await goUntil(journey, () => keysOf(journey, last).length > 0)
      await waitUntilIdle(journey)
      const { journey: reloadedJourney } = await reloadAt(portal, journey, { offers })
      const caseId = await goThrough(reloadedJourney)
      expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    })
  })

  test('is refused after a reload with an empty menu if it was not submitted', async () => {
    const { portal, journey } = await signInTo(productLineCase)
    await goTo(journey, planOf(productLineCase.definition).first)
    answerAll(journey)
    const [, [, empty]] = menus
    const reloadedPortal = await loadAgain(portal, { offers: empty })
    const stateOf = () => reloadedPortal.app.getSnapshot().children.contract?.getSnapshot().value
    for (let waits = 0; waits < 100 && stateOf() !== 'refusingCase'; waits += 1) await runPendingCallbacks()
    expect(stateOf()).toBe('refusingCase')
  })
})
