import { lineMachine } from '../../../machines/line/line.machine'
import type { LineEvent } from '../../../machines/line/line.types'
import { stubCases, stubFails } from '../kit/cases'
import { modelOf } from '../kit/model'

export const line = modelOf(lineMachine, {
  inputs: { anything: { given: null }, file: { given: 15_000 }, noAnswer: { given: 0 } },
  events: (): LineEvent[] => [{ type: 'browser.online' }, { type: 'wait.ended' }],
  sources: { 'browser.online': 'parent', 'wait.ended': 'parent' },
  stubs: ['look', 'rest'],
  actors: {
    look: () => [...stubCases('look', { portalAnswers: true, portalSilent: false }), stubFails('look')],
    rest: () => [...stubCases('rest', { rested: undefined }), stubFails('rest')],
  },
  project: ({ given, isGone }) => [given, isGone],
})
