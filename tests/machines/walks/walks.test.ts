import { type Arbitrary, array, assert, asyncProperty, boolean, constantFrom, integer, oneof } from 'fast-check'
import { expect, test, vi } from 'vitest'
import { START } from '../../model/kit/cases'
import { namedShapes } from '../everyCase'
import { mannersOf } from '../matrix/answers'
import { setOut, settingsAt } from '../matrix/setting'
import { withPortal } from '../matrix/withPortal'
import { type ActName, acts } from './acts'
import { walk } from './walk'

withPortal()

/** How long walks are made at night (minutes); in the suite, so many as take some seconds. */
const minutes = Number(process.env.WALK_MINUTES ?? 0)
const WALKS = 100
const SEED = 20261121

const names = Object.keys(acts) as readonly ActName[]
// Most of the time a customer goes on: whoever is only disturbed gets nowhere.
const act: Arbitrary<ActName> = oneof(
  { weight: 8, arbitrary: constantFrom<ActName>('goes on') },
  { weight: 3, arbitrary: constantFrom(...names) },
)

const settingOf = settingsAt('everything')

/** A customer of some case, to whom these things happen. */
const walking = asyncProperty(
  integer({ min: 0, max: namedShapes.length - 1 }),
  boolean(),
  array(act, { minLength: 10, maxLength: 40, size: 'max' }),
  async (index, isDouble, happening) => {
    vi.clearAllTimers()
    vi.setSystemTime(START)
    const [, placed] = namedShapes[index] ?? []
    const [manner] = placed === undefined ? [] : mannersOf(placed.definition)
    if (placed === undefined || manner === undefined) throw new Error(`No case is the ${index}th`)
    await walk(await setOut(await settingOf(placed), manner, isDouble ? 2 : 1), happening)
  },
)

test(
  'whatever happens on the way, a case is made once, no answer is lost, and nobody signed out sees a contract',
  async () => {
    const until = performance.now() + minutes * 60_000
    let seed = SEED
    do {
      await assert(walking, { seed, numRuns: WALKS })
      seed += 1
    } while (performance.now() < until)
    expect(seed).toBeGreaterThan(SEED)
  },
  (minutes + 5) * 60_000,
)
