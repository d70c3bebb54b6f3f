import { tabMachine } from '../../../machines/tab/tab.machine'
import type { StoredTab, TabEvent } from '../../../machines/tab/tab.types'
import { START_TIME, stubCases, stubFailure } from '../kit/cases'
import { modelOf } from '../kit/model'

const sameTab: StoredTab = { id: 'tab-1', wasClosed: false, isEnded: false, isAway: false, isPassed: false }

export const tabModel = modelOf(tabMachine, {
  inputs: {
    opened: { isReturning: false, wasClockSetBack: false },
    backFromPayment: { isReturning: true, wasClockSetBack: false },
  },
  events: (): TabEvent[] => [
    { type: 'page.left', at: START_TIME },
    { type: 'page.returned', isReturning: false },
  ],
  sources: { 'page.left': 'parent', 'page.returned': 'parent' },
  stubs: ['look', 'hold', 'newId'],
  actors: {
    look: () => [
      ...stubCases<StoredTab>('look', {
        same: sameTab,
        closed: { ...sameTab, wasClosed: true },
        ended: { ...sameTab, isEnded: true },
        away: { ...sameTab, isAway: true },
        passed: { ...sameTab, isPassed: true },
      }),
      stubFailure('look'),
    ],
    hold: () => [...stubCases('hold', { held: true, heldByAnother: false }), stubFailure('hold')],
    recordOpen: () => [],
    newId: () => [...stubCases('newId', { made: 'tab-2' }), stubFailure('newId')],
  },
  project: ({ isAway, wasClosed, isEnded, isReturning, isNew, isStale, leftAt }) => [
    ...[isAway, wasClosed, isEnded, isReturning, isNew, isStale, leftAt],
  ],
})
