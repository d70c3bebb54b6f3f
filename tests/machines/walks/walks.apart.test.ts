import { type Arbitrary, array, asyncProperty, boolean, constantFrom, integer, oneof } from 'fast-check'
import { beforeAll, test, vi } from 'vitest'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { namedShapes } from '../kit/everyCase'
import { strategiesOf } from '../matrix/answers'
import { setOut, settingsAt } from '../matrix/setting'
import { withPortal } from '../matrix/withPortal'
import { type ActName, acts } from './acts'
import { checkRepeatedly, LONGEST } from './repeat'
import { loadEveryScreen } from './shown'
import { walk } from './walk'

// `renderToStaticMarkup` reads the server snapshot of a store, which the browser's stores do not have. The mock reads
// the current snapshot instead.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: (_: unknown, read: () => unknown) => read(),
}))

withPortal()
beforeAll(loadEveryScreen)

const WALKS = 100

const names = Object.keys(acts) as readonly ActName[]
// In most acts the customer continues, because a walk of failures alone would get nowhere. Reloads and lost answers are
// more frequent than the other failures.
const act: Arbitrary<ActName> = oneof(
  { weight: 8, arbitrary: constantFrom<ActName>('goes on') },
  {
    weight: 3,
    arbitrary: constantFrom<ActName>('reloads', 'answers one question', 'loses the answer to what is sent next'),
  },
  { weight: 3, arbitrary: constantFrom(...names) },
)

const settingOf = settingsAt('everything')

/** A walk of a customer through one of the cases, with random acts. */
const walking = asyncProperty(
  integer({ min: 0, max: namedShapes.length - 1 }),
  boolean(),
  // Only a quarter of the walks render the pages, because rendering takes twice the time of the walk itself.
  constantFrom(true, false, false, false),
  array(act, { minLength: 10, maxLength: 40, size: 'max' }),
  async (index, isDouble, isSeen, happening) => {
    vi.clearAllTimers()
    vi.setSystemTime(START_TIME)
    const [, productLineCase] = namedShapes[index] ?? []
    const [strategy] = productLineCase === undefined ? [] : strategiesOf(productLineCase.definition)
    if (productLineCase === undefined || strategy === undefined) throw new Error(`No case is the ${index}th`)
    await walk(await setOut(await settingOf(productLineCase), strategy, isDouble ? 2 : 1), happening, isSeen)
  },
)

test(
  'a random walk through a case never submits it twice, loses an answer, gets stuck or shows contract data when signed out',
  () => checkRepeatedly(walking, WALKS),
  LONGEST,
)
