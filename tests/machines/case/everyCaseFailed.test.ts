import { describe, expect, test } from 'vitest'
import { resultCallOf } from '../../../machines/case/definition/definition'
import { planOf } from '../../../machines/case/machine/plan'
import type { ProductLineCase } from '../../../machines/cases'
import type { InjectedFault } from '../../../mocks/store/faultInjection/state'
import { goThrough, goUntil, reloaded, waitUntilIdle } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedShapes, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'
import { loadAgain, reloadAt, signInAgain, signInTo } from '../kit/portalAt'
import { MINUTE, pass } from '../kit/story'

withJourneys()

/** Makes the next submission of the case fail once with this error. */
const failNextSubmission = ({ insurer, productLineCase }: Journey, kind: InjectedFault['kind']): Promise<void> =>
  insurer.follow({
    name: 'fast',
    trouble: [{ endpoint: resultCallOf(productLineCase.definition).id, kind, times: 'once' }],
  })

const keysOfSubmission = (journey: Journey) => keysOf(journey, resultCallOf(journey.productLineCase.definition))

/** Continues until the portal has sent the submission. */
const send = (journey: Journey): Promise<void> => goUntil(journey, () => keysOfSubmission(journey).length > 0)

/**
 * Returns the step from which the customer submits the case again after a failure. `failed` is that step for a case
 * with a summary. If the code submits the case, the customer has to type the code again.
 */
const sendsFrom = ({ definition }: ProductLineCase, failed: 'submitFailed' | 'reviewing'): string => {
  if (definition.submit === null) return 'confirming'
  return planOf(definition).steps.includes('reviewing') ? failed : 'submitFailed'
}

describe.each(namedShapes)('the case %s', (_, productLineCase) => {
  test('is not submitted by a reload after a failed submission, but is submitted once at the next press', async () => {
    const { journey, before } = await begin(productLineCase)
    let now = journey
    let keys: ReturnType<typeof keysOfSubmission> = []
    for (const kind of ['500', 'network', 'nonsense', 'lostAnswer', '500'] as const) {
      await failNextSubmission(now, kind)
      await send(now)
      const step = await waitUntilIdle(now)
      expect(step, kind).toBe(sendsFrom(productLineCase, 'submitFailed'))
      const { failure } = now.actor.getSnapshot().context
      expect(failure, kind).not.toBeNull()
      keys = [...keys, ...keysOfSubmission(now)]
      for (let loads = 0; loads < 2; loads += 1) {
        now = await reloaded(now)
        expect(await waitUntilIdle(now), kind).toBe(step)
        expect(keysOfSubmission(now), kind).toEqual([])
        expect(now.actor.getSnapshot().context.failure).toBe(failure)
      }
    }
    const caseId = await goThrough(now)
    expect(casesAt(now)).toEqual([caseId, ...before])
    if (productLineCase.definition.submit !== null) {
      expect(new Set([...keys, ...keysOfSubmission(now)]).size).toBe(1)
    }
  })

  test.each(productLineCase.definition.loads.map(({ endpoint }) => [endpoint.id, endpoint] as const))(
    'is submitted once even if the insurer refuses its data call %s after a lost response and a reload',
    async (_id, load) => {
      const { journey, before } = await begin(productLineCase)
      await failNextSubmission(journey, 'lostAnswer')
      await send(journey)
      await waitUntilIdle(journey)
      const reloadedJourney = await reloaded(journey, (on) => {
        on.refuseNext(load, { code: 'MISSING_FIELDS', fields: [] })
      })
      expect(await waitUntilIdle(reloadedJourney)).toBe(sendsFrom(productLineCase, 'submitFailed'))
      const caseId = await goThrough(reloadedJourney)
      expect(casesAt(reloadedJourney)).toEqual([caseId, ...before])
    },
  )

  test('is submitted only when the customer presses again, with the same idempotency key, if the session expired during the submission', async () => {
    const { portal, journey } = await signInTo(productLineCase)
    const before = casesAt(journey)
    await failNextSubmission(journey, 'expired')
    await send(journey)
    const reopenedJourney = await signInAgain(portal, journey)
    const expectedStep = sendsFrom(productLineCase, 'reviewing')
    expect(reopenedJourney.actor.getSnapshot().value).toBe(expectedStep)
    expect(keysOfSubmission(reopenedJourney), 'it is not sent unasked').toHaveLength(1)
    const { portal: reopened, journey: third } = await reloadAt(portal, reopenedJourney)
    expect(third.actor.getSnapshot().value).toBe(expectedStep)
    expect(third.actor.getSnapshot().context.failure).toBe('expired')
    expect(keysOfSubmission(third)).toEqual([])
    const caseId = await goThrough(third)
    expect(casesAt(third)).toEqual([caseId, ...before])
    expect(reopened.app.getSnapshot().context.session).not.toBeNull()
    if (productLineCase.definition.submit !== null) expect(keysOfSubmission(third)).toEqual(keysOfSubmission(journey))
  })

  test('is restored by the next sign-in after the session timed out during the submission', async () => {
    const { portal, journey } = await signInTo(productLineCase)
    const before = casesAt(journey)
    portal.holdAnswers(resultCallOf(productLineCase.definition))
    await send(journey)
    await pass(21 * MINUTE)
    const reopenedJourney = await signInAgain(await loadAgain(portal), journey)
    expect(reopenedJourney.actor.getSnapshot().value).toBe(sendsFrom(productLineCase, 'reviewing'))
    expect(reopenedJourney.actor.getSnapshot().context.failure).toBe('expired')
    expect(keysOfSubmission(reopenedJourney)).toEqual([])
    const caseId = await goThrough(reopenedJourney)
    expect(casesAt(reopenedJourney)).toEqual([caseId, ...before])
  })
})
