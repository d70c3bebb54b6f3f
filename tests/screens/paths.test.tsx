import { cleanup, render } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { App } from '../../src/App'
import { fillDap } from '../../src/dap'
import { fillHome } from '../../src/home'
import { fillIdentification } from '../../src/identification'
import { fillPayment } from '../../src/payment'
import { fillPhoneRequest } from '../../src/phoneRequest'
import { fillSecurity } from '../../src/security'
import { fillSignature } from '../../src/signature'
import { fillSignedIn } from '../../src/signedIn'
import { fillSignIn } from '../../src/signIn'
import { START } from '../model/kit/cases'
import { happen } from '../model/kit/run'
import { SAMPLE_FILE_ID, sampleFile } from '../model/kit/sampleFile'
import { scriptedWorld } from '../model/kit/world'
import { models } from '../model/models'
import { type Expectation, type Path, pathsOf } from '../model/paths'
import { loadScreens } from './signedIn'
import { checkAccessible, forgetScheme, looksChecked } from './support/accessible'
import { checkPage } from './support/checks'
import { openStage, type Stage } from './support/openings'
import { begin, perform } from './support/perform'

beforeAll(() => {
  document.documentElement.lang = 'hu'
  loadScreens()
  fillHome()
  fillSignIn()
  fillSignedIn()
  fillIdentification()
  fillDap()
  fillPhoneRequest()
  fillSecurity()
  fillPayment()
  fillSignature()
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

const summary: string[] = []

afterAll(async () => {
  await forgetScheme()
  console.info([...summary, `${looksChecked()} different looks of a page were held against axe`].join('\n'))
})

describe.each(models.map((model) => [model.machine.id, model] as const))('%s', (name, model) => {
  const { declared, reached, paths } = pathsOf(model)
  const taken = new Set<string>()

  test.each(paths.map((path) => [path.id, path.title, path] as const))('%s %s', async (_id, _title, path) => {
    for (const transition of await go(path)) taken.add(transition)
  })

  test('every transition that can be reached was taken on the screens', () => {
    summary.push(
      `${name}: ${declared.length} transitions modelled, ${taken.size} taken on the screens, by ${paths.length} paths`,
    )
    expect([...reached].filter((id) => !taken.has(id))).toEqual([])
  })
})
