import { lineMachine } from '../../../machines/line/line.machine'
import type { LineEvent, LineLook } from '../../../machines/line/line.types'
import { waitMachine } from '../../../machines/line/wait.machine'
import type { WaitEvent } from '../../../machines/line/wait.types'
import { START, stubCases, stubFailure } from '../kit/cases'
import { modelOf } from '../kit/model'

const rests = () => [...stubCases('rest', { rested: undefined }), stubFailure('rest')]

export const line = modelOf(lineMachine, {
  inputs: { opened: undefined },
  events: ({ context: { waits } }): LineEvent[] => [
    { type: 'file.failed' },
    { type: 'browser.online' },
    ...(waits.length < 2
      ? [{ type: 'wait.began', id: `wait-${waits.length + 1}`, at: START, isPortal: false } as const]
      : []),
    ...waits
      .slice(0, 1)
      .flatMap((id): LineEvent[] => [
        { type: 'portal.asked' },
        { type: 'wait.found', id, rest: 0, at: START },
        { type: 'wait.ended', id },
      ]),
  ],
  sources: {
    'file.failed': 'parent',
    'browser.online': 'parent',
    'wait.began': 'parent',
    'wait.ended': 'parent',
    'portal.asked': 'child',
    'wait.found': 'child',
  },
  stubs: ['look', 'rest', 'wait'],
  actors: {
    look: () => [
      ...stubCases<LineLook>('look', {
        portalAnswers: { isThere: true, at: START },
        portalSilent: { isThere: false, at: START },
      }),
      stubFailure('look'),
    ],
    rest: rests,
    wait: () => [],
  },
  project: ({ waits }) => waits,
})

const FOUND = { id: 'wait-1', sinceFound: 10_000, lastRest: 0 }

export const wait = modelOf(waitMachine, {
  inputs: {
    anything: { failed: 'other', ...FOUND },
    file: { failed: 'file', ...FOUND },
    noAnswer: { failed: 'portal', ...FOUND },
  },
  events: (): WaitEvent[] => [{ type: 'portal.answered', at: START }, { type: 'portal.silent' }],
  sources: { 'portal.answered': 'parent', 'portal.silent': 'parent' },
  stubs: ['rest'],
  actors: { rest: rests },
  project: ({ rest, isGone }) => [rest, isGone],
})
