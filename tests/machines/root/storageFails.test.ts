import { describe, expect, test } from 'vitest'
import { resultCallOf } from '../../../machines/case/definition/definition'
import type { ProductLineCase } from '../../../machines/cases'
import { SESSION } from '../../../machines/storageKeys'
import { sturdyStorage } from '../../../src/browser/sturdyStorage'
import { jsonStorage } from '../../../src/browser/tabStorage'
import { createStorage } from '../../mocks/storage'
import type { PageAt } from '../kit/atInsurer'
import { goThrough, goUntil, reloaded } from '../kit/caseJourney'
import { begin, casesAt, keysOf, namedCases, withJourneys } from '../kit/everyCase'
import { atPlate, caseOf, contractLoads, plateLoads, routeOf, signIn, typePlate } from '../kit/portal'

withJourneys()

const fails = (name: 'QuotaExceededError' | 'SecurityError'): never => {
  throw new DOMException('Not here', name)
}

/**
 * Creates a fake storage that counts writes. `isFull` is called with the number of a write; if it returns `true`, that
 * write fails. `isClosed` is called with the number of writes so far; if it returns `true`, the storage cannot be
 * opened.
 */
const wrongStore = (isFull: (write: number) => boolean, isClosed: (write: number) => boolean = () => false) => {
  const storage = createStorage()
  let writes = 0
  const store: Storage = {
    ...storage,
    get length() {
      return storage.length
    },
    setItem: (key, text) => {
      writes += 1
      return isFull(writes) ? fails('QuotaExceededError') : storage.setItem(key, text)
    },
  }
  return { open: () => (isClosed(writes) ? fails('SecurityError') : store), writes: () => writes }
}

type WrongStore = ReturnType<typeof wrongStore>

/**
 * Replaces the page's sessionStorage with this store. After a reload, the page finds only what the store has accepted.
 */
const keepIn = ({ fake }: Pick<PageAt, 'fake'>, { open }: WrongStore): void => {
  Object.assign(fake.services, { storage: jsonStorage(sturdyStorage(open)) })
}

const setOutWith = async (productLineCase: ProductLineCase, store: WrongStore) => {
  const { journey, before } = await begin(productLineCase)
  keepIn(journey.on, store)
  return { journey, before }
}

/** Completes a case with a storage that accepts every write. Returns the number of writes. */
const writesOf = async (productLineCase: ProductLineCase): Promise<number> => {
  const store = wrongStore(() => false)
  await goThrough((await setOutWith(productLineCase, store)).journey)
  return store.writes()
}

test('a value that the storage loses after it was written stays in the page’s memory', () => {
  const silent: Storage = { ...createStorage(), setItem: () => undefined, length: 0 }
  const store = sturdyStorage(() => silent)
  store.setItem('draft', 'Kovács')
  expect(store.getItem('draft')).toBe('Kovács')
  expect(store.isLosing()).toBe(true)
})

/** Ids of four cases: one with documents, one with a code, one with a payment and one with a signature. */
const KINDS = ['kgfb.licensePlate', 'common.email', 'casco.reactivate', 'kgfb.termination.car-sell']
const kinds = namedCases.filter(([id]) => KINDS.includes(id))

describe.each(namedCases)('the case %s', (_, productLineCase) => {
  test.each([
    ['rejects every write', () => wrongStore(() => true)],
    [
      'is forbidden',
      () =>
        wrongStore(
          () => false,
          () => true,
        ),
    ],
    [
      'becomes inaccessible after a few writes',
      () =>
        wrongStore(
          () => false,
          (writes) => writes > 3,
        ),
    ],
  ])('is submitted once, even after a lost answer, in a page whose storage %s', async (_name, make) => {
    const { journey, before } = await setOutWith(productLineCase, make())
    journey.on.loseAnswer(resultCallOf(productLineCase.definition))
    const caseId = await goThrough(journey)
    expect(casesAt(journey)).toEqual([caseId, ...before])
    expect(new Set(keysOf(journey, resultCallOf(productLineCase.definition))).size).toBe(1)
  })
})

describe.each(kinds)('the case %s', (_, productLineCase) => {
  test('is submitted once even if any single write to the storage fails', async () => {
    const writes = await writesOf(productLineCase)
    expect(writes).toBeGreaterThan(5)
    for (let full = 1; full <= writes; full += 1) {
      const { journey, before } = await setOutWith(
        productLineCase,
        wrongStore((write) => write === full),
      )
      journey.on.loseAnswer(resultCallOf(productLineCase.definition))
      const caseId = await goThrough(journey)
      expect(casesAt(journey), `write ${full}`).toEqual([caseId, ...before])
    }
  })

  // Skips the case with a signature. After the reload the portal requests the signature again, and the insurer rejects
  // a second signature.
  const isSigned = productLineCase.definition.id === 'kgfb.termination.car-sell'
  test.skipIf(isSigned)('is submitted once if the page is reloaded after a failed write to the storage', async () => {
    const writes = await writesOf(productLineCase)
    for (let full = 1; full <= writes; full += 1) {
      const store = wrongStore((write) => write === full)
      const { journey, before } = await setOutWith(productLineCase, store)
      await goUntil(journey, () => store.writes() >= full)
      const reloadedJourney = await reloaded(journey, (on) => keepIn(on, store))
      const caseId = await goThrough(reloadedJourney)
      expect(casesAt(reloadedJourney), `write ${full}`).toEqual([caseId, ...before])
    }
  })
})

test('answers are kept after the end of the session even if the storage rejects every write', async () => {
  const portal = await atPlate()
  keepIn(
    portal,
    wrongStore(() => true),
  )
  typePlate(portal)
  portal.app.send({ type: 'session.expired' })
  expect(routeOf(portal)).toBe('sessionOver')
  portal.app.send({ type: 'signIn.requested' })
  await signIn(portal)
  await contractLoads(portal)
  await plateLoads(portal)
  expect(caseOf(portal).getSnapshot().context.answers.licensePlateNumber).toBe('AA BC-123')
  expect(portal.fake.services.storage.read(SESSION)).toBeDefined()
})
