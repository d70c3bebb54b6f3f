import { lineMachine } from '../../../machines/line/line.machine'
import type { LineEvent } from '../../../machines/line/line.types'
import { stubCases, stubFails } from '../kit/cases'
import { modelOf } from '../kit/model'

const FOUND = { sinceFound: 10_000, lastRest: 0 }

export const line = modelOf(lineMachine, {
  inputs: {
    anything: { failed: 'other', ...FOUND },
    file: { failed: 'file', ...FOUND },
    noAnswer: { failed: 'portal', ...FOUND },
  },
  events: (): LineEvent[] => [
    { type: 'browser.online' },
    { type: 'portal.answered' },
    { type: 'portal.silent' },
    { type: 'wait.ended' },
  ],
  sources: {
    'browser.online': 'parent',
    'portal.answered': 'parent',
    'portal.silent': 'parent',
    'wait.ended': 'parent',
  },
  stubs: ['look', 'rest'],
  actors: {
    look: () => [...stubCases('look', { portalAnswers: true, portalSilent: false }), stubFails('look')],
    rest: () => [...stubCases('rest', { rested: undefined }), stubFails('rest')],
  },
  project: ({ rest, isGone }) => [rest, isGone],
})
