import { tabMachine } from '../../../machines/tab/tab.machine'
import type { TabEvent, TabLook } from '../../../machines/tab/tab.types'
import { START, stubCases, stubFailure } from '../kit/cases'
import { modelOf } from '../kit/model'

const same: TabLook = { id: 'tab-1', wasClosed: false, isEnded: false, isAway: false, isPassed: false }

export const tab = modelOf(tabMachine, {
  inputs: { opened: { isReturning: false }, backFromPayment: { isReturning: true } },
  events: (): TabEvent[] => [
    { type: 'page.left', at: START },
    { type: 'page.returned', isReturning: false },
  ],
  sources: { 'page.left': 'parent', 'page.returned': 'parent' },
  stubs: ['look', 'hold', 'newId'],
  actors: {
    look: () => [
      ...stubCases<TabLook>('look', {
        same,
        closed: { ...same, wasClosed: true },
        ended: { ...same, isEnded: true },
        away: { ...same, isAway: true },
        passed: { ...same, isPassed: true },
      }),
      stubFailure('look'),
    ],
    hold: () => [...stubCases('hold', { held: true, heldByAnother: false }), stubFailure('hold')],
    newId: () => [...stubCases('newId', { made: 'tab-2' }), stubFailure('newId')],
  },
  project: ({ isAway, isEnded, isReturning, isNew, isStale, leftAt }) => [
    ...[isAway, isEnded, isReturning, isNew, isStale, leftAt],
  ],
})
