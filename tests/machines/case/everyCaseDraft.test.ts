import { describe, expect, test } from 'vitest'
import { emptyAnswers } from '../../../machines/case/answers/fieldTypes'
import { hasFieldsBesidesFiles } from '../../../machines/case/definition/pages'
import { isFieldStep, planOf } from '../../../machines/case/machine/plan'
import { slugReaderOf } from '../../../machines/case/machine/slugs'
import type { WorkStep } from '../../../machines/case/machine/step.types'
import { everyCase } from '../../../machines/cases'
import { DRAFTS, draftKeyOfSubject } from '../../../machines/storageKeys'
import { sampleSubject } from '../../../tools/exploration/kit/sampleSubject'
import type { PageAt } from '../kit/atInsurer'
import { goThrough, goTo, reloaded, waitUntilIdle } from '../kit/caseJourney'
import { answerAll, attach } from '../kit/caseJourneyActs'
import { begin, casesAt, namedShapes, withJourneys } from '../kit/everyCase'
import { type Journey, stepIn } from '../kit/openCase'

withJourneys()

const contextOf = ({ actor }: Journey) => actor.getSnapshot().context

const draftOf = ({ contractNumber, productLineCase }: Journey): string =>
  draftKeyOfSubject(contractNumber, productLineCase.definition.id, sampleSubject(productLineCase, contractNumber))

/**
 * Continues to a step. On the form's first step, also answers every question, but does not press the button. On the
 * step of documents, adds a file if the customer has not changed anything before.
 */
const standAt = async (journey: Journey, step: WorkStep): Promise<void> => {
  await goTo(journey, step)
  if (step === planOf(journey.productLineCase.definition).first) answerAll(journey)
  if (step !== 'attaching' || contextOf(journey).dirty) return
  attach(journey)
  await waitUntilIdle(journey)
}

const draftsIn = ({ on }: Journey) => [...on.fake.storage.keys()].filter((key) => key.startsWith(DRAFTS))

const lastProgressOf = ({ on }: Journey<PageAt>) => on.told().findLast(({ type }) => type === 'case.progressed')

test('every case, and every variant of a case, has its own draft', () => {
  const ids = everyCase.map(({ definition }) => definition.id)
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(namedShapes)('the draft of the case %s', (_, productLineCase) => {
  const { definition } = productLineCase
  const { steps, first } = planOf(definition)
  const slugOf = slugReaderOf(productLineCase.machine.config)
  const last = steps.at(-1) ?? first
  /** Tells if the draft has answers at this step. A first step with only files has none. */
  const isAnswered = (step: WorkStep): boolean => step !== first || hasFieldsBesidesFiles(definition.pages)

  test('restores each step with its answers after a reload, and one case is submitted', async () => {
    const { journey, before } = await begin(productLineCase)
    await waitUntilIdle(journey)
    expect(draftsIn(journey)).toEqual([])
    let now = journey
    for (const step of steps) {
      await standAt(now, step)
      if (step === first) expect(draftsIn(now)).toEqual(isAnswered(step) ? [draftOf(now)] : [])
      const { answers, attempt, draftId, code, isConfirmed, paid } = contextOf(now)
      now = await reloaded(now)
      expect(await waitUntilIdle(now)).toBe(step)
      const expectedContext = { answers, attempt, ...(isAnswered(step) && { draftId }), code, isConfirmed, paid }
      expect(contextOf(now), step).toMatchObject({ ...expectedContext, dirty: isAnswered(step), notice: null })
    }
    const caseId = await goThrough(now)
    expect(casesAt(now)).toEqual([caseId, ...before])
  })

  test('shows a notice if it is invalid, and the case starts empty', async () => {
    const { journey, before } = await begin(productLineCase)
    await standAt(journey, first)
    const reloadedJourney = await reloaded(journey, ({ fake }) =>
      fake.services.storage.write(draftOf(journey), { version: 0 }),
    )
    expect(await waitUntilIdle(reloadedJourney)).toBe(first)
    expect(contextOf(reloadedJourney)).toMatchObject({ notice: 'draftUnreadable', dirty: false })
    const caseId = await goThrough(reloadedJourney)
    expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
  })

  test('can be read in the format of the first release, at each step', async () => {
    const { journey, before } = await begin(productLineCase)
    let now = journey
    for (const step of steps.filter((one) => isAnswered(one) && (isFieldStep(one) || one === 'reviewing'))) {
      await standAt(now, step)
      const { answers } = contextOf(now)
      now = await reloaded(now, ({ fake: { services } }) => {
        const {
          isCodeAsked: _,
          code: __,
          isConfirmed: ___,
          paid: ____,
          ...first
        } = Object(services.storage.read(draftOf(journey)))
        services.storage.write(draftOf(journey), first)
      })
      // The draft does not contain the payment, so the customer has to choose again.
      const isPaymentLost = step === 'reviewing' && definition.payment !== null
      expect(await waitUntilIdle(now)).toBe(isPaymentLost ? 'paying' : step)
      expect(contextOf(now), step).toMatchObject({ answers, notice: null })
    }
    const caseId = await goThrough(now)
    expect(casesAt(now)).toEqual([caseId, ...before])
  })

  test('is reported as unsaved while the form is filled in, and removed when the case is left', async () => {
    const { journey } = await begin(productLineCase)
    await waitUntilIdle(journey)
    expect(lastProgressOf(journey)).toMatchObject({ dirty: false })
    await standAt(journey, last)
    expect(lastProgressOf(journey)).toMatchObject({ dirty: true })
    journey.actor.send({ type: 'case.left' })
    expect(journey.actor.getSnapshot().output).toEqual({ type: 'left' })
    expect(draftsIn(journey)).not.toContain(draftOf(journey))
    expect(journey.on.fake.files.size).toBe(0)
    const reloadedJourney = await reloaded(journey)
    expect(await waitUntilIdle(reloadedJourney)).toBe(first)
    expect(contextOf(reloadedJourney)).toMatchObject({ notice: null, dirty: false })
  })

  test('contains only the confirmation after the submission, even after browser back', async () => {
    const { journey, before } = await begin(productLineCase)
    const caseId = await goThrough(journey)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    expect(contextOf(reloadedJourney)).toMatchObject({
      answers: emptyAnswers(definition.form),
      result: { caseId },
      dirty: false,
    })
    for (const opened of [journey, reloadedJourney]) {
      for (const step of steps) opened.actor.send({ type: 'step.requested', step: slugOf(step) })
      opened.actor.send({ type: 'step.returned' })
      opened.actor.send({ type: 'step.submitted' })
      await waitUntilIdle(opened)
      expect(stepIn(opened)).toBe('submitted')
      expect(lastProgressOf(opened)).toMatchObject({ step: '', dirty: false, submission: 'done' })
    }
    expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
  })

  test('keeps all answers on browser back from each step to each earlier step', async () => {
    const { journey, before } = await begin(productLineCase)
    for (const step of steps) {
      await standAt(journey, step)
      const { answers } = contextOf(journey)
      for (const earlierStep of steps.slice(0, steps.indexOf(step)).filter(isFieldStep)) {
        await goTo(journey, step)
        journey.actor.send({ type: 'step.requested', step: slugOf(earlierStep) })
        expect(stepIn(journey)).toBe(earlierStep)
        expect(lastProgressOf(journey)).toMatchObject({ step: slugOf(earlierStep), dirty: true })
        expect(contextOf(journey).answers).toEqual(answers)
      }
    }
    const caseId = await goThrough(journey)
    expect(casesAt(journey)).toEqual([caseId, ...before])
  })
})
