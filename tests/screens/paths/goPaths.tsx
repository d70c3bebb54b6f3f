import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import kgfb from '../../../public/assets/i18n/hu/kgfb.json'
import { App } from '../../../src/App'
import { lazyModule as dapModule } from '../../../src/modules/dap'
import { lazyModule as homeModule } from '../../../src/modules/home'
import { lazyModule as identificationModule } from '../../../src/modules/identification'
import { provide } from '../../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../../src/modules/payment'
import { lazyModule as phoneRequestModule } from '../../../src/modules/phoneRequest'
import { lazyModule as secondStepModule } from '../../../src/modules/secondStep'
import { lazyModule as securityModule } from '../../../src/modules/security'
import { lazyModule as signatureModule } from '../../../src/modules/signature'
import { lazyModule as signedInModule } from '../../../src/modules/signedIn'
import { lazyModule as signInModule } from '../../../src/modules/signIn'
import { addTexts } from '../../../src/texts/texts'
import { START } from '../../model/kit/cases'
import { happen } from '../../model/kit/run'
import { sampleFlow, sampleVariants } from '../../model/kit/sampleEntries'
import { SAMPLE_FILE_ID, sampleFile } from '../../model/kit/sampleFile'
import { scriptedWorld } from '../../model/kit/world'
import type { Expectation, Path } from '../../model/paths'
import { loadScreens } from '../signedIn'
import { checkAccessible, forgetScheme, looksChecked } from '../support/accessible'
import { checkPage } from '../support/checks'
import { openStage, type Stage } from '../support/openings'
import { begin, perform } from '../support/perform'
import { shardOf } from './shards'

/** The words of what stands in the sample area only. */
const sampleTexts = {
  ...kgfb,
  cases: {
    ...kgfb.cases,
    [sampleFlow.key]: { label: 'Egy külön folyamat' },
    [sampleVariants.key]: { label: 'Kétféleképpen', lead: 'Melyik legyen?', ways: { one: { label: 'Így' } } },
  },
}

/** Before and after each path, in whichever file. */
const prepare = (): void => {
  beforeAll(() => {
    document.documentElement.lang = 'hu'
    loadScreens()
    addTexts('kgfb', sampleTexts)
    provide(homeModule)
    provide(signInModule)
    provide(secondStepModule)
    provide(signedInModule)
    provide(identificationModule)
    provide(dapModule)
    provide(phoneRequestModule)
    provide(securityModule)
    provide(paymentModule)
    provide(signatureModule)
  })
  beforeEach(() => {
    // The page names a chosen file as the paths do.
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(SAMPLE_FILE_ID)
    // Only what machines wait for: axe and React go on by the real ones.
    vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

const show = ({ app }: Stage) =>
  render(<App app={app} navigate={(address) => app.send({ type: 'location.requested', address })} />)

/** Goes a path on the screens, looking at each; gives the transitions that were taken. */
const go = async (path: Path): Promise<readonly string[]> => {
  const world = scriptedWorld()
  world.files.set(sampleFile.id, new File(['irat'], sampleFile.name, { type: sampleFile.mimeType }))
  for (const before of path.steps.flatMap(({ ends }) => ends?.before ?? [])) await happen(world, before)
  const stage = await openStage(path, world)
  show(stage)
  await begin(stage)
  const actor = stage.actor()
  if (actor === undefined) throw new Error(`${path.machine} did not start`)
  const lived = () => stage.livesOf(actor)
  const look = async (index: number, { value, transitions }: Expectation, name: string): Promise<void> => {
    expect(lived()[index], name).toEqual({ value, transitions })
    // What an actor that waits for nothing has passed through was never to be seen.
    if (lived().length > index + 1) return
    try {
      checkPage(stage)
      await checkAccessible()
    } catch (error) {
      throw new Error(`After ${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
    }
  }

  await look(0, path.start, 'the start')
  for (const [index, step] of path.steps.entries()) {
    if (lived().length <= index + 1) await perform(stage, step)
    await look(index + 1, step, `${index + 1}. ${step.name}`)
  }
  expect(lived(), 'nothing else happened').toHaveLength(path.steps.length + 1)
  return [path.start, ...path.steps].flatMap(({ transitions }) => transitions)
}

/** Goes the paths of each model that are for the screens, too. */
export const goPaths = async (shard: number): Promise<void> => {
  prepare()
  const summary: string[] = []
  afterAll(async () => {
    await forgetScheme()
    console.info([...summary, `${looksChecked()} different looks of a page were held against axe`].join('\n'))
  })

  for (const { model, made } of await shardOf(shard)) {
    describe(model.machine.id, () => {
      const { declared, paths, onScreens } = made
      const taken = new Set<string>()

      test.each(onScreens.map((path) => [path.id, path.title, path] as const))('%s %s', async (_id, _title, path) => {
        for (const transition of await go(path)) taken.add(transition)
      })

      test('what is to be taken of it on the screens was taken', () => {
        const transitions = `${taken.size} of ${declared.length} transitions`
        summary.push(
          `${model.machine.id}: ${transitions} taken on the screens, by ${onScreens.length} of ${paths.length} paths`,
        )
        const wanted = onScreens.flatMap(({ start, steps }) => [start, ...steps].flatMap((step) => step.transitions))
        expect(wanted.filter((id) => !taken.has(id))).toEqual([])
      })
    })
  }
}
