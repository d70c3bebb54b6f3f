import { describe, expect, test } from 'vitest'
import { pageOf } from '../../../machines/case/answers/visible'
import { planOf } from '../../../machines/case/machine/plan'
import { slugReaderOf } from '../../../machines/case/machine/slugs'
import type { WorkStep } from '../../../machines/case/machine/step.types'
import { pathOf } from '../../../machines/routes'
import { textsWithWarning } from '../../../tools/exploration/kit/sampleAnswers'
import { goThrough, goTo, waitUntilIdle } from '../kit/caseJourney'
import { answerAll } from '../kit/caseJourneyActs'
import { casesAt, namedShapes, withJourneys } from '../kit/everyCase'
import { openFromMenu, type PortalJourney } from '../kit/portalAt'

withJourneys()

const contextOf = ({ actor }: PortalJourney) => actor.getSnapshot().context

/**
 * Presses the browser's back or forward button, and checks that the address is the one of the step. Returns the step.
 */
const press = async (journey: PortalJourney, button: 'back' | 'forward'): Promise<string> => {
  journey.browser[button]()
  const step = await waitUntilIdle(journey)
  agree(journey)
  return step
}

const agree = ({ app, browser, actor, productLineCase }: PortalJourney): void => {
  expect(browser.address(), 'the address').toBe(pathOf(app.getSnapshot().context.route))
  const { value, context } = actor.getSnapshot()
  const { productLine, key, variant } = productLineCase
  const step = slugReaderOf(productLineCase.machine.config)(context.step)
  expect(browser.address(), `the address of ${value}`).toBe(pathOf({ name: 'case', productLine, key, variant, step }))
}

const cases = namedShapes.map(
  ([name, productLineCase]) => [name, productLineCase, planOf(productLineCase.definition).steps] as const,
)
const several = cases.filter(([, , steps]) => steps.length > 1)
/** Returns the name of the first text question that is required, given the current answers. */
const firstRequired = (journey: PortalJourney): string | undefined =>
  Object.entries(journey.productLineCase.definition.form).find(
    ([, field]) => field.type === 'text' && field.check('', contextOf(journey)) !== null,
  )?.[0]

const lastOf = (steps: readonly WorkStep[]): WorkStep => steps.at(-1) ?? 'filling'

/**
 * Returns the number of history entries after the first step, up to the last one. A payment before the last step adds
 * an entry for the transfer's details.
 */
const entriesOf = (steps: readonly WorkStep[]): number =>
  steps.length - 1 + (steps.includes('paying') && lastOf(steps) !== 'paying' ? 1 : 0)

/**
 * Tells if browser back can show a step again. Back skips a code step with a later step, because a correct code is not
 * requested again.
 */
const isShownAgain =
  (steps: readonly WorkStep[]) =>
  (step: WorkStep): boolean =>
    step !== 'confirming' || step === lastOf(steps)

describe.each(several)('the browser history of the case %s', (_, productLineCase, steps) => {
  test('leads back and forward to every step, and one case is submitted', async () => {
    const journey = await openFromMenu(productLineCase)
    const before = casesAt(journey)
    await goTo(journey, lastOf(steps))
    agree(journey)
    const { answers } = contextOf(journey)
    const shownSteps = steps.filter(isShownAgain(steps))
    for (const step of shownSteps.toReversed().slice(1)) expect(await press(journey, 'back')).toBe(step)
    for (const step of shownSteps.slice(1)) expect(await press(journey, 'forward')).toBe(step)
    expect(journey.browser.ahead()).toBe(0)
    expect(contextOf(journey).answers).toEqual(answers)
    expect(casesAt(journey)).toEqual(before)
    const caseId = await goThrough(journey)
    expect(casesAt(journey)).toEqual([caseId, ...before])
  })

  test('leads back and forward even if nothing was typed', async ({ skip }) => {
    const journey = await openFromMenu(productLineCase)
    await waitUntilIdle(journey)
    journey.actor.send({ type: 'step.submitted' })
    const next = await waitUntilIdle(journey)
    if (next === steps[0]) return skip('something has to be answered')
    expect(await press(journey, 'back')).toBe(steps[0])
    expect(await press(journey, 'forward')).toBe(next)
  })

  test('leads back and forward by several steps at once', async () => {
    const journey = await openFromMenu(productLineCase)
    await goTo(journey, lastOf(steps))
    for (const delta of [-entriesOf(steps), entriesOf(steps)]) {
      journey.browser.go(delta)
      expect(await waitUntilIdle(journey)).toBe(delta < 0 ? steps[0] : lastOf(steps))
      agree(journey)
    }
  })
})

describe.each(several)('browser forward from the form of the case %s', (_, productLineCase, steps) => {
  const atForm = async (): Promise<PortalJourney> => {
    const journey = await openFromMenu(productLineCase)
    await goTo(journey, lastOf(steps))
    journey.browser.go(-entriesOf(steps))
    expect(await waitUntilIdle(journey)).toBe(steps[0])
    return journey
  }

  test('stays at the form if an answer is invalid, and lists the field of that answer', async ({ skip }) => {
    const journey = await atForm()
    const field = firstRequired(journey)
    if (field === undefined) return skip('nothing has to be typed')
    journey.actor.send({ type: 'answer.changed', field, value: '' })
    expect(await press(journey, 'forward')).toBe(steps[0])
    expect(contextOf(journey).summaryFields).toEqual([field])
    answerAll(journey)
    expect(await press(journey, 'forward')).toBe(productLineCase.definition.code === null ? steps[1] : steps[0])
  })

  test('shows a warning about an unusual answer at the first press, and continues at the second', async ({ skip }) => {
    const journey = await atForm()
    const { form, code, pages } = productLineCase.definition
    const odd = Object.entries(form).flatMap(([name, field]) => {
      const value = field.type === 'text' ? textsWithWarning[field.format] : undefined
      const isHere = pageOf(productLineCase.definition, name) === pages[0]?.name
      return value === undefined || !isHere ? [] : [{ type: 'answer.changed', field: name, value } as const]
    })
    if (odd.length === 0) return skip('nothing on the first page can look odd')
    for (const event of odd) journey.actor.send(event)
    expect(await press(journey, 'forward')).toBe(steps[0])
    expect(contextOf(journey).warnedFields).toEqual(odd.map(({ field }) => field))
    expect(await press(journey, 'forward')).toBe(code === null ? steps[1] : steps[0])
  })

  test('requests no code and submits nothing', async () => {
    const journey = await atForm()
    const { length } = journey.on.fake.calls
    answerAll(journey)
    for (const _step of steps) await press(journey, 'forward')
    expect(journey.on.fake.calls.slice(length).filter(({ idempotencyKey }) => idempotencyKey !== undefined)).toEqual([])
  })
})
