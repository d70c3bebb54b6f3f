import { releaseMachine } from '../../../machines/release/release.machine'
import type { ReleaseEvent } from '../../../machines/release/release.types'
import type { AppContext } from '../../../machines/root/app.types'
import { homeRoute } from '../../../machines/routes'
import { START_TIME, stubCases, stubFailure } from '../kit/cases'
import { modelOf } from '../kit/model'

const LATER_MS = 10 * 60_000

const placeChanged = (changedContext: Partial<AppContext>): ReleaseEvent => ({
  type: 'place.changed',
  ...{ at: START_TIME + LATER_MS, route: homeRoute, dirty: false, notice: null },
  ...changedContext,
})

export const releaseModel = modelOf(releaseMachine, {
  inputs: { opened: { askedAt: START_TIME } },
  events: () => [placeChanged({}), placeChanged({ route: { name: 'auth', productLine: 'kgfb', list: false } })],
  sources: { 'place.changed': 'parent' },
  stubs: ['ask'],
  actors: {
    ask: () => [...stubCases('ask', { same: false, replaced: true }), stubFailure('ask')],
  },
  project: ({ askedAt }) => askedAt,
})
