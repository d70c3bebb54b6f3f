import { describe, expect, test } from 'vitest'
import type { AreaCase } from '../../machines/cases'
import { failureExamplesOf } from '../../mocks/examples'
import { goThrough, goUntil, type Journey, reloaded, rest } from './caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys, writesOf } from './everyCase'

withJourneys()

const numberOfWrites = (journey: Journey) =>
  Object.fromEntries(writesOf(journey).map(({ endpoint, keys }) => [endpoint.id, keys.length]))

/** Everything that is written where nothing goes wrong. */
const undisturbed = async (placed: AreaCase) => {
  const { journey } = await begin(placed)
  await goThrough(journey)
  return { journey, writes: writesOf(journey), documents: documentsAt(journey) }
}

const documentsAt = ({ insurer }: Journey) => Object.keys(insurer.world.state.documents)

describe.each(namedCases)('%s', (_, placed) => {
  test('five presses of every button make one call of each write, and one case', async () => {
    const once = await undisturbed(placed)
    const { journey, before } = await begin(placed, 5)
    const caseId = await goThrough(journey)
    expect(numberOfWrites(journey)).toEqual(numberOfWrites(once.journey))
    expect(casesAt(journey)).toEqual([caseId, ...before])
  })

  test('a lost answer of each write is asked for again under the same key, and there is one case', async () => {
    const { writes, documents } = await undisturbed(placed)
    for (const { endpoint, keys } of writes) {
      const { journey, before } = await begin(placed, 5)
      const trouble = [{ endpoint: endpoint.id, kind: 'lostAnswer', times: 'once' } as const]
      await journey.insurer.follow({ name: 'fast', trouble })
      const caseId = await goThrough(journey)
      expect(casesAt(journey), endpoint.id).toEqual([caseId, ...before])
      const [lost, again, ...others] = keysOf(journey, endpoint)
      expect(again, endpoint.id).toBe(lost)
      expect(others, endpoint.id).toHaveLength(keys.length - 1)
      expect(documentsAt(journey), endpoint.id).toEqual(documents)
    }
  })

  test('a reload while the answer of each write is awaited ends in one case', async () => {
    for (const { endpoint } of (await undisturbed(placed)).writes) {
      const { journey, before } = await begin(placed, 5)
      journey.on.holdAnswers(endpoint)
      await goUntil(journey, () => keysOf(journey, endpoint).length > 0)
      const again = await reloaded(journey)
      if (endpoint === placed.definition.submit) {
        await rest(again)
        expect(again.actor.getSnapshot().context.result, 'it is sent again by itself').not.toBeNull()
        expect(keysOf(again, endpoint)).toEqual(keysOf(journey, endpoint))
      }
      const caseId = await goThrough(again)
      expect(casesAt(again), endpoint.id).toEqual([caseId, ...before])
    }
  })

  test('a refused write is another one the next time, and there is one case', async () => {
    for (const { endpoint } of (await undisturbed(placed)).writes) {
      const missing = { code: 'MISSING_FIELDS', fields: [] } as const
      for (const failure of [missing, ...Object.values(failureExamplesOf(endpoint))]) {
        const what = `${endpoint.id} ${failure.code}`
        const { journey, before } = await begin(placed, 5)
        journey.on.refuseNext(endpoint, failure)
        const caseId = await goThrough(journey)
        expect(casesAt(journey), what).toEqual([caseId, ...before])
        const [refused, ...others] = keysOf(journey, endpoint)
        expect(others.length, what).toBeGreaterThan(0)
        // What is deleted has no key: gone is gone.
        if (endpoint.method !== 'DELETE') expect(others, what).not.toContain(refused)
      }
    }
  })
})
