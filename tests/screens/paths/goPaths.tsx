import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Path } from '../../../tools/exploration/paths'
import { translatePage } from '../../browser/support/translator'
import { checkAccessible, forgetLooks, forgetScheme, looksMet } from '../support/accessible'
import { checkPage } from '../support/checks'
import { checkThumb } from '../support/sight'
import { shardOf } from './shards'
import { prepareScreens, type StepCheck, walk } from './walk'

const checkStep: StepCheck = async (stage, _, name) => {
  try {
    checkPage(stage)
    checkThumb()
    await checkAccessible()
  } catch (error) {
    throw new Error(`After ${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}

/** Runs a path on the screens and checks each screen. Returns the transitions that the path takes. */
const go = async (path: Path): Promise<readonly string[]> => {
  await walk(path, checkStep)
  return [path.start, ...path.steps].flatMap(({ transitions }) => transitions)
}

/** Declares the tests that run the chosen paths of a shard's models on screens. */
export const goPaths = async (shard: number): Promise<void> => {
  prepareScreens()
  const summary: string[] = []
  beforeAll(forgetLooks)
  // Translates the page in all paths, so that each action of a customer is tested on a translated page.
  let stopTranslation = (): void => {}
  beforeEach(() => {
    stopTranslation = translatePage()
  })
  afterEach(() => stopTranslation())
  afterAll(async () => {
    await forgetScheme()
    console.info([...summary, `${looksMet()} different looks of a page, each of which was held against axe`].join('\n'))
  })

  for (const { model, made } of await shardOf(shard)) {
    describe(model.machine.id, () => {
      const { declared, paths, onScreens } = made
      const takenTransitions = new Set<string>()

      test.each(onScreens.map((path) => [path.id, path.title, path] as const))('%s %s', async (_id, _title, path) => {
        for (const transition of await go(path)) takenTransitions.add(transition)
      })

      test('what is to be taken of it on the screens was taken', () => {
        const transitions = `${takenTransitions.size} of ${declared.length} transitions`
        summary.push(
          `${model.machine.id}: ${transitions} taken on the screens, by ${onScreens.length} of ${paths.length} paths`,
        )
        const expectedTransitions = onScreens.flatMap(({ start, steps }) =>
          [start, ...steps].flatMap((step) => step.transitions),
        )
        expect(expectedTransitions.filter((id) => !takenTransitions.has(id))).toEqual([])
      })
    })
  }
}
