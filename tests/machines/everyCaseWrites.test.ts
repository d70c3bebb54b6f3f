import { describe, expect, test } from 'vitest'
import type { AreaCase } from '../../machines/cases'
import { failureExamplesOf } from '../../mocks/examples'
import { signDigitally, signManually } from '../../src/api/documents'
import { goThrough, goUntil, reloaded, rest } from './caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys, writesOf } from './everyCase'
import type { Journey } from './openCase'

withJourneys()

type Signs = Journey['signs']

/** Opens a case whose customer presses every button five times, or once. */
const set = async (placed: AreaCase, signs: Signs, presses = 5) => {
  const { journey, before } = await begin(placed, presses)
  return { journey: { ...journey, signs }, before }
}

/** Everything that is written where nothing goes wrong. */
const undisturbed = async (placed: AreaCase, signs: Signs = 'digitally') => {
  const { journey } = await set(placed, signs, 1)
  await goThrough(journey)
  return { signs, writes: writesOf(journey), documents: documentsAt(journey) }
}

/** The ways through a case with everything that is written on each; what is to be signed can be signed in two. */
const waysThrough = async (placed: AreaCase) => {
  const digitally = await undisturbed(placed)
  const isSigned = digitally.writes.some(({ endpoint }) => endpoint === signDigitally)
  return isSigned ? [digitally, await undisturbed(placed, 'by hand')] : [digitally]
}

const documentsAt = ({ insurer }: Journey) => Object.keys(insurer.world.state.documents)

const numbersOf = (writes: ReturnType<typeof writesOf>) =>
  Object.fromEntries(writes.map(({ endpoint, keys }) => [endpoint.id, keys.length]))

describe.each(namedCases)('%s', (_, placed) => {
  test('five presses of every button make one call of each write, and one case', async () => {
    for (const { signs, writes } of await waysThrough(placed)) {
      const { journey, before } = await set(placed, signs)
      const caseId = await goThrough(journey)
      expect(numbersOf(writesOf(journey)), signs).toEqual(numbersOf(writes))
      expect(casesAt(journey), signs).toEqual([caseId, ...before])
    }
  })

  test('every write but a deletion carries a key', async () => {
    for (const { writes } of await waysThrough(placed)) {
      for (const { endpoint, keys } of writes) {
        if (endpoint.method !== 'DELETE') expect(keys, endpoint.id).not.toContain(undefined)
      }
    }
  })

  test('a lost answer of each write is asked for again under the same key, and there is one case', async () => {
    for (const { signs, writes, documents } of await waysThrough(placed)) {
      for (const { endpoint, keys } of writes) {
        const what = `${endpoint.id} ${signs}`
        const { journey, before } = await set(placed, signs)
        const trouble = [{ endpoint: endpoint.id, kind: 'lostAnswer', times: 'once' } as const]
        await journey.insurer.follow({ name: 'fast', trouble })
        const caseId = await goThrough(journey)
        expect(casesAt(journey), what).toEqual([caseId, ...before])
        const [lost, again, ...others] = keysOf(journey, endpoint)
        expect(again, what).toBe(lost)
        expect(others, what).toHaveLength(keys.length - 1)
        expect(documentsAt(journey), what).toEqual(documents)
      }
    }
  })

  test('a reload while the answer of each write is awaited ends in one case', async () => {
    for (const { signs, writes } of await waysThrough(placed)) {
      for (const { endpoint } of writes) {
        const what = `${endpoint.id} ${signs}`
        const { journey, before } = await set(placed, signs)
        journey.on.holdAnswers(endpoint)
        await goUntil(journey, () => keysOf(journey, endpoint).length > 0)
        const again = await reloaded(journey)
        if (endpoint === placed.definition.submit) {
          await rest(again)
          expect(again.actor.getSnapshot().context.result, 'it is sent again by itself').not.toBeNull()
          expect(keysOf(again, endpoint)).toEqual(keysOf(journey, endpoint))
        }
        const caseId = await goThrough(again)
        expect(casesAt(again), what).toEqual([caseId, ...before])
        // What the customer asks for once more is the same signature.
        if (endpoint === signDigitally || endpoint === signManually) {
          expect(keysOf(again, endpoint), what).toEqual(keysOf(journey, endpoint))
        }
      }
    }
  })

  test('a refused write is another one the next time, and there is one case', async () => {
    for (const { signs, writes } of await waysThrough(placed)) {
      for (const { endpoint } of writes) {
        const missing = { code: 'MISSING_FIELDS', fields: [] } as const
        for (const failure of [missing, ...Object.values(failureExamplesOf(endpoint))]) {
          const what = `${endpoint.id} ${failure.code} ${signs}`
          const { journey, before } = await set(placed, signs)
          journey.on.refuseNext(endpoint, failure)
          const caseId = await goThrough(journey)
          expect(casesAt(journey), what).toEqual([caseId, ...before])
          const [refused, ...others] = keysOf(journey, endpoint)
          expect(others.length, what).toBeGreaterThan(0)
          // What is deleted has no key: gone is gone.
          if (endpoint.method !== 'DELETE') expect(others, what).not.toContain(refused)
        }
      }
    }
  })
})

test('something is signed in each of the two ways', async () => {
  const written = await Promise.all(namedCases.map(async ([, placed]) => (await waysThrough(placed)).map(endpointsOf)))
  expect(written.flat(2)).toEqual(expect.arrayContaining([signDigitally, signManually]))
})

const endpointsOf = ({ writes }: { readonly writes: ReturnType<typeof writesOf> }) =>
  writes.map(({ endpoint }) => endpoint)
