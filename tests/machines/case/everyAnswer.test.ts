import { describe, expect, test } from 'vitest'
import { fieldContextOf } from '../../../machines/case/answers/fieldContext'
import { visibleFields } from '../../../machines/case/answers/visible'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { acceptedValue } from '../../../tools/exploration/kit/sampleAnswers'
import { reloaded, waitUntilIdle } from '../kit/caseJourney'
import { begin, casesAt, namedAnswers, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'

withJourneys()

/** Gives a valid answer to each question that is visible at the start. Returns all answers. */
const answerAll = ({ actor, productLineCase }: Journey) => {
  for (const [name, field] of visibleFields(productLineCase.definition, fieldContextOf(actor.getSnapshot().context))) {
    actor.send({ type: 'answer.changed', field: name, value: acceptedValue(productLineCase.definition, name, field) })
  }
  return actor.getSnapshot().context.answers
}

/** Gives a valid answer to each visible question, and presses the main button. Returns the resulting step. */
const ask = (journey: Journey) => {
  answerAll(journey)
  journey.actor.send({ type: 'step.submitted' })
  return waitUntilIdle(journey)
}

describe.each(namedAnswers)('the case %s, which only requests information,', (_, productLineCase) => {
  const resultCalls = ({ on }: Journey) =>
    on.fake.calls.filter(({ endpoint }) => endpoint === resultCallOf(productLineCase.definition).id)

  test('shows the insurer’s answer, creates no case at the insurer and is not reported as unsaved', async () => {
    const { journey, before } = await begin(productLineCase)
    await waitUntilIdle(journey)
    expect(await ask(journey)).toBe('answered')
    const { context } = journey.actor.getSnapshot()
    expect(context.answer && productLineCase.definition.resultDetails(context.answer).length).toBeGreaterThan(0)
    expect(context.dirty).toBe(false)
    expect(casesAt(journey)).toEqual(before)
    expect(resultCalls(journey).map(({ idempotencyKey }) => idempotencyKey)).toEqual([undefined])
  })

  test('keeps the customer’s answers on return to the form, by button and by browser history', async () => {
    const { journey } = await begin(productLineCase)
    await waitUntilIdle(journey)
    await ask(journey)
    const { answers } = journey.actor.getSnapshot().context
    journey.actor.send({ type: 'step.returned' })
    expect(journey.actor.getSnapshot()).toMatchObject({ value: 'filling', context: { answers } })
    journey.actor.send({ type: 'step.requested', step: 'eredmeny' })
    expect(journey.actor.getSnapshot().value).toBe('answered')
    journey.actor.send({ type: 'step.requested', step: '' })
    expect(journey.actor.getSnapshot().value).toBe('filling')
    expect(await ask(journey)).toBe('answered')
  })

  test('requests the insurer’s answer again after a reload', async () => {
    const { journey } = await begin(productLineCase)
    await waitUntilIdle(journey)
    await ask(journey)
    const after = await reloaded(journey)
    expect(await waitUntilIdle(after)).toBe('answered')
    expect(resultCalls(after)).toHaveLength(1)
  })

  test('keeps the customer’s answers and shows the error if the insurer does not answer', async () => {
    const { journey } = await begin(productLineCase)
    await waitUntilIdle(journey)
    const answers = answerAll(journey)
    journey.on.loseAnswer(resultCallOf(productLineCase.definition))
    expect(await ask(journey)).toBe('filling')
    expect(journey.actor.getSnapshot().context).toMatchObject({
      answers,
      notice: 'notAnswered',
      technicalError: 'transport',
    })
    expect(await ask(journey)).toBe('answered')
    expect(journey.actor.getSnapshot().context.notice).toBeNull()
  })
})
