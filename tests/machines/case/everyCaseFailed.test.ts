import { describe, expect, test } from 'vitest'
import { resultOf } from '../../../machines/case/definition/definition'
import { planOf } from '../../../machines/case/machine/plan'
import type { ProductLineCase } from '../../../machines/cases'
import type { InjectedFault } from '../../../mocks/store/faultInjection/state'
import { goThrough, goUntil, reloaded, rest } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedShapes, withJourneys } from '../kit/everyCase'
import type { Journey } from '../kit/openCase'
import { loadAgain, reloadAt, signInAgain, signInTo } from '../kit/portalAt'
import { MINUTE, pass } from '../kit/story'

withJourneys()

/** Makes the next submission fail once. */
const meet = ({ insurer, placed }: Journey, kind: InjectedFault['kind']): Promise<void> =>
  insurer.follow({ name: 'fast', trouble: [{ endpoint: resultOf(placed.definition).id, kind, times: 'once' }] })

const keysOfSubmission = (journey: Journey) => keysOf(journey, resultOf(journey.placed.definition))

/** The customer continues until the case is sent. */
const send = (journey: Journey): Promise<void> => goUntil(journey, () => keysOfSubmission(journey).length > 0)

/** Returns the step that the case is sent again from after a failure. A required code has to be typed again. */
const sendsFrom = ({ definition }: ProductLineCase, failed: 'submitFailed' | 'reviewing'): string => {
  if (definition.submit === null) return 'confirming'
  return planOf(definition).steps.includes('reviewing') ? failed : 'submitFailed'
}

describe.each(namedShapes)('the case %s', (_, placed) => {
  test('after a failed submission is not submitted by a reload, but once at the next press', async () => {
    const { journey, before } = await begin(placed)
    let now = journey
    let keys: ReturnType<typeof keysOfSubmission> = []
    for (const kind of ['500', 'network', 'nonsense', 'lostAnswer', '500'] as const) {
      await meet(now, kind)
      await send(now)
      const where = await rest(now)
      expect(where, kind).toBe(sendsFrom(placed, 'submitFailed'))
      const { failure } = now.actor.getSnapshot().context
      expect(failure, kind).not.toBeNull()
      keys = [...keys, ...keysOfSubmission(now)]
      for (let loads = 0; loads < 2; loads += 1) {
        now = await reloaded(now)
        expect(await rest(now), kind).toBe(where)
        expect(keysOfSubmission(now), kind).toEqual([])
        expect(now.actor.getSnapshot().context.failure).toBe(failure)
      }
    }
    const caseId = await goThrough(now)
    expect(casesAt(now)).toEqual([caseId, ...before])
    if (placed.definition.submit !== null) {
      expect(new Set([...keys, ...keysOfSubmission(now)]).size).toBe(1)
    }
  })

  test.each(placed.definition.loads.map(({ endpoint }) => [endpoint.id, endpoint] as const))(
    'is submitted once even if its load %s is refused after the result of the submission was lost',
    async (_id, load) => {
      const { journey, before } = await begin(placed)
      await meet(journey, 'lostAnswer')
      await send(journey)
      await rest(journey)
      const again = await reloaded(journey, (on) => {
        on.refuseNext(load, { code: 'MISSING_FIELDS', fields: [] })
      })
      expect(await rest(again)).toBe(sendsFrom(placed, 'submitFailed'))
      const caseId = await goThrough(again)
      expect(casesAt(again)).toEqual([caseId, ...before])
    },
  )

  test('after the session expired during the submission is submitted only at a press, with the same idempotency key', async () => {
    const { portal, journey } = await signInTo(placed)
    const before = casesAt(journey)
    await meet(journey, 'expired')
    await send(journey)
    const again = await signInAgain(portal, journey)
    const where = sendsFrom(placed, 'reviewing')
    expect(again.actor.getSnapshot().value).toBe(where)
    expect(keysOfSubmission(again), 'it is not sent unasked').toHaveLength(1)
    const { portal: reopened, journey: third } = await reloadAt(portal, again)
    expect(third.actor.getSnapshot().value).toBe(where)
    expect(third.actor.getSnapshot().context.failure).toBe('expired')
    expect(keysOfSubmission(third)).toEqual([])
    const caseId = await goThrough(third)
    expect(casesAt(third)).toEqual([caseId, ...before])
    expect(reopened.app.getSnapshot().context.session).not.toBeNull()
    if (placed.definition.submit !== null) expect(keysOfSubmission(third)).toEqual(keysOfSubmission(journey))
  })

  test('is restored by the next sign-in after the session timed out during the submission', async () => {
    const { portal, journey } = await signInTo(placed)
    const before = casesAt(journey)
    portal.holdAnswers(resultOf(placed.definition))
    await send(journey)
    await pass(21 * MINUTE)
    const again = await signInAgain(await loadAgain(portal), journey)
    expect(again.actor.getSnapshot().value).toBe(sendsFrom(placed, 'reviewing'))
    expect(again.actor.getSnapshot().context.failure).toBe('expired')
    expect(keysOfSubmission(again)).toEqual([])
    const caseId = await goThrough(again)
    expect(casesAt(again)).toEqual([caseId, ...before])
  })
})
