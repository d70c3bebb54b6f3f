import { describe, expect, test } from 'vitest'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { planOf } from '../../../machines/case/machine/plan'
import type { ProductLineCase } from '../../../machines/cases'
import type { PageAt } from '../kit/atInsurer'
import { goThrough, goTo, goUntil, reloaded, waitUntilIdle } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'

withJourneys()

/** Opens a case for a customer who answers only the required questions. Some cases have no required question. */
const beginWithRequired = async (productLineCase: ProductLineCase) => {
  const { journey, before } = await begin(productLineCase)
  return { journey: { ...journey, gives: 'what is required' } satisfies Journey<PageAt>, before }
}

const contextOf = ({ actor }: Journey) => actor.getSnapshot().context

const lastProgressOf = ({ on }: Journey<PageAt>) => on.told().findLast(({ type }) => type === 'case.progressed')

describe.each(namedCases)('the case %s, filled in with only the required answers,', (_, productLineCase) => {
  const { definition } = productLineCase
  const { steps } = planOf(definition)
  const last = resultCallOf(definition)

  test('restores each step after a reload, and is submitted once', async () => {
    const { journey, before } = await beginWithRequired(productLineCase)
    let now: Journey<PageAt> = journey
    for (const step of steps.slice(1)) {
      await goTo(now, step)
      const { answers, draftId, attempt, dirty } = contextOf(now)
      now = await reloaded(now)
      expect(await waitUntilIdle(now)).toBe(step)
      expect(contextOf(now), step).toMatchObject({ answers, draftId, attempt, dirty, notice: null })
    }
    const caseId = await goThrough(now)
    expect(casesAt(now)).toEqual([caseId, ...before])
  })

  test('is marked as possibly submitted after a lost result and a reload, and is submitted once', async () => {
    const { journey, before } = await beginWithRequired(productLineCase)
    journey.on.loseAnswer(last)
    await goUntil(journey, () => keysOf(journey, last).length > 0)
    await waitUntilIdle(journey)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    expect(lastProgressOf(journey)).toMatchObject({ dirty: true, submission: 'uncertain' })
    expect(lastProgressOf(reloadedJourney)).toMatchObject({ dirty: true, submission: 'uncertain' })
    const caseId = await goThrough(reloadedJourney)
    expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    expect(new Set([...keysOf(journey, last), ...keysOf(reloadedJourney, last)]).size).toBe(1)
  })

  test('is submitted once if the page reloads before the insurer answers the submission', async () => {
    const { journey, before } = await beginWithRequired(productLineCase)
    journey.on.holdAnswers(last)
    await goUntil(journey, () => keysOf(journey, last).length > 0)
    const reloadedJourney = await reloaded(journey)
    await waitUntilIdle(reloadedJourney)
    const caseId = await goThrough(reloadedJourney)
    expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    expect(new Set([...keysOf(journey, last), ...keysOf(reloadedJourney, last)]).size).toBe(1)
  })
})

test('a form that needs no answer and was not changed is not reported as unsaved, even at its summary', async () => {
  const [, untouched] = namedCases.find(([id]) => id === 'kgfb.termination.anniversary') ?? []
  if (untouched === undefined) throw new Error('There is no such case')
  const { journey } = await beginWithRequired(untouched)
  await goTo(journey, 'reviewing')
  expect(lastProgressOf(journey)).toMatchObject({ dirty: false, submission: 'none' })
  expect(lastProgressOf(await reloadedAt(journey, 'reviewing'))).toMatchObject({ dirty: false, submission: 'none' })
})

const reloadedAt = async (journey: Journey, step: string): Promise<Journey<PageAt>> => {
  const reloadedJourney = await reloaded(journey)
  expect(await waitUntilIdle(reloadedJourney)).toBe(step)
  return reloadedJourney
}
