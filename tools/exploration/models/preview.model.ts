import { previewMachine } from '../../../machines/preview/preview.machine'
import type { PreviewAsked } from '../../../machines/preview/preview.types'
import { calculatePremium } from '../../../src/api/kgfbPremium'
import { deadlineCase } from '../kit/cases'
import { modelOf } from '../kit/model'

const previewEvent = (input: object | null): PreviewAsked => ({ type: 'preview.asked', input })

export const previewModel = modelOf(previewMachine(calculatePremium), {
  inputs: { fresh: undefined },
  events: (): PreviewAsked[] => [previewEvent({ body: {} }), previewEvent(null)],
  sources: { 'preview.asked': 'parent' },
  actors: { pause: () => [deadlineCase], retryPause: () => [deadlineCase] },
  project: ({ input, data }) => [input !== null, data !== null],
})
