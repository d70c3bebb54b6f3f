import { lineMachine } from '../../../machines/line/line.machine'
import type { LineEvent, PortalCheck } from '../../../machines/line/line.types'
import { waitMachine } from '../../../machines/line/wait.machine'
import type { WaitEvent } from '../../../machines/line/wait.types'
import { START_TIME, stubCases, stubFailure } from '../kit/cases'
import { modelOf } from '../kit/model'

const restCases = () => [...stubCases('rest', { rested: undefined }), stubFailure('rest')]

export const lineModel = modelOf(lineMachine, {
  inputs: { opened: undefined },
  events: ({ context: { waits } }): LineEvent[] => [
    { type: 'file.failed' },
    { type: 'browser.online' },
    ...(waits.length < 2
      ? [{ type: 'wait.began', id: `wait-${waits.length + 1}`, at: START_TIME, isPortal: false } as const]
      : []),
    ...waits
      .slice(0, 1)
      .flatMap((id): LineEvent[] => [
        { type: 'portal.asked' },
        { type: 'wait.found', id, rest: 0, at: START_TIME },
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
      ...stubCases<PortalCheck>('look', {
        portalAnswers: { isThere: true, at: START_TIME },
        portalSilent: { isThere: false, at: START_TIME },
      }),
      stubFailure('look'),
    ],
    rest: restCases,
    wait: () => [],
  },
  project: ({ waits }) => waits,
})

const FOUND_WAIT = { id: 'wait-1', sinceFound: 10_000, lastRest: 0 }

export const waitModel = modelOf(waitMachine, {
  inputs: {
    anything: { failed: 'other', ...FOUND_WAIT },
    file: { failed: 'file', ...FOUND_WAIT },
    noAnswer: { failed: 'portal', ...FOUND_WAIT },
  },
  events: (): WaitEvent[] => [{ type: 'portal.answered', at: START_TIME }, { type: 'portal.silent' }],
  sources: { 'portal.answered': 'parent', 'portal.silent': 'parent' },
  stubs: ['rest'],
  actors: { rest: restCases },
  project: ({ rest, isGone }) => [rest, isGone],
})
