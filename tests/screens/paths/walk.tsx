import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import kgfb from '../../../public/assets/i18n/hu/kgfb.json'
import { App } from '../../../src/App'
import { lazyModule as dapModule } from '../../../src/modules/dap'
import { lazyModule as homeModule } from '../../../src/modules/home'
import { lazyModule as identificationModule } from '../../../src/modules/identification'
import { register } from '../../../src/modules/lazyModule'
import { lazyModule as paymentModule } from '../../../src/modules/payment'
import { lazyModule as phoneRequestModule } from '../../../src/modules/phoneRequest'
import { lazyModule as secondStepModule } from '../../../src/modules/secondStep'
import { lazyModule as securityModule } from '../../../src/modules/security'
import { lazyModule as signatureModule } from '../../../src/modules/signature'
import { lazyModule as signedInModule } from '../../../src/modules/signedIn'
import { lazyModule as signInModule } from '../../../src/modules/signIn'
import { addTexts } from '../../../src/texts/texts'
import { START_TIME } from '../../../tools/exploration/kit/cases'
import { fakeServices } from '../../../tools/exploration/kit/fakeServices'
import { applySettlement } from '../../../tools/exploration/kit/run'
import { sampleFlow, sampleVariants } from '../../../tools/exploration/kit/sampleEntries'
import { SAMPLE_FILE_ID, sampleFile } from '../../../tools/exploration/kit/sampleFile'
import type { Expectation, Path } from '../../../tools/exploration/paths'
import { loadScreens } from '../signedIn'
import { openStage, type Stage } from '../support/openings'
import { begin, perform } from '../support/perform'

/** Texts that only the sample product line has. */
const sampleTexts = {
  ...kgfb,
  cases: {
    ...kgfb.cases,
    [sampleFlow.key]: { label: 'Egy külön folyamat' },
    [sampleVariants.key]: { label: 'Kétféleképpen', lead: 'Melyik legyen?', ways: { one: { label: 'Így' } } },
  },
}

/** The functions that are faked for the machines. All other timers stay real, because axe and React need them. */
const AWAITED: NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']> = [
  'setTimeout',
  'clearTimeout',
  'Date',
]

/** The functions of `AWAITED`, and the clock of `performance`. With this clock faked, two walks show the same time. */
export const STANDING: typeof AWAITED = [...AWAITED, 'performance']

/** Registers the texts and screens before the tests of a file. Fakes timers and file ids for each test. */
export const prepareScreens = (toFake = AWAITED): void => {
  beforeAll(() => {
    document.documentElement.lang = 'hu'
    loadScreens()
    addTexts('kgfb', sampleTexts)
    register(homeModule)
    register(signInModule)
    register(secondStepModule)
    register(signedInModule)
    register(identificationModule)
    register(dapModule)
    register(phoneRequestModule)
    register(securityModule)
    register(paymentModule)
    register(signatureModule)
  })
  beforeEach(() => {
    // The page gives a chosen file the same id as the paths do.
    vi.spyOn(crypto, 'randomUUID').mockReturnValue(SAMPLE_FILE_ID)
    vi.useFakeTimers({ now: START_TIME, toFake })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

const show = ({ app }: Stage) =>
  render(<App app={app} navigate={(address) => app.send({ type: 'location.requested', address })} />)

/** A function that checks the page after a step of a path. It gets the expected result and the step's name. */
export type StepCheck = (stage: Stage, expected: Expectation, name: string) => void | Promise<void>

/** Runs a path on the screens. Checks the result of each step, and then calls `checkStep`. */
export const walk = async (path: Path, checkStep: StepCheck): Promise<void> => {
  const fake = fakeServices()
  for (const before of path.steps.flatMap(({ ends }) => ends?.before ?? [])) await applySettlement(fake, before)
  const stage = await openStage(path, fake)
  // Adds the sample file to the page, since a page loses a draft's files in a reload.
  fake.files.set(sampleFile.id, new File(['irat'], sampleFile.name, { type: sampleFile.mimeType }))
  show(stage)
  await begin(stage)
  const actor = stage.actor()
  if (actor === undefined) throw new Error(`${path.machine} did not start`)
  const lives = () => stage.livesOf(actor)
  const arrive = async (index: number, expected: Expectation, name: string): Promise<void> => {
    const { value, transitions } = expected
    expect(lives()[index], name).toEqual({ value, transitions })
    // A state that the actor leaves without waiting is never visible, so it is not checked.
    if (lives().length > index + 1) return
    await checkStep(stage, expected, name)
  }

  await arrive(0, path.start, 'the start')
  for (const [index, step] of path.steps.entries()) {
    if (lives().length <= index + 1) await perform(stage, step)
    await arrive(index + 1, step, `${index + 1}. ${step.name}`)
  }
  expect(lives(), 'nothing else happened').toHaveLength(path.steps.length + 1)
}
