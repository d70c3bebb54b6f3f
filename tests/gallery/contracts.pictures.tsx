import './still.css'
import { render } from '@testing-library/react'
import { act } from 'react'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { ContractHeader } from '../../machines/case/menu/productLineCases'
import { everyProductLine } from '../../machines/cases'
import { casesOfProductLine } from '../../machines/casesOfProductLine'
import { seedContracts } from '../../mocks/store/seed'
import { App } from '../../src/App'
import { START_TIME } from '../../tools/exploration/kit/cases'
import type { Scene } from '../../tools/gallery/scene'
import { openSignedIn } from '../machines/kit/portal'
import { answer, load } from '../machines/kit/story'
import { prepareScreens, STANDING } from '../screens/paths/walk'
import { dress, readTexts, takePictures } from './pictures'

/**
 * Contracts to take pictures of. The explored paths use only one contract, but menus and data depend on the contract.
 */
const samples = seedContracts(START_TIME).flatMap(({ number, insuranceType, header, isProposal }) =>
  everyProductLine
    .filter(({ productLine }) => productLine === insuranceType && !isProposal)
    // The cast is safe, because each sample's header has the form that its product line's header call returns.
    .map((cases) => ({ number, cases, header: header as ContractHeader })),
)

const scenes: Scene[] = []

prepareScreens(STANDING)
beforeAll(dress)

describe('contract', () => {
  test.each(samples)('the page of $number', async ({ number, cases, header }) => {
    const { productLine } = cases
    const { app, fake } = await openSignedIn(`/${productLine}/ugyek`, {
      contractNumber: number,
      productLine,
      openedBy: 'secondStep',
    })
    render(<App app={app} navigate={(address) => app.send({ type: 'location.requested', address })} />)
    await act(() => load(fake, 'loadModule', cases))
    await act(() => answer(fake, cases.header, header))
    await act(() => answer(fake, casesOfProductLine[productLine], []))
    const state = 'contract.selecting.current'
    scenes.push({
      ...{ id: `${state}.${number}`, flow: 'contract', states: [state], transitions: [], isStraight: true },
      ...{ sample: number, texts: readTexts(), pictures: await takePictures() },
    })
  })
  afterAll(() => commands.keepScenes('contract.samples', scenes))
})
